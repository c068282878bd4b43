import { inCents, toCents, toEuros } from '../../kernel/money.ts'
import { asked, paid, remaining } from '../../ledger/account.ts'
import { outsideVatCents, sumOfCharges } from '../../ledger/charges.ts'
import type { Payment } from '../../ledger/payment.ts'
import { includedVat } from '../../pricing/vat.ts'
import type { DocumentVat, RentalDocument } from '../document/document.ts'
import { vatOfDocument } from '../document/document-vat.ts'
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

type Shown =
  | 'status'
  | 'start'
  | 'end'
  | 'vehicleId'
  | 'vehicle'
  | 'departureAgencyId'
  | 'departureAgency'
  | 'arrivalAgencyId'
  | 'arrivalAgency'
  | 'price'
  | 'totalAmount'
  | 'securityDepositAmount'
  | 'settledElsewhereAmount'

/**
 * A rental at the time of a payment: the earlier values of fields that changed since, its VAT and agencies, and the
 * credit notes issued since, in cents.
 */
export type Formerly = {
  values: Partial<Pick<RentalDocument['rental'], Shown>>
  parts: Pick<RentalDocument, 'departureAgency' | 'arrivalAgency'> & { vat: DocumentVat }
  creditedSinceCents: number
}

/**
 * Returns the document of a receipt as it was when its payment was taken, so that a receipt says the same whenever it
 * is printed. A price that is no longer known line by line is one line.
 */
export function documentThen(
  { payment, document }: Receipt,
  { values, parts, creditedSinceCents }: Formerly,
): RentalDocument {
  const { charges, chargesAmount, creditedAmount, settledElsewhereAmount, ...now } = document.rental
  const then = { settledElsewhereAmount, ...now, ...values }
  const until = Date.parse(payment.takenAt)
  const [elsewhereNow, elsewhereThen] = [toCents(settledElsewhereAmount), toCents(then.settledElsewhereAmount)]
  const decided = charges.filter(({ decidedAt }) => Date.parse(decidedAt) <= until)
  const decidedSince = charges.filter((charge) => !decided.includes(charge)).map((charge) => inCents(charge))
  const rental = {
    ...then,
    price: then.price?.total === then.totalAmount ? then.price : null,
    charges: decided,
    chargesAmount: toEuros(toCents(chargesAmount) - sumOfCharges(decidedSince)),
    creditedAmount: toEuros(toCents(creditedAmount) - elsewhereNow - creditedSinceCents + elsewhereThen),
  }
  return { ...document, ...parts, rental }
}

/**
 * Computes the sums of a receipt, in cents: the total with charges (the fee alone of a cancelled rental), the VAT
 * included in it, and the amount paid up to this payment. Charges outside VAT, like the deposit, have no part in it.
 * Money settled before the rental was imported is not among the credit notes.
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
