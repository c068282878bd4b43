import { rentalInEuros } from '@filao/domain/rentals/money/rental-in-cents'
import { difference } from '#platform/feature/audit'
import type { LoadedRental } from './queries.ts'

/** Returns the changes of a rental for its audit trail, which has the names and euros of the contract. */
export function rentalChanges(before: LoadedRental, after: LoadedRental) {
  return difference(audited(before), audited(after))
}

/** Reduces signatures to the signers; the strokes stay with the check. */
function audited(rental: LoadedRental) {
  const checks = rental.checks.map((check) => {
    const { customerSignature, agentSignature } = check
    return { ...check, customerSignature: customerSignature?.by ?? null, agentSignature: agentSignature?.by ?? null }
  })
  // The sums of the account say it already.
  const { accountLines, ...fields } = rentalInEuros(rental)
  return { ...fields, checks }
}
