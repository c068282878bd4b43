import type { Sentence } from '../../kernel/language.ts'
import { formatCents } from '../../kernel/money.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import type { RentalStatus } from '../status.ts'

/** The two amounts that are paid separately: the price, and the deposit, which is given back. */
export type Amounts = { totalCents: number; securityDepositCents: number }

/** The names of the two amounts in the contract. */
export const amountFields = { totalCents: 'totalAmount', securityDepositCents: 'securityDepositAmount' } as const

/** A payment line. Amounts are never negative: a line with `correctsPaymentId` refunds its amounts. */
type PaymentLine = Amounts & { correctsPaymentId?: number | null }

/**
 * The amounts due for a rental: its agreed price, the charges on top of it, and the deposit. A cancelled one owes only
 * its charges.
 */
export type Due = {
  totalCents: number | null
  securityDepositCents: number | null
  chargesCents?: number
  /** Credit notes on parts of its invoices. */
  creditedCents?: number
  status?: RentalStatus
}

/** Sums the payments so far, minus refunds. */
export function paid(payments: readonly PaymentLine[]): Amounts {
  return { totalCents: sum(payments, 'totalCents'), securityDepositCents: sum(payments, 'securityDepositCents') }
}

/** Returns the balance of each amount, never below zero; an amount that is not set yet has none. */
export function remaining(rental: Due, payments: readonly PaymentLine[]): Amounts {
  const soFar = paid(payments)
  const rest = (of: keyof Amounts) => Math.max(0, asked(rental, of) - soFar[of])
  return { totalCents: rest('totalCents'), securityDepositCents: rest('securityDepositCents') }
}

/**
 * Returns the cents that a customer still owes: of a contract, or of the fee of a cancelled rental. An offer is not
 * accepted yet and owes nothing.
 */
export function owedCents(rental: Due & { status: RentalStatus; paidTotalCents: number }): number {
  const { status, paidTotalCents } = rental
  if (status === 'draft' || status === 'quote' || status === 'validating') return 0
  return remaining(rental, [{ totalCents: paidTotalCents, securityDepositCents: 0 }]).totalCents
}

/**
 * Tells for each amount if it is paid in full: its payments equal or exceed it. An amount that is not set yet is not
 * paid.
 */
export function paidInFull(rental: Due, payments: readonly PaymentLine[]): Record<keyof Amounts, boolean> {
  const rest = remaining(rental, payments)
  const isPaid = (of: keyof Amounts) => rental[of] !== null && rest[of] === 0
  return { totalCents: isPaid('totalCents'), securityDepositCents: isPaid('securityDepositCents') }
}

/** Returns the amount due; charges are paid with the price, and credit notes lower it. */
export function asked(rental: Due, of: keyof Amounts): number {
  const agreed = rental.status === 'cancelled' ? 0 : (rental[of] ?? 0)
  return agreed + (of === 'totalCents' ? (rental.chargesCents ?? 0) - (rental.creditedCents ?? 0) : 0)
}

/** The cents paid above the amount due, in two parts. */
type Overpayment = {
  /** The part that payments recorded in Filao cover; a refund in Filao gives it back. */
  refundCents: number
  /** The part settled before Filao, which is in no payment; it is given back outside Filao. */
  elsewhereCents: number
}

/** Splits the cents paid above the price and the charges: payments recorded in Filao cover them first. */
export function overpayment(rental: Due, paidTotalCents: number): Overpayment {
  const cents = Math.max(0, paidTotalCents - asked(rental, 'totalCents'))
  const refundCents = Math.min(cents, Math.max(0, paidTotalCents))
  return { refundCents, elsewhereCents: cents - refundCents }
}

function sum(payments: readonly PaymentLine[], of: keyof Amounts): number {
  return payments.reduce((cents, line) => cents + (line.correctsPaymentId ? -line[of] : line[of]), 0)
}

/** A payment line with its id. */
type NumberedLine = PaymentLine & { id: number }

/** Returns the amounts a payment still holds after its refunds. */
export function held(payment: NumberedLine, payments: readonly NumberedLine[]): Amounts {
  const refunds = payments.filter(({ correctsPaymentId }) => correctsPaymentId === payment.id)
  const rest = (of: keyof Amounts) => payment[of] + sum(refunds, of)
  return { totalCents: rest('totalCents'), securityDepositCents: rest('securityDepositCents') }
}

/** Refuses a payment of zero. */
export function checkNotNothing(payment: Amounts): void {
  if (payment.totalCents + payment.securityDepositCents > 0) return
  throw fieldProblem('totalAmount', 'range', {
    fr: 'Indiquez un montant, pour la location ou pour la caution.',
    en: 'Enter an amount for the rental or the deposit.',
  })
}

/**
 * Refuses a refund without a reason, of another refund, or of more than the payment still holds. The rental's money and
 * the deposit are not mixed.
 */
export function checkRefund(
  refund: Amounts & { reason?: string | null | undefined },
  corrected: NumberedLine,
  payments: readonly NumberedLine[],
): void {
  if (corrected.correctsPaymentId) throw fieldProblem('correctsPaymentId', 'correction', refundOfRefund)
  if (!refund.reason) throw fieldProblem('reason', 'required', noReason)
  const rest = held(corrected, payments)
  for (const amount of ['totalCents', 'securityDepositCents'] as const) {
    if (refund[amount] > rest[amount]) throw fieldProblem(amountFields[amount], 'range', tooMuch(rest[amount]))
  }
}

const refundOfRefund: Sentence = {
  fr: 'Un remboursement ne se rembourse pas\u202f: enregistrez un nouveau paiement.',
  en: 'A refund cannot be refunded: record a new payment.',
}
const noReason: Sentence = {
  fr: 'Indiquez le motif du remboursement.',
  en: 'Enter the reason for the refund.',
}

function tooMuch(restCents: number): Sentence {
  return {
    fr: `Ce paiement ne peut plus être remboursé que de ${formatCents(restCents, 'fr')}.`,
    en: `At most ${formatCents(restCents, 'en')} of this payment can still be refunded.`,
  }
}
