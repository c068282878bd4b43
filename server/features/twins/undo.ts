import { updateCustomer } from '@filao/domain/customers/contract'
import { customerName } from '@filao/domain/customers/name/person'
import { Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { addMinutes } from '@filao/domain/kernel/time'
import type * as calls from '@filao/domain/twins/contract'
import { checkUndoable } from '@filao/domain/twins/undo-merge'
import { undoneFields } from '@filao/domain/twins/undone-fields'
import { requireRoom } from '#features/billing/public'
import { listCompanyIds } from '#features/company/public'
import { columns, findCustomerByEmail, findPublicId } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { audit, author, difference } from '#platform/feature/audit'
import type { JobParts } from '#platform/feature/feature'
import type { Call } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import { lockEntity } from '#platform/http/versions'
import { putLinksBack } from './link-queries.ts'
import * as queries from './merge-queries.ts'

/**
 * Undoes a merge: links that still are as it left them go back, and so does each field that nobody edited since. What
 * came since stays with the kept customer.
 */
export async function undoMerge(call: Call<typeof calls.undoMerge>): Promise<void> {
  const { tx, params, now } = call
  const { companyId, mergeId } = params
  const { keptId, mergedId } = await queries.loadMerge(tx, companyId, mergeId)
  for (const id of [keptId, mergedId].sort((a, b) => a - b)) await lockEntity(tx, updateCustomer, { companyId, id })
  const [kept, merged] = await queries.lockPair(tx, companyId, [keptId, mergedId])
  // Read again: another undo, an erasure or the nightly job came before the lock.
  const { mergedAt, undoneAt, putBack } = await queries.loadMerge(tx, companyId, mergeId)
  const mergedOnInto = kept.mergedIntoId && (await findPublicId(tx, companyId, kept.mergedIntoId))
  checkUndoable({ mergedAt, undoneAt, isStored: putBack !== null, mergedOnInto: mergedOnInto || null }, now)
  if (putBack === null) throw notFound()
  await requireRoom(tx, companyId, 'customers')
  const restored = undoneFields(kept, putBack.fields)
  const carried = withWholeMark(undoneFields(kept, putBack.columns))
  await queries.updateKept(tx, companyId, keptId, { ...columns(restored), ...carried })
  if (merged.email) await checkEmailFree(tx, companyId, merged.email)
  await queries.setMergedInto(tx, companyId, mergedId, null)
  await putLinksBack(tx, { companyId, keptId, mergedId }, putBack.links)
  await queries.markUndone(tx, companyId, mergeId, now)
  const changes = {
    mergedCustomer: [merged.publicId, null] as [unknown, unknown],
    ...difference(kept, { ...kept, ...restored }),
  }
  await audit(tx, { ...author(call), entity: 'customer', entityId: keptId, action: 'unmerged', changes })
}

/** Returns what is put back with the mark whole, or without it where an administrator has changed it since. */
function withWholeMark(restored: Record<string, unknown>) {
  if (queries.markColumns.every((column) => column in restored)) return restored
  return Object.fromEntries(
    Object.entries(restored).filter(([column]) => !queries.markColumns.some((one) => one === column)),
  )
}

/** Refuses to bring a customer back whose e-mail address is another one's by now. */
async function checkEmailFree(tx: Tx, companyId: number, email: string): Promise<void> {
  const owner = await findCustomerByEmail(tx, companyId, email)
  if (!owner) return
  const name = customerName(owner)
  throw new Problem('conflict', {
    fr: `L’e-mail du client fusionné est maintenant celui de ${guillemets(name)} (${owner.publicId})\u202f: changez-le d’abord, puis annulez la fusion.`,
    en: `The email of the merged customer is now that of '${name}' (${owner.publicId}): change it there first, then undo the merge.`,
  })
}

/** Forgets what undos would put back of merges that are a day old; safe to repeat. */
export async function forgetOldMerges({ db, now }: Pick<JobParts, 'db' | 'now'>): Promise<void> {
  const before = addMinutes(now(), -24 * 60)
  await inEachCompany(db, listCompanyIds, (tx, companyId) => queries.forgetPutBack(tx, companyId, before))
}
