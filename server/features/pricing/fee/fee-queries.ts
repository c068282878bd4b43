import { inEuros, toEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import type { FeeRule } from '@filao/domain/pricing/fee/due-fees'
import { type Fee, FeeFields } from '@filao/domain/pricing/fee/fee.schema'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

const columns = [
  ...fieldNamesInCents(FeeFields.omit({ price: true, dailyPrice: true })).map((name) => `fees.${name}` as const),
  'fees.priceCents',
  'fees.dailyPriceCents',
] as const

/** Selects the fees that are not archived, and that name no archived agency or category. */
function fees(tx: Tx, companyId: number) {
  const isUsable = (table: 'agencies' | 'categories', column: 'agencyId' | 'toAgencyId' | 'categoryId') => sql<boolean>`
    not exists (select from ${sql.table(table)} named where named.company_id = fees.company_id
      and named.id = ${sql.ref(`fees.${column}`)} and named.archived_at is not null)`
  return tx
    .selectFrom('fees')
    .where('fees.companyId', '=', companyId)
    .where('fees.archivedAt', 'is', null)
    .where(isUsable('agencies', 'agencyId'))
    .where(isUsable('agencies', 'toAgencyId'))
    .where(isUsable('categories', 'categoryId'))
}

/** Lists the fees by kind and name. */
export async function listFees(tx: Tx, companyId: number): Promise<Fee[]> {
  const rows = await fees(tx, companyId)
    .select(['fees.id', 'fees.companyId', ...columns])
    .orderBy(
      sql`array_position(array['outside_hours', 'place', 'one_way', 'delivery', 'additional_driver'], fees.kind)`,
    )
    .orderBy(sql`fold(fees.name)`)
    .orderBy('fees.id')
    .execute()
  return rows.map(answered)
}

export async function loadFee(tx: Tx, companyId: number, id: number): Promise<Fee> {
  const row = await fees(tx, companyId)
    .select(['fees.id', 'fees.companyId', ...columns])
    .where('fees.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return answered(row)
}

/** Writes the amounts for the contract, in euros. */
function answered<Row extends { priceCents: number; dailyPriceCents: number; maxCents: number | null }>(row: Row) {
  const { priceCents, dailyPriceCents, ...fields } = row
  return { ...inEuros(fields), price: toEuros(priceCents), dailyPrice: toEuros(dailyPriceCents) }
}

/** Lists the fees that are switched on, as a price needs them. */
export async function listFeeRules(tx: Tx, companyId: number): Promise<FeeRule[]> {
  return await fees(tx, companyId)
    .select([
      'fees.id',
      'fees.kind',
      'fees.name',
      'fees.nameEn',
      'fees.priceCents',
      'fees.dailyPriceCents',
      'fees.maxCents',
      'fees.agencyId',
      'fees.toAgencyId',
      'fees.categoryId',
      'fees.at',
      'fees.isOnHolidays',
      'fees.postalCodes',
      'fees.freeCount',
    ])
    .where('fees.isEnabled', '=', true)
    .orderBy('fees.id')
    .execute()
}

/** Lists the names of all fees by id, removed ones too. */
export async function listFeeNamesById(tx: Tx, companyId: number): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('fees').select(['id', 'name']).where('companyId', '=', companyId).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Lists the codes of the categories that are not archived, by id. */
export async function listCategoryCodesById(tx: Tx, companyId: number): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'code'])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Locks a fee. 404 when it does not exist or was removed. */
export async function lockFee(tx: Tx, companyId: number, id: number): Promise<void> {
  await fees(tx, companyId).select('fees.id').where('fees.id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
}

export async function insertFee(tx: Tx, fee: Insertable<Schema['fees']>): Promise<number> {
  const { id } = await tx.insertInto('fees').values(fee).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateFee(tx: Tx, companyId: number, id: number, change: Updateable<Schema['fees']>) {
  await tx.updateTable('fees').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}
