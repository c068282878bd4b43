import type { RentalRow } from '@filao/domain/rentals/rental'
import { canMove, isEditable } from '@filao/domain/rentals/status'

/** What can be done with a rental on its summary. */
export const steps = [
  'contract',
  'payment',
  'deposit',
  'delivery',
  'return',
  'reservation',
  'quote',
  'edit',
  'print',
  'cancel',
] as const
export type Step = (typeof steps)[number]

type Standing = Pick<
  RentalRow,
  'status' | 'totalAmount' | 'paidTotalAmount' | 'securityDepositAmount' | 'paidSecurityDepositAmount'
>

/**
 * What the status allows, and which of it comes next: a draft or a reservation becomes a contract, an agreed rental is paid
 * and then delivered, one that is out comes back. Nothing comes next once it is over.
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
  done: [],
  cancelled: [],
}

function isAllowed(step: Step, rental: Standing): boolean {
  const { status } = rental
  const isPaid = rental.totalAmount !== null && rental.paidTotalAmount >= rental.totalAmount
  if (step === 'payment') return isEditable(status) && !isPaid
  // Once the price is paid the way to the payments stays open for the deposit alone.
  if (step === 'deposit') {
    return isEditable(status) && isPaid && rental.paidSecurityDepositAmount < rental.securityDepositAmount
  }
  if (step === 'print') return true
  if (step === 'edit') return isEditable(status)
  return canMove(status, targets[step])
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
