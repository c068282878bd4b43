import { OptionFields } from '@filao/domain/fleet/option/option.schema'
import { inEuros, toEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'
import { stocksOf } from './option-stock-queries.ts'

export async function listOptions(tx: Tx, companyId: number) {
  const rows = await options(tx, companyId).orderBy(sql`fold(options.name)`).orderBy('options.id').execute()
  return rows.map(answered)
}

/** Lists these options, without those that are archived. */
export async function listOptionsById(tx: Tx, companyId: number, ids: number[]) {
  const rows = await options(tx, companyId).where(sql<boolean>`options.id = any(${ids}::int[])`).execute()
  return rows.map(answered)
}

export async function loadOption(tx: Tx, companyId: number, id: number) {
  return answered(await options(tx, companyId).where('options.id', '=', id).executeTakeFirstOrThrow(notFound))
}

/** Writes the prices for the contract, in euros. */
function answered<Row extends { priceCents: number; dailyPriceCents: number; maxCents: number | null }>(row: Row) {
  const { priceCents, dailyPriceCents, ...fields } = row
  return { ...inEuros(fields), price: toEuros(priceCents), dailyPrice: toEuros(dailyPriceCents) }
}

/** Lists the options that are not archived, with the categories that they may be rented with. */
function options(tx: Tx, companyId: number) {
  return tx
    .selectFrom('options')
    .select(['options.id', 'options.companyId', ...columns])
    .select((option) =>
      jsonArrayFrom(
        option
          .selectFrom('categoryOptions')
          .innerJoin('categories', (join) =>
            join
              .onRef('categories.companyId', '=', 'categoryOptions.companyId')
              .onRef('categories.id', '=', 'categoryOptions.categoryId'),
          )
          .leftJoin('covers', (join) =>
            join
              .onRef('covers.companyId', '=', 'categoryOptions.companyId')
              .onRef('covers.optionId', '=', 'categoryOptions.optionId')
              .onRef('covers.categoryId', '=', 'categoryOptions.categoryId'),
          )
          .select((category) => [
            'categoryOptions.categoryId',
            jsonBuildObject({ id: category.ref('categories.id'), code: category.ref('categories.code') }).as(
              'category',
            ),
            sql<number | null>`covers.waiver_cents / 100.0`.as('waiverAmount'),
            sql<number | null>`covers.security_deposit_cents / 100.0`.as('securityDepositAmount'),
          ])
          .whereRef('categoryOptions.companyId', '=', 'options.companyId')
          .whereRef('categoryOptions.optionId', '=', 'options.id')
          .where('categories.archivedAt', 'is', null)
          .orderBy(sql`fold(categories.code)`),
      ).as('categories'),
    )
    .select((option) => stocksOf(option).as('stocks'))
    .where('options.companyId', '=', companyId)
    .where('options.archivedAt', 'is', null)
}

const columns = [
  ...fieldNamesInCents(OptionFields.omit({ price: true, dailyPrice: true, categories: true, stocks: true })).map(
    (name) => `options.${name}` as const,
  ),
  'options.priceCents',
  'options.dailyPriceCents',
] as const

/**
 * Locks the option: calls that change, remove or archive it wait for each other. 404 when it does not exist or is
 * archived.
 */
export async function lockOption(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('options')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

/** Finds the options that are not archived and have one of these names, ignoring case and accents. */
export async function findOptionNames(tx: Tx, companyId: number, names: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('options')
    .select('name')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`fold(name) = any(select fold(one) from unnest(${names}::text[]) as one)`)
    .where('archivedAt', 'is', null)
    .execute()
  return rows.map(({ name }) => name)
}

export async function insertOption(tx: Tx, option: Insertable<Schema['options']>): Promise<number> {
  const { id } = await tx.insertInto('options').values(option).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateOption(
  tx: Tx,
  companyId: number,
  id: number,
  change: Updateable<Schema['options']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('options').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

export async function archiveOption(tx: Tx, companyId: number, id: number, archivedAt: string): Promise<void> {
  await updateOption(tx, companyId, id, { archivedAt })
}

export async function deleteOption(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('options').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/**
 * Finds an option that is not archived and keeps it from being removed until the transaction ends. 404 at the field
 * `path` when there is none.
 */
export async function keepOption(tx: Tx, companyId: number, id: number, path: string) {
  return await tx
    .selectFrom('options')
    .select(['id', 'isCover'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => unknown({ path, thing: 'option' }))
}

/** Returns true when young drivers pay the option, by the rules of the company or of a category. */
export async function isForYoungDrivers(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { isFor } = await tx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or(
        (['driverRules', 'categories'] as const).map((table) =>
          exists(
            selectFrom(table)
              .select(`${table}.companyId`)
              .where(`${table}.companyId`, '=', companyId)
              .where(`${table}.youngDriverOptionId`, '=', id),
          ),
        ),
      ).as('isFor'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(isFor)
}
