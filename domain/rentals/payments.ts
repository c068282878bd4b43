import { toCents, toEuros } from '../kernel/money.ts'

/** The two amounts that are paid separately: the price, and the deposit that is given back. */
export type Amounts = { totalAmount: number; securityDepositAmount: number }

/** A payment line. Amounts are never negative: a line that names the payment it corrects gives its amounts back. */
export type PaymentLine = Amounts & { correctsPaymentId?: number | null }

/** What a rental asks for: its agreed price, what was charged on top of it, and the deposit. */
type Due = { totalAmount: number | null; securityDepositAmount: number | null; chargesAmount?: number }

/** What has been paid so far, in euros, refunds taken off. */
export function paid(payments: readonly PaymentLine[]): Amounts {
  return { totalAmount: sum(payments, 'totalAmount'), securityDepositAmount: sum(payments, 'securityDepositAmount') }
}

/** What is still to be paid, in euros, never below zero; an amount that is not set yet asks for nothing. */
export function remaining(rental: Due, payments: readonly PaymentLine[]): Amounts {
  const soFar = paid(payments)
  const rest = (of: keyof Amounts) => toEuros(Math.max(0, asked(rental, of) - toCents(soFar[of])))
  return { totalAmount: rest('totalAmount'), securityDepositAmount: rest('securityDepositAmount') }
}

/** Whether each amount is paid in full: the sum of its payments reaches it. An amount that is not set yet never is. */
export function paidInFull(rental: Due, payments: readonly PaymentLine[]): Record<keyof Amounts, boolean> {
  const rest = remaining(rental, payments)
  const isPaid = (of: keyof Amounts) => rental[of] !== null && rest[of] === 0
  return { totalAmount: isPaid('totalAmount'), securityDepositAmount: isPaid('securityDepositAmount') }
}

/** What is asked for, in cents; charges are paid with the price. */
function asked(rental: Due, of: keyof Amounts): number {
  return toCents(rental[of] ?? 0) + (of === 'totalAmount' ? toCents(rental.chargesAmount ?? 0) : 0)
}

function sum(payments: readonly PaymentLine[], of: keyof Amounts): number {
  return toEuros(payments.reduce((cents, line) => cents + (line.correctsPaymentId ? -1 : 1) * toCents(line[of]), 0))
}
