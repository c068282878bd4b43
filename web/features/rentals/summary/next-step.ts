import { toCents, toEuros } from '@filao/domain/kernel/money'
import type { RentalRow } from '@filao/domain/rentals/rental'
import { isEditable } from '@filao/domain/rentals/status'
import { canMove } from '@filao/domain/rentals/transition'

/** What can be done with a rental on its summary. */
export const steps = [
  'contract',
  'payment',
  'deposit',
  'collect',
  'giveBack',
  'refund',
  'delivery',
  'return',
  'extend',
  'replace',
  'reservation',
  'quote',
  'edit',
  'print',
  'cancel',
] as const
export type Step = (typeof steps)[number]

type Standing = Pick<
  RentalRow,
  'status' | 'totalAmount' | 'chargesAmount' | 'paidTotalAmount' | 'securityDepositAmount' | 'paidSecurityDepositAmount'
>

/**
 * What the status allows, and which of it comes next: a draft or a reservation becomes a contract, an agreed rental is paid
 * and then delivered, one that is out comes back, and what is over is settled: the rest is collected, the deposit given back.
 */
export function stepsOf(rental: Standing): { next: Step | null; others: Step[] } {
  const allowed = steps.filter((step) => isAllowed(step, rental))
  const next = preference[rental.status].find((step) => allowed.includes(step)) ?? null
  return { next, others: allowed.filter((step) => step !== next) }
}

const preference: Record<RentalRow['status'], Step[]> = {
  draft: ['contract'],
  quote: ['contract'],
  validating: ['contract'],
  pending: ['payment', 'delivery'],
  ongoing: ['return'],
  done: ['collect', 'refund', 'giveBack'],
  cancelled: ['refund'],
}

function isAllowed(step: Step, rental: Standing): boolean {
  const { status } = rental
  if (step === 'collect') return status === 'done' && rest(rental) > 0
  if (step === 'giveBack') return status === 'done' && rest(rental) <= 0 && rental.paidSecurityDepositAmount > 0
  if (step === 'refund') {
    if (status === 'cancelled') return rental.paidTotalAmount + rental.paidSecurityDepositAmount > 0
    return rental.totalAmount !== null && rest(rental) < 0
  }
  const isPaid = rental.totalAmount !== null && rest(rental) <= 0
  if (step === 'payment') return isEditable(status) && !isPaid
  // Once the price is paid the way to the payments stays open for the deposit alone.
  if (step === 'deposit') {
    return isEditable(status) && isPaid && rental.paidSecurityDepositAmount < rental.securityDepositAmount
  }
  if (step === 'print') return true
  if (step === 'extend' || step === 'replace') return status === 'ongoing'
  if (step === 'edit') return isEditable(status)
  return canMove(status, targets[step])
}

/** What the price and the charges still ask for, in euros. */
function rest({ totalAmount, chargesAmount, paidTotalAmount }: Standing): number {
  return toEuros(toCents(totalAmount ?? 0) + toCents(chargesAmount) - toCents(paidTotalAmount))
}

/** The status each step leads to; delivery and return get there with a check. */
export const targets = {
  contract: 'pending',
  reservation: 'validating',
  quote: 'quote',
  delivery: 'ongoing',
  return: 'done',
  cancel: 'cancelled',
} as const
