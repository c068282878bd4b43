import type { SavedList, SavedViewCreation } from '@filao/domain/access/saved-view.schema'
import { fold } from '@filao/domain/kernel/text'
import type { Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** The user in their company: every query of views names both. */
export type Owner = { companyId: number; userId: number }

const fields = ['id', 'list', 'name', 'query'] as const

/** Lists the views that the user saved, oldest first. */
export async function listViews(tx: Tx, { companyId, userId }: Owner) {
  return await tx
    .selectFrom('savedViews')
    .select(fields)
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

/** Counts the user's views of a list. The user's row is locked, so that no two calls pass the limit together. */
export async function countViewsLocked(tx: Tx, { companyId, userId }: Owner, list: SavedList): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  const { count } = await tx
    .selectFrom('savedViews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns true when another view of the list has the name. */
export async function isNameTaken(
  tx: Tx,
  { companyId, userId }: Owner,
  { id = 0, list, name }: { id?: number; list: SavedList; name: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('savedViews')
    .select('id')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function insertView(tx: Tx, owner: Owner, { list, name, query }: SavedViewCreation) {
  const { companyId, userId } = owner
  return await tx
    .insertInto('savedViews')
    .values({ companyId, userId, list, name, query })
    .returning(fields)
    .executeTakeFirstOrThrow()
}

/** Loads and locks a view of the user. 404 for a view of somebody else. */
export async function lockView(tx: Tx, { companyId, userId }: Owner, id: number) {
  return await tx
    .selectFrom('savedViews')
    .select(fields)
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

export async function updateView(tx: Tx, companyId: number, id: number, change: Updateable<Schema['savedViews']>) {
  return await tx
    .updateTable('savedViews')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning(fields)
    .executeTakeFirstOrThrow()
}

export async function deleteView(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('savedViews').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Deletes the saved views of every member whose name or filters contain one of the texts. */
export async function deleteViewsNaming(tx: Tx, companyId: number, texts: readonly string[]): Promise<void> {
  const views = await tx
    .selectFrom('savedViews')
    .select(['id', 'name', 'query'])
    .where('companyId', '=', companyId)
    .execute()
  const words = texts.map((text) => fold(text))
  const naming = views.filter(({ name, query }) => {
    const filters = [...new URLSearchParams(query).values()]
    return words.some((word) => [name, ...filters].some((text) => fold(text).includes(word)))
  })
  if (naming.length === 0) return
  const ids = naming.map(({ id }) => id)
  await tx.deleteFrom('savedViews').where('companyId', '=', companyId).where('id', 'in', ids).execute()
}
