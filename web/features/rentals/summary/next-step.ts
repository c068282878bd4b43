import { inCents } from '@filao/domain/kernel/money'
import { amountDue, overpayment } from '@filao/domain/ledger/account'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { canMove } from '@filao/domain/rentals/record/transition'
import { isEditable } from '@filao/domain/rentals/status/status'

/** The steps that a rental's summary can offer. */
const steps = [
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
/** A step that starts at once; a cancellation asks its own questions first. */
export type PromptStep = Exclude<Step, 'cancel'>

type StepFacts = Pick<
  RentalRow,
  'status' | 'totalAmount' | 'chargesAmount' | 'paidTotalAmount' | 'securityDepositAmount' | 'paidSecurityDepositAmount'
> &
  Partial<Pick<RentalRow, 'creditedAmount'>>

/**
 * Returns the steps that the status allows, and the next one. A draft, quote or reservation becomes a contract; an
 * agreed rental is paid, then delivered; one under way is returned; after the return the rest is collected and the
 * deposit given back.
 */
export function stepsOf(rental: StepFacts): { next: PromptStep | null; others: Step[] } {
  const allowed = steps.filter((step) => isAllowed(step, rental))
  const next = preference[rental.status].find((step) => allowed.includes(step)) ?? null
  return { next, others: allowed.filter((step) => step !== next) }
}

/** Returns the steps with another one as the next, if it is possible. */
export function ledBy(step: PromptStep, { next, others }: ReturnType<typeof stepsOf>): ReturnType<typeof stepsOf> {
  if (!others.includes(step)) return { next, others }
  return { next: step, others: [...(next ? [next] : []), ...others.filter((other) => other !== step)] }
}

/** Returns true for a step that the settlement of a return does as well: only one of the two ways is offered. */
export function settlesMoney(step: Step): boolean {
  return step === 'collect' || step === 'giveBack' || step === 'refund'
}

const preference: Record<RentalRow['status'], PromptStep[]> = {
  draft: ['contract'],
  quote: ['contract'],
  validating: ['contract'],
  pending: ['payment', 'delivery'],
  ongoing: ['return'],
  done: ['collect', 'refund', 'giveBack'],
  cancelled: ['refund', 'collect'],
}

function isAllowed(step: Step, rental: StepFacts): boolean {
  const { status } = rental
  if (step === 'collect') return (status === 'done' || status === 'cancelled') && rest(rental) > 0
  if (step === 'giveBack') return status === 'done' && rest(rental) <= 0 && rental.paidSecurityDepositAmount > 0
  if (step === 'refund') {
    const { refundCents } = overpayment(inCents(rental), inCents(rental).paidTotalCents)
    if (status === 'cancelled') return refundCents > 0 || rental.paidSecurityDepositAmount > 0
    return rental.totalAmount !== null && refundCents > 0
  }
  const isPaid = rental.totalAmount !== null && rest(rental) <= 0
  if (step === 'payment') return isEditable(status) && !isPaid
  // After the price is paid, the payments stay reachable for the deposit alone.
  if (step === 'deposit') {
    return isEditable(status) && isPaid && rental.paidSecurityDepositAmount < rental.securityDepositAmount
  }
  if (step === 'print') return true
  if (step === 'extend' || step === 'replace') return status === 'ongoing'
  if (step === 'edit') return isEditable(status)
  return canMove(status, targets[step])
}

/** Returns the unpaid part of the price and the charges, in cents; less than zero when too much is paid. */
function rest(rental: StepFacts): number {
  const due = inCents(rental)
  return amountDue(due, 'totalCents') - due.paidTotalCents
}

/** The target status of each step; delivery and return change it by recording a check. */
const targets = {
  contract: 'pending',
  reservation: 'validating',
  quote: 'quote',
  delivery: 'ongoing',
  return: 'done',
  cancel: 'cancelled',
} as const
