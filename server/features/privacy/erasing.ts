import { withoutPerson, withoutTypedTexts } from '@filao/domain/customers/traces'
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
  mentionsOf,
  personalNames,
} from '#features/customers/public'
import { blankFines } from '#features/fines/public'
import { blankExceptions, blankSigners, eraseProofs, listDamageIds } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import {
  beginErasing,
  blankAnswers,
  blankExportFilters,
  blankMails,
  rewriteAuditEntries,
} from '#platform/database/tables/erasing'
import { listChangedFineIds, listOwnRentalIds, listRentalIds } from './queries.ts'

/** The numbers of an erasure, with the files and mails that are left to erase outside the database. */
type Erased = { counts: RetentionCounts; keys: string[]; mailIds: number[] }

/** Returns the numbers of nothing. */
export function nothingErased(): Erased {
  return { counts: { scans: 0, identities: 0, contacts: 0, contracts: 0 }, keys: [], mailIds: [] }
}

/** Erases what a plan takes of a customer, wherever the database holds it. The customer is locked. */
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
  if (takes('scans')) {
    done.keys.push(...(await deleteDocumentsOf(tx, companyId, customer.id)))
    done.counts.scans = 1
  }
  if (takes('identity')) {
    await blankIdentity(tx, companyId, customer.id)
    await blankAudited(tx, companyId, [customer.id], identityNames)
    done.counts.identities = 1
  }
  if (takes('contacts')) {
    done.mailIds.push(...(await eraseTraces(tx, companyId, customer)))
    await blankCustomer(tx, companyId, customer.id)
    done.counts.contacts = 1
  }
  const rentalIds = goes.flatMap(({ rentalId }) => rentalId ?? [])
  if (rentalIds.length > 0) {
    done.keys.push(...(await eraseProofs(tx, companyId, rentalIds)))
    await blankTypedTexts(tx, companyId, rentalIds)
    done.counts.contracts = rentalIds.length
  }
  return done
}

/** Erases a customer from everything beside their record. Returns the ids of the mails about their rentals. */
async function eraseTraces(tx: Tx, companyId: number, customer: ErasableCustomer): Promise<number[]> {
  const [rentalIds, ownIds] = [
    await listRentalIds(tx, companyId, customer.id),
    await listOwnRentalIds(tx, companyId, customer.id),
  ]
  const without = (changes: Record<string, [unknown, unknown]>) => withoutPerson(changes, customer.id)
  await blankAudited(tx, companyId, [customer.id], personalNames)
  await rewriteAuditEntries(tx, companyId, { entity: 'rental', ids: rentalIds }, without)
  await blankTypedTexts(tx, companyId, ownIds)
  await blankSigners(tx, companyId, ownIds)
  await blankExceptions(tx, companyId, customer.id)
  const fineIds = await blankFines(tx, companyId, { driverId: customer.id, rentalIds: ownIds })
  await rewriteAuditEntries(tx, companyId, { entity: 'fine', ids: fineIds }, (changes) =>
    withoutTypedTexts(without(changes)),
  )
  const changedIds = await listChangedFineIds(tx, companyId, customer.id)
  await rewriteAuditEntries(tx, companyId, { entity: 'fine', ids: changedIds }, without)
  const mentions = mentionsOf(customer)
  await blankAnswers(tx, companyId, mentions)
  await blankExportFilters(tx, companyId, mentions)
  await deleteViewsNaming(tx, companyId, mentions)
  const addresses = [customer.email, customer.billingEmail]
  return await blankMails(tx, companyId, { ownIds, rentalIds, addresses })
}

/** Blanks the texts that agents typed in the audit entries about rentals and the damages found on them. */
async function blankTypedTexts(tx: Tx, companyId: number, rentalIds: readonly number[]): Promise<void> {
  await rewriteAuditEntries(tx, companyId, { entity: 'rental', ids: rentalIds }, withoutTypedTexts)
  const damageIds = await listDamageIds(tx, companyId, rentalIds)
  await rewriteAuditEntries(tx, companyId, { entity: 'damage', ids: damageIds }, withoutTypedTexts)
}
