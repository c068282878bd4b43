import { inCents } from '@filao/domain/kernel/money'
import { owedCents, paidInFull } from '@filao/domain/ledger/account'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'

/** The amounts of a rental in a list. */
type Priced = Pick<
  RentalRow,
  'status' | 'totalAmount' | 'securityDepositAmount' | 'chargesAmount' | 'creditedAmount' | 'paidTotalAmount'
>

type RowPayment = { word: 'paid' } | { word: 'owed' | 'paidSoFar'; cents: number }

/**
 * Returns what a list says below a rental's price: that its price and charges are paid, what is still owed, or else
 * what was paid. Credit notes and the money settled before Filao are taken off. Nothing is said of an offer without a
 * payment.
 */
export function rowPayment(rental: Priced): RowPayment | null {
  const { paidTotalCents, ...due } = inCents(rental)
  const { totalCents, status } = due
  const owed = owedCents({ ...due, paidTotalCents })
  if (owed > 0) return { word: 'owed', cents: owed }
  const payments = [{ totalCents: paidTotalCents, securityDepositCents: 0 }]
  // The price of a cancelled rental is not asked for.
  const isPaid = status !== 'cancelled' && paidInFull(due, payments).totalCents
  if (isPaid && totalCents) return { word: 'paid' }
  return paidTotalCents > 0 || status === 'validating' ? { word: 'paidSoFar', cents: paidTotalCents } : null
}
