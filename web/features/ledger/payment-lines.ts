import { type InEuros, inCents, inEuros, toCents, toEuros } from '@filao/domain/kernel/money'
import { overpayment, paid, paidInFull, remaining } from '@filao/domain/ledger/account'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import type { Amounts, PaymentMethod } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'

/** The id of the line being typed; it is never sent. */
export const newLineId = -1

export type NewLine = InEuros<Amounts> & { id: typeof newLineId; method: PaymentMethod }

/** The state of a rental's payments, and the actions that it allows. */
type PaymentState = {
  rest: Amounts
  inFull: Record<keyof Amounts, boolean>
  /** True when a line may be added: not while one is being typed, nor once everything due is paid in full. */
  canAdd: boolean
}

/** A rental with its price and what changed it, in euros. */
export type Owing = {
  status: string
  totalAmount: number | null
  securityDepositAmount: number | null
  chargesAmount?: number
  creditedAmount?: number
}

/**
 * Returns the paid and missing amounts, and tells if another line makes sense. A cancelled rental owes only its
 * recorded fee, but another one may still be taken.
 */
export function paymentState(rental: Owing, payments: readonly Payment[], isTyping: boolean): PaymentState {
  const { status } = rental
  const [due, lines] = [inCents(rental), payments.map(inCents)]
  const rest = remaining(due, lines)
  if (status === 'cancelled') {
    return { rest: { ...rest, securityDepositCents: 0 }, inFull: neither, canAdd: !isTyping }
  }
  const inFull = paidInFull(due, lines)
  const isDepositAsked = !isDepositOver(status) && !inFull.securityDepositCents
  return {
    rest,
    inFull,
    canAdd: !isTyping && (!inFull.totalCents || isDepositAsked),
  }
}

const neither = { totalCents: false, securityDepositCents: false }

/**
 * Returns the cents that payments cover above the current price and charges, since the price may fall after a payment.
 * Leaves out money settled before Filao.
 */
export function overpaid(rental: Owing, payments: readonly Payment[]): number {
  return overpayment(inCents(rental), paid(payments.map(inCents)).totalCents).refundCents
}

/**
 * Returns a new line with the rest of the price; with the deposit once the price is paid, since it is often taken
 * another way.
 */
export function newLine(status: string, { rest, inFull }: Pick<PaymentState, 'rest' | 'inFull'>): NewLine {
  return {
    id: newLineId,
    ...inEuros({
      totalCents: rest.totalCents,
      securityDepositCents: inFull.totalCents && !isDepositOver(status) ? rest.securityDepositCents : 0,
    }),
    method: 'card',
  }
}

/**
 * Returns the amount of a line in progress after a colleague's payment. A typed one stays unless it is paid in full by
 * now; a proposed one only falls to the rest, unless nothing of the line is typed.
 */
export function amountNow(
  of: keyof Amounts,
  shownEuros: number | null,
  isTyped: boolean,
  { rest, inFull }: Pick<PaymentState, 'rest' | 'inFull'>,
): number | null {
  return isTyped && !inFull[of] ? shownEuros : Math.min(shownEuros ?? 0, toEuros(rest[of]))
}

/** Returns the cents by which a typed amount of euros exceeds the rest; 0 when it does not. */
export function amountOver(typedEuros: number | null, restCents: number): number {
  return Math.max(0, toCents(typedEuros ?? 0) - restCents)
}

/**
 * Returns true when an amount is offered for a field: it is empty, or has more. Beside any other amount the offer is no
 * button, so that Tab goes on to the next field.
 */
export function offersAmount(typedEuros: number | null | undefined, offeredCents: number): boolean {
  const typedCents = toCents(typedEuros ?? 0)
  return typedCents === 0 || typedCents > offeredCents
}

/** Returns true when a line takes any money; one that takes none is not sent. */
export function takesMoney(line: { totalAmount?: number | null; securityDepositAmount?: number | null }): boolean {
  return toCents(line.totalAmount ?? 0) + toCents(line.securityDepositAmount ?? 0) > 0
}

/**
 * Returns the proposed refund of a payment that still holds `rest`: all but the fee for a cancelled rental; otherwise
 * the overpaid amount, and the deposit when the vehicle is back or when this payment holds nothing else.
 */
export function proposedRefund(status: string, rest: Amounts, overpaidCents: number): Amounts {
  const isDeposit = isDepositOver(status) || rest.totalCents === 0
  return {
    totalCents: Math.min(rest.totalCents, overpaidCents),
    securityDepositCents: isDeposit ? rest.securityDepositCents : 0,
  }
}
