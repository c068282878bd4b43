import { inCents, toCents, toEuros } from '../../kernel/money.ts'
import { amountDue, paid, remaining } from '../../ledger/account.ts'
import { accountLinesOf } from '../../ledger/account-line.ts'
import { outsideVatCents, sumOfCharges } from '../../ledger/charges.ts'
import type { Payment } from '../../ledger/payment.schema.ts'
import { includedVat } from '../../pricing/vat/vat.ts'
import type { DocumentVat, RentalDocument } from '../document/document.schema.ts'
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

/** The sum of a kind of entries, above zero when they raise what is due. */
type Line = ReturnType<typeof accountLinesOf>[number]

type Shown =
  | 'status'
  | 'start'
  | 'end'
  | 'vehicleId'
  | 'vehicle'
  | 'promise'
  | 'promisedCategory'
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
 * sums of the credit notes and other entries made since, by kind, in cents.
 */
export type Formerly = {
  values: Partial<Pick<RentalDocument['rental'], Shown>>
  parts: Pick<RentalDocument, 'departureAgency' | 'arrivalAgency'> & { vat: DocumentVat }
  entriesSince: Line[]
}

/**
 * Returns the document of a receipt as it was when its payment was taken, so that a receipt says the same whenever it
 * is printed. A price that is no longer known line by line is one line.
 */
export function documentThen(
  { payment, document }: Receipt,
  { values, parts, entriesSince }: Formerly,
): RentalDocument {
  const { charges, ...now } = document.rental
  const then = { ...now, ...values }
  const until = Date.parse(payment.takenAt)
  const decided = charges.filter(({ decidedAt }) => Date.parse(decidedAt) <= until)
  const decidedSince = charges.filter((charge) => !decided.includes(charge)).map((charge) => inCents(charge))
  const since = [
    ...entriesSince,
    { kind: 'charge', cents: sumOfCharges(decidedSince) },
    {
      kind: 'settled_elsewhere',
      cents: toCents(then.settledElsewhereAmount) - toCents(now.settledElsewhereAmount),
    },
  ]
  const lines = withoutEntries(accountLinesOf(now), since)
  const { raisedCents, loweredCents } = sumsOfLines(lines)
  const rental = {
    ...then,
    deliveredAt: then.deliveredAt !== null && Date.parse(then.deliveredAt) <= until ? then.deliveredAt : null,
    price: then.price?.total === then.totalAmount ? then.price : null,
    charges: decided,
    chargesAmount: toEuros(raisedCents),
    creditedAmount: toEuros(loweredCents),
    accountLines: lines.map(({ kind, cents }) => ({ kind, amount: toEuros(cents) })),
  }
  return { ...document, ...parts, rental }
}

/**
 * Computes the sums of a receipt, in cents: the total with charges (the fee alone of a cancelled rental), the VAT
 * included in it, and the amount paid up to this payment. Charges outside VAT, like the deposit, have no part in it.
 * `lowered` is what lowers the total, by kind: credit notes, money settled before the rental was imported.
 */
export function receiptSums({ payment, document }: Receipt) {
  const rental = rentalInCents(document.rental)
  const { rate, chargesOutside } = vatOfDocument(document)
  const lines = accountLinesOf(document.rental)
  const { raisedCents } = sumsOfLines(lines)
  const totalCents = amountDue({ ...rental, chargesCents: raisedCents, creditedCents: 0 }, 'totalCents')
  const vatCents = rate === null ? 0 : includedVat(totalCents - outsideVatCents(rental.charges, chargesOutside), rate)
  const untilThen = document.payments.filter(({ id }) => id <= payment.id).map(inCents)
  const soFar = paid(untilThen)
  return {
    totalCents,
    vatCents,
    beforeVatCents: totalCents - vatCents,
    lowered: lines.filter(({ cents }) => cents < 0),
    paidCents: soFar.totalCents,
    restCents: remaining(rental, untilThen).totalCents,
    depositHeldCents: soFar.securityDepositCents,
  }
}

function withoutEntries(lines: readonly Line[], since: readonly Line[]): Line[] {
  const kinds = new Set([...lines, ...since].map(({ kind }) => kind))
  const sum = (of: readonly Line[], kind: string) => {
    return of.reduce((total, line) => (line.kind === kind ? total + line.cents : total), 0)
  }
  return [...kinds].map((kind) => ({ kind, cents: sum(lines, kind) - sum(since, kind) }))
}

function sumsOfLines(lines: readonly Line[]) {
  const sum = (sign: 1 | -1) => lines.reduce((total, { cents }) => total + Math.max(0, sign * cents), 0)
  return { raisedCents: sum(1), loweredCents: sum(-1) }
}
