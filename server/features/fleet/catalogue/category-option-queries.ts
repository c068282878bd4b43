import type { Tx } from '#platform/database/connect'
import { unknown } from '#platform/http/unknown'

type Table = 'categories' | 'options'

/**
 * Finds the rows with these ids and keeps them from being removed or archived until the transaction ends. 404, at the
 * field that names it, when one does not exist or is archived. Locks in the order of the ids, so that two calls with
 * the same ones never deadlock.
 */
async function keepAll(tx: Tx, table: Table, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .selectFrom(table)
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const kept = new Set(found.map(({ id }) => id))
  const at = ids.findIndex((id) => !kept.has(id))
  if (at < 0) return
  throw table === 'options'
    ? unknown({ path: `options.${at}`, thing: 'option' })
    : unknown({ path: `categories.${at}.categoryId`, thing: 'category' })
}

/** Stores which options may be rented with a category. */
export async function replaceOptionsOf(
  tx: Tx,
  companyId: number,
  categoryId: number,
  optionIds: readonly number[],
): Promise<void> {
  await keepAll(tx, 'options', companyId, optionIds)
  await tx
    .deleteFrom('categoryOptions')
    .where('companyId', '=', companyId)
    .where('categoryId', '=', categoryId)
    .execute()
  await insertPairs(
    tx,
    optionIds.map((optionId) => ({ companyId, categoryId, optionId })),
  )
}

/** Stores which categories an option may be rented with. */
export async function replaceCategoriesOf(
  tx: Tx,
  companyId: number,
  optionId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await keepAll(tx, 'categories', companyId, categoryIds)
  await tx.deleteFrom('categoryOptions').where('companyId', '=', companyId).where('optionId', '=', optionId).execute()
  await insertPairs(
    tx,
    categoryIds.map((categoryId) => ({ companyId, categoryId, optionId })),
  )
}

async function insertPairs(tx: Tx, pairs: { companyId: number; categoryId: number; optionId: number }[]) {
  if (pairs.length === 0) return
  await tx
    .insertInto('categoryOptions')
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
