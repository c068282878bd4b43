import { CategoryFields } from '@filao/domain/fleet/category/category.schema'
import { inEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'

export async function listCategories(tx: Tx, companyId: number) {
  const rows = await categories(tx, companyId).orderBy(sql`fold(categories.code)`).orderBy('categories.id').execute()
  return rows.map((row) => inEuros(row))
}

export async function loadCategory(tx: Tx, companyId: number, id: number) {
  return inEuros(await categories(tx, companyId).where('categories.id', '=', id).executeTakeFirstOrThrow(notFound))
}

/** Lists the categories that are not archived. */
function categories(tx: Tx, companyId: number) {
  return tx
    .selectFrom('categories')
    .select([
      'categories.id',
      'categories.companyId',
      ...columns,
      optionIds.as('options'),
      vehicleCount.as('vehicleCount'),
    ])
    .where('categories.companyId', '=', companyId)
    .where('categories.archivedAt', 'is', null)
}

const columns = fieldNamesInCents(CategoryFields.omit({ options: true })).map((name) => `categories.${name}` as const)

const optionIds = sql<number[]>`array(
  select options.id
  from category_options
  join options on options.company_id = category_options.company_id and options.id = category_options.option_id
  where category_options.company_id = categories.company_id and category_options.category_id = categories.id
    and options.archived_at is null
  order by options.id)`

const vehicleCount = sql<number>`(
  select count(*)
  from vehicles
  where vehicles.company_id = categories.company_id and vehicles.category_id = categories.id
    and vehicles.archived_at is null)`

/**
 * Finds the category and keeps it from being removed or archived until the transaction ends, so that new rows may refer
 * to it. 404 at the field `path` when it does not exist or is archived.
 */
export async function keepCategory(tx: Tx, companyId: number, id: number, path: string) {
  const refusal = () => unknown({ path, thing: 'category' })
  return await liveCategory(tx, companyId, id).forKeyShare().executeTakeFirstOrThrow(refusal)
}

/** Finds the ids of these that are categories and not archived. */
export async function findCategoryIds(tx: Tx, companyId: number, ids: number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('archivedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the category: calls that change, remove or archive it wait for each other. */
export async function lockCategory(tx: Tx, companyId: number, id: number) {
  return await liveCategory(tx, companyId, id).forUpdate().executeTakeFirstOrThrow(notFound)
}

function liveCategory(tx: Tx, companyId: number, id: number) {
  return tx
    .selectFrom('categories')
    .select(['id', 'code'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
}

/** Returns true when another category that is not archived has the code, ignoring case. */
export async function isCodeTaken(tx: Tx, companyId: number, code: string, exceptId: number | null): Promise<boolean> {
  const other = await tx
    .selectFrom('categories')
    .select('id')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`id is distinct from ${exceptId}::int`)
    .executeTakeFirst()
  return other !== undefined
}

export async function insertCategory(tx: Tx, category: Insertable<Schema['categories']>): Promise<number> {
  const { id } = await tx.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(
  tx: Tx,
  companyId: number,
  id: number,
  change: Updateable<Schema['categories']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('categories').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

export async function archiveCategory(tx: Tx, companyId: number, id: number, archivedAt: string): Promise<void> {
  await updateCategory(tx, companyId, id, { archivedAt })
}

export async function deleteCategory(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('categories').where('companyId', '=', companyId).where('id', '=', id).execute()
}
