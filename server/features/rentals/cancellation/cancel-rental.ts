import { inCents } from '@filao/domain/kernel/money'
import { chargeKindLabels } from '@filao/domain/ledger/charge'
import { checkNothingHeld } from '@filao/domain/ledger/money-checks'
import {
  type Cancellation,
  cancellationReasonLabels,
  checkCancellation,
  feeKindOf,
} from '@filao/domain/rentals/cancellation/cancellation'
import { checkNothingBilled, storeCharge } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { loadOwed } from '../money/owed-queries.ts'
import { type LockedRental, loadParts, loadSums } from '../queries.ts'
import { updateRental } from '../write-queries.ts'

type Wanted = { cancellation?: Cancellation | undefined; isMoneyHeldConfirmed?: boolean | undefined }

/** Refuses a cancellation whose reason or fee is not possible, or while unconfirmed money is held. */
export async function checkCancelled(
  tx: Tx,
  rental: LockedRental,
  { cancellation = {}, isMoneyHeldConfirmed = false }: Wanted,
  now: string,
): Promise<void> {
  checkCancellation(rental, cancellation, now)
  await checkNothingBilled(tx, rental.companyId, rental.id)
  const { feeCents = 0 } = inCents(cancellation)
  checkNothingHeld(await loadSums(tx, rental.companyId, rental.id), isMoneyHeldConfirmed, feeCents)
}

/**
 * Cancels a locked rental and charges its fee. A cancellation by the company keeps the status before, so that it can be
 * taken back; the customer's own is final.
 */
export async function cancelRental(
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
  const isTold = reason === 'customer' || reason === 'no_show'
  const words = isTold ? cancellationReasonLabels[reason] : chargeKindLabels[kind]
  const fee = inCents({ kind, amount: feeAmount, reason: words[language] })
  await storeCharge(tx, by.userId, await loadOwed(tx, companyId, id), fee, now)
}
