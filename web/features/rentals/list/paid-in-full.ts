import { inCents } from '@filao/domain/kernel/money'
import { remaining } from '@filao/domain/rentals/money/payments'
import type { RentalRow } from '@filao/domain/rentals/rental'

/** The amounts of a rental in a list. */
type Priced = Pick<
  RentalRow,
  'status' | 'totalAmount' | 'securityDepositAmount' | 'chargesAmount' | 'creditedAmount' | 'paidTotalAmount'
>

/**
 * Returns true when nothing of a rental's price and charges is left to pay, with credit notes and the money settled before Filao taken
 * off. A cancelled rental never is: its price is not asked for.
 */
export function isPaidInFull(rental: Priced): boolean {
  const { paidTotalCents, ...due } = inCents(rental)
  if (due.status === 'cancelled' || due.totalCents === null) return false
  return remaining(due, [{ totalCents: paidTotalCents, securityDepositCents: 0 }]).totalCents === 0
}
