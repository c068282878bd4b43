import { inCents } from '@filao/domain/kernel/money'
import { chargeKindLabels } from '@filao/domain/ledger/charge'
import { checkNothingHeld } from '@filao/domain/ledger/money-checks'
import { cancellationReasonLabels, checkCancellation, feeKindOf } from '@filao/domain/rentals/cancellation/cancellation'
import type { Cancellation } from '@filao/domain/rentals/cancellation/cancellation.schema'
import { checkNothingBilled, storeCharge } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { loadOwed } from '../record/owed-queries.ts'
import { type LoadedRental, type LockedRental, loadParts, loadSums } from '../record/queries.ts'
import { updateRental } from '../record/write-queries.ts'
import type { Act } from './act.ts'
import { recordChange } from './record-change.ts'
import { saveWithMove } from './save-content.ts'

/** The reason and fee of a cancellation, and the agent's word that money is held for it. */
type Wanted = { cancellation: Cancellation; isMoneyHeldConfirmed: boolean }

/**
 * Cancels a rental and charges its fee. Throws where the reason or the fee is not possible, and while unconfirmed money
 * is held.
 */
export async function cancel(act: Act, wanted: Wanted): Promise<LoadedRental> {
  const { tx, by, rental, now } = act
  await checkCancelled(tx, rental, wanted, now)
  const before = await saveWithMove(act)
  await saveCancelled(tx, by, rental, wanted.cancellation, now)
  return await recordChange(act, before, 'cancelled')
}

async function checkCancelled(
  tx: Tx,
  rental: LockedRental,
  { cancellation, isMoneyHeldConfirmed }: Wanted,
  now: string,
): Promise<void> {
  checkCancellation(rental, cancellation, now)
  await checkNothingBilled(tx, rental.companyId, rental.id)
  const { feeCents = 0 } = inCents(cancellation)
  checkNothingHeld(await loadSums(tx, rental.companyId, rental.id), isMoneyHeldConfirmed, feeCents)
}

/** Saves a cancellation. One by the company keeps the status before, to be taken back; a customer's own is final. */
async function saveCancelled(
  tx: Tx,
  by: RentalAuthor,
  { companyId, id, status }: LockedRental,
  cancellation: Cancellation,
  now: string,
): Promise<void> {
  const { reason, comment, feeAmount = 0 } = cancellation
  await updateRental(tx, companyId, id, {
    status: 'cancelled',
    cancelledAt: now,
    cancelledFrom: by.authorKind === 'customer' ? null : (status as 'quote' | 'validating' | 'pending'),
    cancellationReason: reason ?? null,
    cancellationComment: comment ?? null,
  })
  if (feeAmount === 0) return
  const { language } = (await loadParts(tx, companyId, id)).customer
  const kind = feeKindOf(reason)
  const namesReason = reason === 'customer' || reason === 'no_show'
  const words = namesReason ? cancellationReasonLabels[reason] : chargeKindLabels[kind]
  const fee = inCents({ kind, amount: feeAmount, reason: words[language] })
  await storeCharge(tx, by.userId, await loadOwed(tx, companyId, id), fee, now)
}
