import type { BilledKind } from '@filao/domain/invoicing/kind'
import type { Rental } from '@filao/domain/rentals/rental'

/** Returns the kinds of document that a rental may ask for. The server decides if anything is left to bill. */
export function issuableKinds({ status, charges, paidTotalAmount }: Rental): BilledKind[] {
  if (status === 'pending') return paidTotalAmount > 0 ? ['invoice', 'advance'] : ['invoice']
  if (status === 'ongoing' || status === 'done')
    return charges.length > 0 ? ['invoice', 'indemnity_claim'] : ['invoice']
  return status === 'cancelled' && charges.length > 0 ? ['indemnity_claim', 'invoice'] : []
}
