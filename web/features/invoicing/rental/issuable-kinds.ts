import type { InvoiceRow } from '@filao/domain/invoicing/invoice.schema'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { toCents } from '@filao/domain/kernel/money'
import type { ChargeKind } from '@filao/domain/ledger/charge'
import type { Charge } from '@filao/domain/ledger/charge.schema'
import { isTakenBack } from '@filao/domain/ledger/charges'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'

type Facts = Pick<Rental, 'status' | 'totalAmount' | 'paidTotalAmount'> & {
  charges: readonly Pick<Charge, 'id' | 'kind' | 'correctsChargeId' | 'invoice'>[]
}

/** Returns true when a rental may have documents: a contract, or a cancelled one with a fee. */
export function mayHaveDocuments({ status, charges }: Pick<Rental, 'status' | 'charges'>): boolean {
  return ['pending', 'ongoing', 'done'].includes(status) || (status === 'cancelled' && charges.length > 0)
}

/**
 * Returns the kinds of document that a rental may ask for: nothing more once uncancelled ones bill all of it, and no
 * advance once all money taken has one. Charges of the kinds `outsideVat` are claimed, the others invoiced.
 */
export function issuableKinds(
  { status, charges, totalAmount, paidTotalAmount }: Facts,
  documents: readonly Pick<InvoiceRow, 'kind' | 'state' | 'total' | 'creditedAmount'>[],
  outsideVat: readonly ChargeKind[],
): BilledKind[] {
  const left = charges.filter(
    (charge) => charge.correctsChargeId === null && !charge.invoice && !isTakenBack(charge, charges),
  )
  const claim: BilledKind[] = left.some(({ kind }) => outsideVat.includes(kind)) ? ['indemnity_claim'] : []
  const hasTaxable = left.some(({ kind }) => !outsideVat.includes(kind))
  const isInvoiced = documents.some(({ kind, state }) => kind === 'invoice' && state !== 'credited')
  if (status === 'pending') {
    if (isInvoiced) return []
    const advances = documents.filter(({ kind }) => kind === 'advance')
    const named = advances.reduce((sum, { total, creditedAmount }) => sum + toCents(total) - toCents(creditedAmount), 0)
    const paid = toCents(Math.min(paidTotalAmount, totalAmount ?? paidTotalAmount))
    return paid > named ? ['invoice', 'advance'] : ['invoice']
  }
  if (status === 'ongoing' || status === 'done') return isInvoiced && !hasTaxable ? claim : ['invoice', ...claim]
  if (status !== 'cancelled') return []
  return hasTaxable ? ['invoice', ...claim] : claim
}
