import { toCents, toEuros } from '@filao/domain/kernel/money'
import { isDepositOver } from '@filao/domain/rentals/money/money-checks'
import type { Payment, PaymentMethod } from '@filao/domain/rentals/money/payment'
import { type Amounts, paid, paidInFull, remaining } from '@filao/domain/rentals/money/payments'
import type { RentalStatus } from '@filao/domain/rentals/status'

/** The id of the line that is being typed; it is never sent. */
export const newLineId = -1

export type NewLine = Amounts & { id: typeof newLineId; method: PaymentMethod }

/** What may be done with the payments of a rental. */
export type PaymentState = {
  rest: Amounts
  inFull: Record<keyof Amounts, boolean>
  /** Whether a line may be added: not while one is typed, nor once everything that is asked for is paid in full. */
  canAdd: boolean
}

type Due = {
  status: RentalStatus
  totalAmount: number | null
  securityDepositAmount: number | null
  chargesAmount?: number
}

/**
 * What is paid and missing, and whether another line makes sense. Of what is cancelled nothing is asked any more, but a fee
 * may still be taken.
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

/** What was taken for the price beyond what it is now, in euros: it fell after a part of it was paid. */
export function overpaid(rental: Due, payments: readonly Payment[]): number {
  const asked = toCents(rental.totalAmount ?? 0) + toCents(rental.chargesAmount ?? 0)
  return toEuros(Math.max(0, toCents(paid(payments).totalAmount) - asked))
}

/** A new line proposes the rest of the price; the deposit once the price is paid, since it is often taken another way. */
export function newLine(status: RentalStatus, { rest, inFull }: Pick<PaymentState, 'rest' | 'inFull'>): NewLine {
  return {
    id: newLineId,
    totalAmount: rest.totalAmount,
    securityDepositAmount: inFull.totalAmount && !isDepositOver(status) ? rest.securityDepositAmount : 0,
    method: 'card',
  }
}

/** By how many euros what is typed exceeds what is asked for; 0 where it does not. */
export function beyond(typed: number | null, rest: number): number {
  return toEuros(Math.max(0, toCents(typed ?? 0) - toCents(rest)))
}

/** Whether a line takes any money; one that takes none is not sent. */
export function takesMoney(line: { [Amount in keyof Amounts]?: number | null }): boolean {
  return toCents(line.totalAmount ?? 0) + toCents(line.securityDepositAmount ?? 0) > 0
}

/**
 * What giving back a payment that still holds `rest` proposes: all of it once the rental is cancelled; otherwise what was
 * paid too much, and the deposit when the vehicle is back or when it is all that this payment holds.
 */
export function proposedRefund(status: RentalStatus, rest: Amounts, tooMuch: number): Amounts {
  if (status === 'cancelled') return rest
  const isDeposit = status === 'done' || rest.totalAmount === 0
  return {
    totalAmount: Math.min(rest.totalAmount, tooMuch),
    securityDepositAmount: isDeposit ? rest.securityDepositAmount : 0,
  }
}
