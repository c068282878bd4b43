import { inCents } from '@filao/domain/kernel/money'
import { checkCommission, commissionParts } from '@filao/domain/sources/source'
import type { Source, SourceChange, SourceCreation } from '@filao/domain/sources/source.schema'
import type { Tx } from '#platform/database/connect'
import { findUses } from '#platform/database/references'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import * as queries from './source-queries.ts'

const usual = {
  isEnabled: true,
  commissionPercent: null,
  commissionAmount: null,
  commissionOn: [...commissionParts],
  priceAdjustmentPercent: null,
  language: null,
  collectsMoney: false,
}

/** Creates a source: without a commission, at the usual prices, unless the request says otherwise. */
export async function createSource(tx: Tx, by: Author, wanted: SourceCreation): Promise<Source> {
  const source = { ...usual, ...withoutUndefined(wanted) }
  checkCommission(source)
  const id = await queries.insertSource(tx, { ...inCents(source), companyId: by.companyId })
  await audit(tx, { ...by, entity: 'source', entityId: id, action: 'created' })
  return await queries.loadSource(tx, by.companyId, id)
}

/** Changes a source, or switches it on and off. Agreed rentals keep their price and their terms. */
export async function updateSource(tx: Tx, by: Author, id: number, wanted: SourceChange): Promise<Source> {
  await queries.lockSource(tx, by.companyId, id)
  const before = await queries.loadSource(tx, by.companyId, id)
  const change = withoutUndefined(wanted)
  checkCommission({ ...before, ...change })
  if (Object.keys(change).length > 0) await queries.updateSource(tx, by.companyId, id, inCents(change))
  const after = await queries.loadSource(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'source', entityId: id }, before, after)
  return after
}

/** Deletes a source, or archives it when rentals name it. */
export async function deleteSource(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  await queries.lockSource(tx, by.companyId, id)
  const { isUsed } = await findUses(tx, 'sources', by.companyId, id)
  if (isUsed) await queries.updateSource(tx, by.companyId, id, { archivedAt: now })
  else await queries.deleteSource(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'source', entityId: id, action: isUsed ? 'archived' : 'deleted' })
}
