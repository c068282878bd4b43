import { proposeCharges } from '@filao/domain/rentals/money/proposed-charges'
import { rentalInCents } from '@filao/domain/rentals/money/rental-in-cents'
import type { Rental } from '@filao/domain/rentals/rental'

/** Returns true when a returned rental leaves something to decide or to collect, so that its payments come next. */
export function leadsToPayment(rental: Rental, graceMinutes: number): boolean {
  const inCents = rentalInCents(rental)
  const { totalCents, chargesCents, paidTotalCents, returnedAt } = inCents
  if ((totalCents ?? 0) + chargesCents > paidTotalCents) return true
  if (!returnedAt) return false
  const proposed = proposeCharges({ rental: inCents, returnedAt, graceMinutes, actualCents: null })
  return proposed.some(({ isInformation }) => !isInformation)
}
