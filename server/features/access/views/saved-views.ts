import { checkRoomForView } from '@filao/domain/access/saved-view'
import type { SavedView, SavedViewChange, SavedViewCreation } from '@filao/domain/access/saved-view.schema'
import { fieldConflict } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { audit, auditChange } from '#platform/feature/audit'
import {
  countViewsLocked,
  deleteView,
  insertView,
  isNameTaken,
  listViews,
  lockView,
  type Owner,
  updateView,
} from './view-queries.ts'

/** Lists the views that the user saved. */
export async function listSavedViews(tx: Tx, owner: Owner): Promise<SavedView[]> {
  return await listViews(tx, owner)
}

/** Saves a view of the user. Refuses a name that the list already has, and more than 20 views of a list. */
export async function createSavedView(tx: Tx, owner: Owner, wanted: SavedViewCreation): Promise<SavedView> {
  checkRoomForView(await countViewsLocked(tx, owner, wanted.list))
  if (await isNameTaken(tx, owner, wanted)) throw nameTaken()
  const view = await insertView(tx, owner, wanted)
  await audit(tx, { ...entryOf(owner, view.id), action: 'created' })
  return view
}

/** Renames a view of the user, or replaces its filters and order. 404 for a view of somebody else. */
export async function updateSavedView(tx: Tx, owner: Owner, id: number, change: SavedViewChange): Promise<SavedView> {
  const before = await lockView(tx, owner, id)
  await countViewsLocked(tx, owner, before.list)
  const { name = before.name, query = before.query } = change
  if (await isNameTaken(tx, owner, { id, list: before.list, name })) throw nameTaken()
  await auditChange(tx, entryOf(owner, id), before, { ...before, name, query })
  return await updateView(tx, owner.companyId, id, { name, query })
}

/** Deletes a view of the user. 404 for a view of somebody else. */
export async function deleteSavedView(tx: Tx, owner: Owner, id: number): Promise<void> {
  await lockView(tx, owner, id)
  await deleteView(tx, owner.companyId, id)
  await audit(tx, { ...entryOf(owner, id), action: 'deleted' })
}

function entryOf({ companyId, userId }: Owner, entityId: number) {
  return { companyId, userId, entity: 'savedView' as const, entityId }
}

const nameTaken = () =>
  fieldConflict('name', 'taken', {
    fr: 'Vous avez déjà une vue de ce nom.',
    en: 'You already have a view with this name.',
  })
