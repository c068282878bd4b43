import { toCents, toEuros } from '../../kernel/money.ts'
import { includedVat } from '../../pricing/vat.ts'
import type { RentalDocument } from '../document/document.ts'
import type { Payment } from './payment.ts'
import { paid, remaining } from './payments.ts'

/** The data of a receipt of a payment or a refund: the rental's document and the payment line. */
export type Receipt = {
  /**
   * The rental's number and the position of the payment: « 202611-0042-2 ». Payments are never deleted, so it never
   * changes.
   */
  number: string
  payment: Payment
  document: RentalDocument
}

/** Returns the receipt of one of the document's payments; undefined when the payment is not in it. */
export function receiptOf(document: RentalDocument, paymentId: number): Receipt | undefined {
  const place = document.payments.findIndex(({ id }) => id === paymentId)
  const payment = document.payments[place]
  return payment && { number: `${document.rental.publicId}-${place + 1}`, payment, document }
}

/**
 * Computes the sums of a receipt, in euros: the total with charges, the VAT included in it, and the amount paid up to
 * this payment. Damage charges are compensation, not a sale: like the deposit they carry no VAT.
 */
export function receiptSums({ payment, document }: Receipt) {
  const { rental, company, payments } = document
  const total = toEuros(toCents(rental.totalAmount ?? 0) + toCents(rental.chargesAmount))
  const damage = rental.charges
    .filter(({ kind }) => kind === 'damage')
    .reduce((cents, { amount, correctsChargeId }) => cents + (correctsChargeId ? -1 : 1) * toCents(amount), 0)
  const vat = company.vatRate === null ? 0 : includedVat(toEuros(toCents(total) - damage), company.vatRate)
  const untilThen = payments.filter(({ id }) => id <= payment.id)
  const soFar = paid(untilThen)
  return {
    total,
    vat,
    beforeVat: toEuros(toCents(total) - toCents(vat)),
    paid: soFar.totalAmount,
    rest: remaining(rental, untilThen).totalAmount,
    depositHeld: soFar.securityDepositAmount,
  }
}
