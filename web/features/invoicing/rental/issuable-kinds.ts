import type { InvoiceRow } from '@filao/domain/invoicing/invoice'
import type { BilledKind } from '@filao/domain/invoicing/kind'
import type { Rental } from '@filao/domain/rentals/rental'

type Facts = Pick<Rental, 'status' | 'paidTotalAmount'> & { charges: readonly unknown[] }

/**
 * Returns the kinds of document that a rental may ask for: nothing more once a standing invoice bills all of it. With
 * charges the server decides if anything is left to bill.
 */
export function issuableKinds(
  { status, charges, paidTotalAmount }: Facts,
  documents: readonly Pick<InvoiceRow, 'kind' | 'state'>[],
): BilledKind[] {
  const isInvoiced = documents.some(({ kind, state }) => kind === 'invoice' && state !== 'credited')
  if (isInvoiced && charges.length === 0) return []
  if (status === 'pending') return paidTotalAmount > 0 ? ['invoice', 'advance'] : ['invoice']
  if (status === 'ongoing' || status === 'done')
    return charges.length > 0 ? ['invoice', 'indemnity_claim'] : ['invoice']
  return status === 'cancelled' && charges.length > 0 ? ['indemnity_claim', 'invoice'] : []
}
