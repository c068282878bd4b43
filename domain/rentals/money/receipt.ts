import { inCents } from '../../kernel/money.ts'
import { includedVat } from '../../pricing/vat.ts'
import type { RentalDocument } from '../document/document.ts'
import { vatOfDocument } from '../document/document-vat.ts'
import { outsideVatCents } from './charges.ts'
import type { Payment } from './payment.ts'
import { asked, paid, remaining } from './payments.ts'
import { rentalInCents } from './rental-in-cents.ts'

/** The data of a receipt of a payment or a refund: the rental's document and the payment line. */
export type Receipt = {
  /**
   * The rental's number and the position of the payment: « 202611-0042-2 ». Payments are never deleted, so it never
   * changes.
   */
  number: string
  payment: Payment
  document: RentalDocument
  /** The journal entry of the payment and the first 12 digits of its hash, by which its removal would be found. */
  entry: { seq: number; anchor: string } | null
}

/** Returns the receipt of one of the document's payments; undefined when the payment is not in it. */
export function receiptOf(
  document: RentalDocument,
  paymentId: number,
  entry: Receipt['entry'] = null,
): Receipt | undefined {
  const index = document.payments.findIndex(({ id }) => id === paymentId)
  const payment = document.payments[index]
  return payment && { number: `${document.rental.publicId}-${index + 1}`, payment, document, entry }
}

/**
 * Computes the sums of a receipt, in cents: the total with charges (the fee alone of a cancelled rental), the VAT included in
 * it, and the amount paid up to this payment. Charges outside VAT, like the deposit, have no part in it. Money settled before
 * the rental was imported is not among the credit notes.
 */
export function receiptSums({ payment, document }: Receipt) {
  const rental = rentalInCents(document.rental)
  const { rate, chargesOutside } = vatOfDocument(document)
  const totalCents = asked({ ...rental, creditedCents: 0 }, 'totalCents')
  const vatCents = rate === null ? 0 : includedVat(totalCents - outsideVatCents(rental.charges, chargesOutside), rate)
  const untilThen = document.payments.filter(({ id }) => id <= payment.id).map(inCents)
  const soFar = paid(untilThen)
  return {
    totalCents,
    vatCents,
    beforeVatCents: totalCents - vatCents,
    creditedCents: rental.creditedCents - rental.settledElsewhereCents,
    settledElsewhereCents: rental.settledElsewhereCents,
    paidCents: soFar.totalCents,
    restCents: remaining(rental, untilThen).totalCents,
    depositHeldCents: soFar.securityDepositCents,
  }
}
