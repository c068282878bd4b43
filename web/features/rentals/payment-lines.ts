import { toCents } from '@filao/domain/kernel/money'
import type { Payment, PaymentMethod } from '@filao/domain/rentals/payment'
import { type Amounts, paidInFull, remaining } from '@filao/domain/rentals/payments'

/** The id of the line that is being typed; it is never sent. */
export const newLineId = -1

export type NewLine = Amounts & { id: typeof newLineId; method: PaymentMethod }

/** What may be done with the payments of a rental. */
export type PaymentState = {
  rest: Amounts
  inFull: Record<keyof Amounts, boolean>
  /** Whether a line may be added: not while one is typed, nor once both amounts are paid in full. */
  canAdd: boolean
}

type Due = { totalAmount: number | null; securityDepositAmount: number | null; chargesAmount?: number }

/** What is paid and missing, and whether another line makes sense. */
export function paymentState(rental: Due, payments: readonly Payment[], isTyping: boolean): PaymentState {
  const inFull = paidInFull(rental, payments)
  return {
    rest: remaining(rental, payments),
    inFull,
    canAdd: !isTyping && !(inFull.totalAmount && inFull.securityDepositAmount),
  }
}

/** A new line proposes the rest of the price; the deposit once the price is paid, since it is often taken another way. */
export function newLine({ rest, inFull }: Pick<PaymentState, 'rest' | 'inFull'>): NewLine {
  return {
    id: newLineId,
    totalAmount: rest.totalAmount,
    securityDepositAmount: inFull.totalAmount ? rest.securityDepositAmount : 0,
    method: 'card',
  }
}

/** Whether a line takes any money; one that takes none is not sent. */
export function takesMoney(line: { [Amount in keyof Amounts]?: number | null }): boolean {
  return toCents(line.totalAmount ?? 0) + toCents(line.securityDepositAmount ?? 0) > 0
}
