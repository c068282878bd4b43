import { updateCustomer } from '@filao/domain/customers/contract'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { goneCustomer } from '@filao/domain/customers/gone-customer'
import { checkDates } from '@filao/domain/customers/possible-dates'
import { checkWhole } from '@filao/domain/customers/whole-customer'
import { Problem } from '@filao/domain/kernel/problem'
import type * as calls from '@filao/domain/twins/contract'
import type { MergeCreation } from '@filao/domain/twins/merge.schema'
import { checkMergeable } from '@filao/domain/twins/mergeable'
import { mergedFields } from '@filao/domain/twins/merged-fields'
import { companyDay } from '#features/company/public'
import { checkUnmerged, columns, loadCustomer } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { audit, author, difference } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { lockEntity } from '#platform/http/versions'
import { comparison, versionOf } from './compare.ts'
import { moveLinks } from './link-queries.ts'
import * as queries from './merge-queries.ts'

/**
 * Merges a customer into the one of the path. Both are locked in the order of their ids, so of two merges in opposite
 * directions one wins, and a rental that is created for the merged one meanwhile follows or is refused.
 */
export async function mergeCustomers(call: Call<typeof calls.mergeCustomers>) {
  const { tx, params, body, now } = call
  const { companyId, id: keptId } = params
  const pair = [keptId, body.customerId] as const
  const [kept, merged] = await lockBoth(tx, companyId, pair)
  checkMergeable(kept, merged)
  if (body.version !== undefined && body.version !== versionOf(kept, merged)) throw await overtaken(call)
  const fields = await fieldsOf(tx, companyId, kept, merged, body, now)
  const carried = queries.carriedChanges(kept, merged)
  // The merged one makes way first: their e-mail address may become that of the kept one.
  await queries.setMergedInto(tx, companyId, merged.id, keptId)
  await queries.updateKept(tx, companyId, keptId, { ...columns(afterOf(fields)), ...afterOf(carried) })
  const links = await moveLinks(tx, { companyId, keptId, mergedId: merged.id })
  const by = author(call)
  const mergeId = await queries.insertMerge(tx, {
    ...{ companyId, keptId, mergedId: merged.id, mergedBy: by.userId, mergedAt: now },
    putBack: { links, fields, columns: carried },
  })
  const changes = { mergedCustomer: [null, merged.publicId] as [unknown, unknown], ...fields }
  await audit(tx, { ...by, entity: 'customer', entityId: keptId, action: 'merged', changes })
  return { mergeId, customer: await loadCustomer(tx, companyId, keptId) }
}

/** Locks both customers, also against a save that is based on an older version. Throws where one is no longer there. */
async function lockBoth(tx: Tx, companyId: number, ids: readonly [number, number]) {
  for (const id of [...ids].sort((a, b) => a - b)) await lockEntity(tx, updateCustomer, { companyId, id })
  const both = await queries.lockPair(tx, companyId, ids)
  for (const { archivedAt, erasedAt, mergedIntoId } of both) {
    if (archivedAt === null) continue
    await checkUnmerged(tx, companyId, mergedIntoId)
    throw goneCustomer({ erasedAt })
  }
  return both
}

async function fieldsOf(
  tx: Tx,
  companyId: number,
  kept: Customer,
  merged: Customer,
  { fields = {} }: MergeCreation,
  now: string,
) {
  const after = mergedFields(kept, merged, fields)
  checkWhole({ ...after, kind: kept.kind })
  checkDates(after, await companyDay(tx, companyId, now), kept)
  return difference(kept, { ...kept, ...after })
}

function afterOf(changes: Record<string, [unknown, unknown]>) {
  return Object.fromEntries(Object.entries(changes).map(([name, [, after]]) => [name, after]))
}

/** Returns the refusal of a merge that is based on an older comparison, with the present one. */
async function overtaken({ tx, params, body, caller }: Call<typeof calls.mergeCustomers>): Promise<Problem> {
  const present = await comparison(tx, params.companyId, [params.id, body.customerId], caller.language)
  return new Problem(
    'conflict',
    {
      fr: 'L’une des deux fiches a été modifiée entre-temps. Vérifiez les valeurs, puis fusionnez de nouveau.',
      en: 'One of the two customers was changed in the meantime. Check the values, then merge again.',
    },
    { data: { comparison: present } },
  )
}
