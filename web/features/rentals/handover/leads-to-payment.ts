import { toCents } from '@filao/domain/kernel/money'
import { proposeCharges } from '@filao/domain/rentals/money/proposed-charges'
import type { Rental } from '@filao/domain/rentals/rental'

/** Returns true when a returned rental leaves something to decide or to collect, so that its payments come next. */
export function leadsToPayment(rental: Rental, graceMinutes: number): boolean {
  const { totalAmount, chargesAmount, paidTotalAmount, returnedAt } = rental
  if (toCents(totalAmount ?? 0) + toCents(chargesAmount) > toCents(paidTotalAmount)) return true
  if (!returnedAt) return false
  const proposed = proposeCharges({ rental, returnedAt, graceMinutes, actualAmount: null })
  return proposed.some(({ isInformation }) => !isInformation)
}
