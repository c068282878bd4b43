import { noExcessStated } from '@filao/domain/fleet/option/cover'
import { fieldProblem } from '@filao/domain/kernel/problem'
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
  await checkCoversOf(tx, companyId, categoryId, optionIds)
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

/** A category of an option; `waiverCents` is the excess that a cover leaves in it, null for another option. */
export type OptionCategory = { categoryId: number; waiverCents: number | null; securityDepositCents: number | null }

/** Stores which categories an option may be rented with, and what a cover leaves in each. */
export async function replaceCategoriesOf(
  tx: Tx,
  companyId: number,
  optionId: number,
  categories: readonly OptionCategory[],
): Promise<void> {
  const byId = new Map(categories.map((one) => [one.categoryId, one]))
  await keepAll(tx, 'categories', companyId, [...byId.keys()])
  await tx.deleteFrom('categoryOptions').where('companyId', '=', companyId).where('optionId', '=', optionId).execute()
  await tx.deleteFrom('covers').where('companyId', '=', companyId).where('optionId', '=', optionId).execute()
  await insertPairs(
    tx,
    [...byId.keys()].map((categoryId) => ({ companyId, categoryId, optionId })),
  )
  const covers = [...byId.values()].flatMap(({ waiverCents, ...one }) =>
    waiverCents === null ? [] : { companyId, optionId, waiverCents, ...one },
  )
  if (covers.length > 0) await tx.insertInto('covers').values(covers).execute()
}

/** Refuses covers among the options of a category for which they state no excess. */
async function checkCoversOf(
  tx: Tx,
  companyId: number,
  categoryId: number,
  optionIds: readonly number[],
): Promise<void> {
  if (optionIds.length === 0) return
  const bare = await tx
    .selectFrom('options')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('id', 'in', optionIds)
    .where('isCover', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('covers')
            .select('covers.optionId')
            .whereRef('covers.companyId', '=', 'options.companyId')
            .whereRef('covers.optionId', '=', 'options.id')
            .where('covers.categoryId', '=', categoryId),
        ),
      ),
    )
    .orderBy('id')
    .executeTakeFirst()
  if (bare) throw fieldProblem(`options.${optionIds.indexOf(bare.id)}`, 'required', noExcessStated(bare.name))
}

async function insertPairs(tx: Tx, pairs: { companyId: number; categoryId: number; optionId: number }[]) {
  if (pairs.length === 0) return
  await tx
    .insertInto('categoryOptions')
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
