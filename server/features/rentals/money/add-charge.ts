import { type InCents, inCents, toEuros } from '@filao/domain/kernel/money'
import type { ChargeCreation } from '@filao/domain/ledger/charge'
import { checkCharge } from '@filao/domain/ledger/charges'
import { audit } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { unknown } from '#platform/http/unknown'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { loadRental, lockRental } from '../queries.ts'
import { checkChargeFree } from './billed.ts'
import { insertCharge, listCharges } from './charge-queries.ts'
import { journalCharge } from './journal.ts'
import { loadOwed } from './sum-queries.ts'

/** Adds a charge to the price, or takes a charge back. Returns the rental. */
export async function decideCharge(
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
  await storeCharge(tx, by, { companyId, rentalId }, inCents(charge), now)
  return await loadRental(tx, companyId, rentalId)
}

/** Stores a decided charge with its audit row and its journal entry, last of all locks. */
export async function storeCharge(
  tx: Tx,
  { userId }: Pick<RentalAuthor, 'userId'>,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  { kind, amountCents, reason, correctsChargeId = null }: InCents<ChargeCreation>,
  now: string,
): Promise<void> {
  if (correctsChargeId !== null) await checkChargeFree(tx, { companyId, rentalId }, correctsChargeId)
  const id = await insertCharge(tx, {
    companyId,
    rentalId,
    kind,
    amountCents,
    reason,
    correctsChargeId,
    decidedAt: now,
    decidedBy: userId,
  })
  const amount = toEuros(amountCents)
  await audit(tx, {
    companyId,
    userId,
    entity: 'charge',
    entityId: id,
    action: correctsChargeId === null ? 'created' : 'taken_back',
    changes: { rentalId: [null, rentalId], kind: [null, kind], amount: [null, amount], reason: [null, reason] },
  })
  const owed = await loadOwed(tx, companyId, rentalId)
  await journalCharge(tx, companyId, owed, { id, rentalId, kind, amountCents, correctsChargeId, at: now, userId })
}
