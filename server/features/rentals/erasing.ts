import { withoutPerson, withoutTypedTexts } from '@filao/domain/customers/traces'
import type { Erased } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { rewriteAuditEntries } from '#platform/database/tables/erasing'
import { blankExceptions, blankProofs, blankSigners, listDamageIds } from './erasing-queries.ts'

/** Erases a customer from what their own rentals say of them, and from the history of all that name or named them. */
export async function eraseFromRentals(tx: Tx, companyId: number, erased: Erased): Promise<void> {
  const { customerId, rentalIds, ownIds } = erased
  await rewriteAuditEntries(tx, companyId, { entity: 'rental', ids: rentalIds }, (changes) =>
    withoutPerson(changes, customerId),
  )
  await blankTypedTexts(tx, companyId, ownIds)
  await blankSigners(tx, companyId, ownIds)
  await blankExceptions(tx, companyId, customerId)
}

/** Erases the proofs of rentals, and what agents typed about them. Returns the keys of the photos' files. */
export async function eraseProofs(tx: Tx, companyId: number, rentalIds: readonly number[]): Promise<string[]> {
  const keys = await blankProofs(tx, companyId, rentalIds)
  await blankTypedTexts(tx, companyId, rentalIds)
  return keys
}

/** Blanks the texts that agents typed in the audit entries about rentals and the damages found on them. */
async function blankTypedTexts(tx: Tx, companyId: number, rentalIds: readonly number[]): Promise<void> {
  await rewriteAuditEntries(tx, companyId, { entity: 'rental', ids: rentalIds }, withoutTypedTexts)
  const damageIds = await listDamageIds(tx, companyId, rentalIds)
  await rewriteAuditEntries(tx, companyId, { entity: 'damage', ids: damageIds }, withoutTypedTexts)
}
