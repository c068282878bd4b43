import { Problem } from '../kernel/problem.ts'
import { addMinutes } from '../kernel/time.ts'
import type { Plan } from './plan.ts'
import { allowsUse, type SubscriptionStatus, trialDays } from './subscription.ts'

/** The stored state of a company's subscription. Times are instants. */
export type Held = {
  productId: string | null
  status: SubscriptionStatus
  trialEndsAt: string | null
  periodEndsAt: string | null
  isEnding: boolean
  hadTrial: boolean
}

/** The actions on a subscription of the local provider, by its owner, by the bank or by the passing of time. */
export const testActions = ['cancel', 'resume', 'end_trial', 'fail_payment', 'give_up_payment', 'pay', 'end'] as const
export type TestAction = (typeof testActions)[number]

const dayMinutes = 1440

/**
 * Returns the subscription after the payment of a plan. The first plan begins with a trial; a change of plan keeps a
 * running trial.
 */
export function subscribed(before: Held, plan: Plan, now: string): Held {
  const isRunning = before.productId !== null && before.status === 'trialing' && before.trialEndsAt !== null
  const trialEndsAt = isRunning ? before.trialEndsAt : before.hadTrial ? null : addMinutes(now, trialDays * dayMinutes)
  return {
    productId: plan.productId,
    status: trialEndsAt ? 'trialing' : 'active',
    trialEndsAt,
    periodEndsAt: trialEndsAt ?? nextPeriod(now),
    isEnding: false,
    hadTrial: true,
  }
}

/** The statuses from which each action may start. */
export const startsFrom = {
  cancel: ['trialing', 'active', 'past_due'],
  resume: ['trialing', 'active', 'past_due'],
  end_trial: ['trialing'],
  fail_payment: ['trialing', 'active'],
  give_up_payment: ['past_due'],
  pay: ['past_due', 'unpaid'],
  end: ['trialing', 'active', 'past_due', 'unpaid'],
} satisfies Record<TestAction, SubscriptionStatus[]>

/**
 * Returns the subscription after an action. Throws `conflict` without a subscription, or when its status forbids the
 * action.
 */
export function acted(before: Held, action: TestAction, now: string): Held {
  const starts: readonly SubscriptionStatus[] = startsFrom[action]
  if (before.productId === null || !starts.includes(before.status)) throw new Problem('conflict', senseless)
  switch (action) {
    case 'cancel':
      return { ...before, isEnding: true }
    case 'resume':
      return { ...before, isEnding: false }
    case 'fail_payment':
      return { ...before, status: 'past_due', trialEndsAt: null }
    case 'give_up_payment':
      return { ...before, status: 'unpaid' }
    case 'end':
      return { ...before, status: 'canceled', trialEndsAt: null, periodEndsAt: now, isEnding: false }
    case 'end_trial':
    case 'pay':
      return { ...before, status: 'active', trialEndsAt: null, periodEndsAt: nextPeriod(now) }
  }
}

/**
 * Returns the subscription at a later time: a trial becomes a paid month, a paid month renews, a cancelled one ends.
 */
export function passed(before: Held, now: string): Held {
  if (before.productId === null || !allowsUse(before.status) || !before.periodEndsAt) return before
  if (Date.parse(before.periodEndsAt) > Date.parse(now)) return before
  if (before.isEnding) return acted(before, 'end', now)
  if (before.status === 'past_due') return before
  return { ...before, status: 'active', trialEndsAt: null, periodEndsAt: nextPeriod(now) }
}

function nextPeriod(now: string): string {
  return addMinutes(now, 30 * dayMinutes)
}

const senseless = {
  fr: 'L’abonnement n’est pas dans un état qui le permet.',
  en: 'The subscription is not in a state that allows this.',
}
