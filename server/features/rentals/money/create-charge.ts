import { inCents } from '@filao/domain/kernel/money'
import type { ChargeCreation } from '@filao/domain/ledger/charge.schema'
import { checkCharge } from '@filao/domain/ledger/charges'
import { listCharges, storeCharge } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { unknown } from '#platform/http/unknown'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { loadOwed } from '../record/owed-queries.ts'
import { loadRental, lockRental } from '../record/queries.ts'

/** Adds a charge to the price, or takes a charge back. Returns the rental. */
export async function createCharge(
  tx: Tx,
  by: RentalAuthor,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  charge: ChargeCreation,
  now: string,
) {
  const rental = await lockRental(tx, companyId, rentalId)
  const charges = await listCharges(tx, companyId, rentalId)
  const { correctsChargeId = null } = charge
  if (correctsChargeId !== null && !charges.some(({ id }) => id === correctsChargeId)) {
    throw unknown({ path: 'correctsChargeId', thing: 'charge' })
  }
  checkCharge({ ...rental, charges }, inCents(charge))
  await storeCharge(tx, by.userId, await loadOwed(tx, companyId, rentalId), inCents(charge), now)
  return await loadRental(tx, companyId, rentalId)
}
