import { accountOf, dueCents, entriesOfPayment } from './entry.ts'
import type { Amounts } from './payment.ts'

/** A payment line. Amounts are never negative: a line with `correctsPaymentId` refunds its amounts. */
export type PaymentLine = Amounts & { correctsPaymentId?: number | null }

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
  /** The status of the rental; a cancelled one owes only its charges. */
  status?: string
}

/** Sums the payments so far, minus refunds. */
export function paid(payments: readonly PaymentLine[]): Amounts {
  const { paidCents, depositCents } = accountOf(payments.flatMap(entriesOfPayment))
  return { totalCents: paidCents, securityDepositCents: depositCents }
}

/** Returns the balance of each amount, never below zero; an amount that is not set yet has none. */
export function remaining(rental: Due, payments: readonly PaymentLine[]): Amounts {
  const soFar = paid(payments)
  const rest = (of: keyof Amounts) => Math.max(0, amountDue(rental, of) - soFar[of])
  return { totalCents: rest('totalCents'), securityDepositCents: rest('securityDepositCents') }
}

/**
 * Returns the cents that a customer still owes: of a contract, or of the fee of a cancelled rental. An offer is not
 * accepted yet and owes nothing.
 */
export function owedCents(rental: Due & { status: string; paidTotalCents: number }): number {
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
export function amountDue(rental: Due, of: keyof Amounts): number {
  const agreed = rental.status === 'cancelled' ? 0 : (rental[of] ?? 0)
  if (of === 'securityDepositCents') return agreed
  const { chargesCents = 0, creditedCents = 0 } = rental
  return dueCents(agreed, { ...accountOf([]), chargedCents: chargesCents, creditedCents })
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
  const cents = Math.max(0, paidTotalCents - amountDue(rental, 'totalCents'))
  const refundCents = Math.min(cents, Math.max(0, paidTotalCents))
  return { refundCents, elsewhereCents: cents - refundCents }
}
