import { toCents, toEuros } from '@filao/domain/kernel/money'
import { isDepositOver } from '@filao/domain/rentals/money/money-checks'
import type { Payment, PaymentMethod } from '@filao/domain/rentals/money/payment'
import { type Amounts, paid, paidInFull, remaining } from '@filao/domain/rentals/money/payments'
import type { RentalStatus } from '@filao/domain/rentals/status'

/** The id of the line being typed; it is never sent. */
export const newLineId = -1

export type NewLine = Amounts & { id: typeof newLineId; method: PaymentMethod }

/** The state of a rental's payments, and the actions that it allows. */
type PaymentState = {
  rest: Amounts
  inFull: Record<keyof Amounts, boolean>
  /** True when a line may be added: not while one is being typed, nor once everything due is paid in full. */
  canAdd: boolean
}

type Due = {
  status: RentalStatus
  totalAmount: number | null
  securityDepositAmount: number | null
  chargesAmount?: number
}

/**
 * Returns the paid and missing amounts, and tells if another line makes sense. A cancelled rental owes nothing more,
 * but a fee may still be taken.
 */
export function paymentState(rental: Due, payments: readonly Payment[], isTyping: boolean): PaymentState {
  const { status } = rental
  if (status === 'cancelled') return { rest: nothing, inFull: neither, canAdd: !isTyping }
  const inFull = paidInFull(rental, payments)
  const isDepositAsked = !isDepositOver(status) && !inFull.securityDepositAmount
  return {
    rest: remaining(rental, payments),
    inFull,
    canAdd: !isTyping && (!inFull.totalAmount || isDepositAsked),
  }
}

const nothing: Amounts = { totalAmount: 0, securityDepositAmount: 0 }
const neither = { totalAmount: false, securityDepositAmount: false }

/** Returns the amount paid beyond the current price and charges, in euros: the price may fall after a payment. */
export function overpaid(rental: Due, payments: readonly Payment[]): number {
  const asked = toCents(rental.totalAmount ?? 0) + toCents(rental.chargesAmount ?? 0)
  return toEuros(Math.max(0, toCents(paid(payments).totalAmount) - asked))
}

/**
 * Returns a new line with the rest of the price; with the deposit once the price is paid, since it is often taken
 * another way.
 */
export function newLine(status: RentalStatus, { rest, inFull }: Pick<PaymentState, 'rest' | 'inFull'>): NewLine {
  return {
    id: newLineId,
    totalAmount: rest.totalAmount,
    securityDepositAmount: inFull.totalAmount && !isDepositOver(status) ? rest.securityDepositAmount : 0,
    method: 'card',
  }
}

/** Returns the euros by which the typed amount exceeds the rest; 0 when it does not. */
export function beyond(typed: number | null, rest: number): number {
  return toEuros(Math.max(0, toCents(typed ?? 0) - toCents(rest)))
}

/** Returns true when a line takes any money; one that takes none is not sent. */
export function takesMoney(line: { [Amount in keyof Amounts]?: number | null }): boolean {
  return toCents(line.totalAmount ?? 0) + toCents(line.securityDepositAmount ?? 0) > 0
}

/**
 * Returns the proposed refund of a payment that still holds `rest`: all of it for a cancelled rental; otherwise the
 * overpaid amount, and the deposit when the vehicle is back or when this payment holds nothing else.
 */
export function proposedRefund(status: RentalStatus, rest: Amounts, tooMuch: number): Amounts {
  if (status === 'cancelled') return rest
  const isDeposit = status === 'done' || rest.totalAmount === 0
  return {
    totalAmount: Math.min(rest.totalAmount, tooMuch),
    securityDepositAmount: isDeposit ? rest.securityDepositAmount : 0,
  }
}
