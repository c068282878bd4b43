import type { Sentence } from '../../kernel/language.ts'
import { formatEuros, toCents, toEuros } from '../../kernel/money.ts'
import { fieldProblem } from '../../kernel/problem.ts'

/** The two amounts that are paid separately: the price, and the deposit, which is given back. */
export type Amounts = { totalAmount: number; securityDepositAmount: number }

/** A payment line. Amounts are never negative: a line with `correctsPaymentId` refunds its amounts. */
type PaymentLine = Amounts & { correctsPaymentId?: number | null }

/** The amounts due for a rental: its agreed price, the charges on top of it, and the deposit. */
export type Due = { totalAmount: number | null; securityDepositAmount: number | null; chargesAmount?: number }

/** Sums the payments so far, in euros, minus refunds. */
export function paid(payments: readonly PaymentLine[]): Amounts {
  return { totalAmount: sum(payments, 'totalAmount'), securityDepositAmount: sum(payments, 'securityDepositAmount') }
}

/** Returns the balance of each amount in euros, never below zero; an amount that is not set yet has none. */
export function remaining(rental: Due, payments: readonly PaymentLine[]): Amounts {
  const soFar = paid(payments)
  const rest = (of: keyof Amounts) => toEuros(Math.max(0, asked(rental, of) - toCents(soFar[of])))
  return { totalAmount: rest('totalAmount'), securityDepositAmount: rest('securityDepositAmount') }
}

/**
 * Tells for each amount if it is paid in full: its payments equal or exceed it. An amount that is not set yet is not
 * paid.
 */
export function paidInFull(rental: Due, payments: readonly PaymentLine[]): Record<keyof Amounts, boolean> {
  const rest = remaining(rental, payments)
  const isPaid = (of: keyof Amounts) => rental[of] !== null && rest[of] === 0
  return { totalAmount: isPaid('totalAmount'), securityDepositAmount: isPaid('securityDepositAmount') }
}

/** Returns the amount due in cents; charges are paid with the price. */
function asked(rental: Due, of: keyof Amounts): number {
  return toCents(rental[of] ?? 0) + (of === 'totalAmount' ? toCents(rental.chargesAmount ?? 0) : 0)
}

function sum(payments: readonly PaymentLine[], of: keyof Amounts): number {
  return toEuros(payments.reduce((cents, line) => cents + (line.correctsPaymentId ? -1 : 1) * toCents(line[of]), 0))
}

/** A payment line with its id. */
type NumberedLine = PaymentLine & { id: number }

/** Returns the amounts a payment still holds after its refunds, in euros. */
export function held(payment: NumberedLine, payments: readonly NumberedLine[]): Amounts {
  const refunds = payments.filter(({ correctsPaymentId }) => correctsPaymentId === payment.id)
  const rest = (of: keyof Amounts) => toEuros(toCents(payment[of]) + toCents(sum(refunds, of)))
  return { totalAmount: rest('totalAmount'), securityDepositAmount: rest('securityDepositAmount') }
}

/** Refuses a payment of zero. */
export function checkNotNothing(payment: Amounts): void {
  if (toCents(payment.totalAmount) + toCents(payment.securityDepositAmount) > 0) return
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
  for (const amount of ['totalAmount', 'securityDepositAmount'] as const) {
    if (toCents(refund[amount]) > toCents(rest[amount])) throw fieldProblem(amount, 'range', tooMuch(rest[amount]))
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

function tooMuch(rest: number): Sentence {
  return {
    fr: `Ce paiement ne peut plus être remboursé que de ${formatEuros(rest, 'fr')}.`,
    en: `At most ${formatEuros(rest, 'en')} of this payment can still be refunded.`,
  }
}
