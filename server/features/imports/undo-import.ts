import { type CreatedKind, createdKinds, type PriceChange } from '@filao/domain/imports/batch'
import { checkUndoable, type KeptReason, mostNamed } from '@filao/domain/imports/undo'
import type { ImportUndone, KeptThing } from '@filao/domain/imports/undo.schema'
import type { Tx } from '#platform/database/connect'
import { type AuditedEntities, type Author, audit, auditAll, difference } from '#platform/feature/audit'
import { lockBatch, markUndone } from './batch-queries.ts'

/** An imported thing that still exists, and the first use of it since; null for none. */
export type Undoable = { id: number; name: string; reason: KeptReason | null }

type UndoableKind = {
  entity: keyof AuditedEntities
  /** Locks those of the things that still exist, so that nothing new refers to them, and returns them. */
  lock: (tx: Tx, companyId: number, ids: number[]) => Promise<Undoable[]>
  /** Deletes things that nothing uses. */
  remove: (tx: Tx, companyId: number, ids: number[], undo: { by: Author; now: string }) => Promise<void>
}

/** The kinds of things that imports create, added where their features are declared. */
export const undoableKinds: Partial<Record<CreatedKind, UndoableKind>> = {}

/**
 * Restores the prices that an import changed, added where their feature is declared. A price that has changed since
 * stays, and is named.
 */
export const restorable: {
  prices?: (tx: Tx, by: Author, changes: readonly PriceChange[]) => Promise<{ count: number; kept: KeptThing[] }>
} = {}

/** Returns a thing that stays as the answer names it. */
export function keptThing(
  kind: KeptThing['kind'],
  { id, name }: Pick<KeptThing, 'id' | 'name'>,
  { code, fr, en }: KeptReason,
): KeptThing {
  return { kind, id, name, reason: code, words: { fr, en } }
}

/** Rentals go first, since they use the others. */
const order: readonly CreatedKind[] = ['rentals', ...createdKinds.filter((kind) => kind !== 'rentals')]

/**
 * Removes what an import of the last day created, except what is in use since, and restores the prices that it changed.
 * Throws `conflict` for an older import, and for one that was undone.
 */
export async function undoImport(tx: Tx, by: Author, id: number, now: string): Promise<ImportUndone> {
  const { companyId } = by
  const batch = await lockBatch(tx, companyId, id)
  checkUndoable(batch, now)
  const removed = { customers: 0, vehicles: 0, options: 0, fees: 0, rentals: 0, prices: 0 }
  const kept: KeptThing[] = []
  for (const kind of order) {
    const undoable = undoableKinds[kind]
    if (!undoable || batch[kind].length === 0) continue
    const things = await undoable.lock(tx, companyId, batch[kind])
    kept.push(...things.flatMap(({ reason, ...thing }) => (reason ? keptThing(kind, thing, reason) : [])))
    const ids = things.flatMap((thing) => (thing.reason ? [] : thing.id))
    if (ids.length === 0) continue
    await undoable.remove(tx, companyId, ids, { by, now })
    const entries = ids.map((entityId) => ({ ...by, entity: undoable.entity, entityId, action: 'deleted' }))
    await auditAll(tx, entries)
    removed[kind] = ids.length
  }
  const restored = batch.prices.length > 0 ? await restorable.prices?.(tx, by, batch.prices) : undefined
  if (restored) {
    removed.prices = restored.count
    kept.push(...restored.kept)
  }
  await markUndone(tx, companyId, id, now, by.userId)
  const changes = difference({}, { import: id, kind: batch.kind, ...removed, kept: kept.length })
  await audit(tx, { ...by, entity: 'company', entityId: companyId, action: 'import_undone', changes })
  return { removed, keptCount: kept.length, kept: kept.slice(0, mostNamed) }
}
