import { withoutPerson, withoutTypedTexts } from '@filao/domain/customers/traces'
import type { Erased } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { rewriteAuditEntries } from '#platform/database/tables/erasing'
import { blankFines, listChangedFineIds } from './erasing-queries.ts'

type Changes = Record<string, [unknown, unknown]>

/** Erases a customer from the notices that name or named them, and from those about their own rentals. */
export async function eraseFromFines(tx: Tx, companyId: number, { customerId, ownIds }: Erased): Promise<void> {
  const without = (changes: Changes) => withoutPerson(changes, customerId)
  const ids = await blankFines(tx, companyId, { driverId: customerId, rentalIds: ownIds })
  await rewriteAuditEntries(tx, companyId, { entity: 'fine', ids }, (changes) => withoutTypedTexts(without(changes)))
  const changedIds = await listChangedFineIds(tx, companyId, customerId)
  await rewriteAuditEntries(tx, companyId, { entity: 'fine', ids: changedIds }, without)
}
