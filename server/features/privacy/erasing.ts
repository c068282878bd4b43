import type { RetentionCounts } from '@filao/domain/privacy/contract'
import type { RetentionPlan } from '@filao/domain/privacy/retention'
import { deleteViewsNaming } from '#features/access/public'
import {
  blankAudited,
  blankCustomer,
  blankIdentity,
  deleteDocumentsOf,
  type ErasableCustomer,
  identityNames,
  listMergedIds,
  lockErasable,
  mentionsOf,
  personalNames,
  traces,
} from '#features/customers/public'
import { eraseProofs } from '#features/rentals/public'
import { forgetMergesOf } from '#features/twins/public'
import type { Tx } from '#platform/database/connect'
import { beginErasing, blankExportFilters, blankMails, blankResponses } from '#platform/database/tables/erasing'
import { listOwnRentalIds, listRentalIds } from './queries.ts'

/** The numbers of an erasure, with the files and mails that are left to erase outside the database. */
type Erased = { counts: RetentionCounts; keys: string[]; mailIds: number[] }

/** Returns the numbers of nothing. */
export function nothingErased(): Erased {
  return { counts: { scans: 0, identities: 0, contacts: 0, contracts: 0 }, keys: [], mailIds: [] }
}

/**
 * Erases what a plan takes of a customer, and of those who were merged into them, wherever the database holds it. The
 * customer is locked.
 */
export async function erase(
  tx: Tx,
  companyId: number,
  customer: ErasableCustomer,
  { goes }: RetentionPlan,
): Promise<Erased> {
  const done = nothingErased()
  const takes = (kind: string) => goes.some((gone) => gone.kind === kind)
  if (goes.length === 0) return done
  await beginErasing(tx)
  await forgetMergesOf(tx, companyId, customer.id)
  const merged = await lockMerged(tx, companyId, customer.id)
  const ids = [customer, ...merged].map(({ id }) => id)
  if (takes('scans')) {
    done.keys.push(...(await deleteDocumentsOf(tx, companyId, customer.id)))
    done.counts.scans = 1
  }
  if (takes('identity')) {
    for (const id of ids) await blankIdentity(tx, companyId, id)
    await blankAudited(tx, companyId, ids, identityNames)
    done.counts.identities = 1
  }
  if (takes('contacts')) {
    for (const one of [customer, ...merged]) {
      done.mailIds.push(...(await eraseTraces(tx, companyId, one)))
      await blankCustomer(tx, companyId, one.id)
    }
    done.counts.contacts = 1
  }
  const rentalIds = goes.flatMap(({ rentalId }) => rentalId ?? [])
  if (rentalIds.length > 0) {
    done.keys.push(...(await eraseProofs(tx, companyId, rentalIds)))
    done.counts.contracts = rentalIds.length
  }
  return done
}

/** Locks those who were merged into a customer, in the order of their ids. */
export async function lockMerged(tx: Tx, companyId: number, id: number): Promise<ErasableCustomer[]> {
  const merged: ErasableCustomer[] = []
  for (const mergedId of await listMergedIds(tx, companyId, id))
    merged.push(await lockErasable(tx, companyId, mergedId))
  return merged
}

/** Erases a customer from everything beside their record. Returns the ids of the mails about their rentals. */
async function eraseTraces(tx: Tx, companyId: number, customer: ErasableCustomer): Promise<number[]> {
  const [rentalIds, ownIds] = [
    await listRentalIds(tx, companyId, customer.id),
    await listOwnRentalIds(tx, companyId, customer.id),
  ]
  await blankAudited(tx, companyId, [customer.id], personalNames)
  for (const erase of traces) await erase(tx, companyId, { customerId: customer.id, rentalIds, ownIds })
  const mentions = mentionsOf(customer)
  await blankResponses(tx, companyId, mentions)
  await blankExportFilters(tx, companyId, mentions)
  await deleteViewsNaming(tx, companyId, mentions)
  const addresses = [customer.email, customer.billingEmail]
  return await blankMails(tx, companyId, { ownIds, rentalIds, addresses })
}
