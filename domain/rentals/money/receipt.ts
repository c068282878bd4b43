import { toCents, toEuros } from '../../kernel/money.ts'
import { includedVat } from '../../pricing/vat.ts'
import type { RentalDocument } from '../document/document.ts'
import type { Payment } from './payment.ts'
import { paid, remaining } from './payments.ts'

/** What the receipt of a payment, or of a refund, says: the rental with its people and price, and the line it is about. */
export type Receipt = {
  /** Of the rental, then which of its payments: « 202611-0042-2 ». Payments are never removed, so it stays. */
  number: string
  payment: Payment
  document: RentalDocument
}

/** The receipt of one of the document's payments; undefined where it is none of them. */
export function receiptOf(document: RentalDocument, paymentId: number): Receipt | undefined {
  const place = document.payments.findIndex(({ id }) => id === paymentId)
  const payment = document.payments[place]
  return payment && { number: `${document.rental.publicId}-${place + 1}`, payment, document }
}

/**
 * What a receipt counts up, in euros: the total asked for with what was charged on top, what of it is VAT, and what had been
 * paid once this payment was made. Damage is made good, which is no sale: it bears no VAT, as the deposit bears none.
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
