import type { Erasure } from '@filao/domain/privacy/contract'
import {
  checkUnmerged,
  loadErasable,
  lockErasable,
  markDisputed,
  markErasureRequested,
} from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit } from '#platform/feature/audit'
import type { CallFiles } from '#platform/files/call-files'
import { notFound } from '#platform/http/problems'
import type { Enqueue } from '#platform/jobs/jobs'
import { erase, lockMerged } from './erasing.ts'
import { loadRetentionDay, type PlannedCustomer, planCustomers } from './facts.ts'
import { insertRun } from './queries.ts'
import { listErasure } from './restored.ts'
import { eraseOutsideJob } from './run.ts'

type Asked = { tx: Tx; companyId: number; id: number; now: string }

/** Tells what an erasure would take of a customer today, as if they asked for it today. */
export async function previewErasure({ tx, companyId, id, now }: Asked): Promise<Erasure> {
  const customer = await loadErasable(tx, companyId, id)
  await checkUnmerged(tx, companyId, customer.mergedIntoId)
  return answerOf(await planned({ tx, companyId, id, now }, true), customer)
}

/**
 * Erases a customer at their request: what may go at once, the rest by the nightly runs. The request is also listed
 * among the files, so that the restore of an older backup does not bring the customer back.
 */
export async function eraseCustomer(
  requested: Asked,
  by: Author,
  { enqueue, files }: { enqueue: Enqueue; files: CallFiles },
): Promise<Erasure> {
  const { tx, companyId, id, now } = requested
  const customer = await lockErasable(tx, companyId, id)
  await checkUnmerged(tx, companyId, customer.mergedIntoId)
  const all = [customer, ...(await lockMerged(tx, companyId, id))]
  for (const one of all) await markErasureRequested(tx, companyId, one.id, now)
  const { name, publicId, facts, plan } = await planned(requested, false)
  const { counts, keys, mailIds } = await erase(tx, companyId, customer, plan)
  if (keys.length + mailIds.length > 0) await enqueue(tx, eraseOutsideJob, { companyId, keys, mailIds })
  await audit(tx, { ...by, entity: 'customer', entityId: id, action: 'erased' })
  if (plan.goes.length > 0) await insertRun(tx, companyId, { ...counts, occasion: 'request', at: now })
  // A backup from before a merge brings each of them back.
  for (const one of all) await listErasure(files, { companyId, customer: one, requestedAt: now })
  const after = await loadErasable(tx, companyId, id)
  return { ...answerOf({ name, publicId, facts, plan }, after) }
}

/** Says that the company is in a dispute with a customer, or no longer. */
export async function putDispute(requested: Asked, by: Author, isDisputed: boolean): Promise<Erasure> {
  const { tx, companyId, id, now } = requested
  const before = await lockErasable(tx, companyId, id)
  await checkUnmerged(tx, companyId, before.mergedIntoId)
  if ((before.disputedSince !== null) !== isDisputed) {
    await markDisputed(tx, companyId, id, isDisputed ? now : null)
    const changes = { isDisputed: [!isDisputed, isDisputed] } satisfies Record<string, [boolean, boolean]>
    await audit(tx, { ...by, entity: 'customer', entityId: id, action: 'disputed', changes })
  }
  return await previewErasure(requested)
}

/** Plans one customer on the company's day; `asIfAsked` plans an erasure that nobody has asked for yet. */
async function planned({ tx, companyId, id, now }: Asked, asIfAsked: boolean): Promise<Planned> {
  const day = await loadRetentionDay(tx, companyId, now)
  const [customer] = await planCustomers(tx, day, [id], { asIfAsked })
  if (!customer) throw notFound()
  return customer
}

type Planned = Pick<PlannedCustomer, 'name' | 'publicId' | 'facts' | 'plan'>

function answerOf(
  { name, publicId, facts, plan }: Planned,
  {
    erasedAt,
    disputedSince,
    erasureRequestedAt,
  }: Pick<Awaited<ReturnType<typeof loadErasable>>, 'erasedAt' | 'disputedSince' | 'erasureRequestedAt'>,
): Erasure {
  return {
    // The answer is stored for an `Idempotency-Key`, where the name of an erased customer has no place.
    name: erasedAt ? publicId : (name ?? publicId),
    isErased: erasedAt !== null,
    isDisputed: disputedSince !== null,
    requestedOn: erasureRequestedAt && facts.requestedOn,
    ...plan,
  }
}
