import type { BillingState } from '@filao/domain/billing/contract'

/**
 * Where a company stands with what it pays. `ending` still may be used until the period is over; `suspended` and `ended`
 * may not; `none` has nothing to say: no subscription, or nothing is sold.
 */
export type Standing = 'none' | 'base' | 'trial' | 'active' | 'ending' | 'late' | 'suspended' | 'ended'

/** What the screens tell apart of the states that a payment provider knows. */
export function standingOf({ provider, status, isBase, isEnding }: BillingState): Standing {
  if (provider === 'off' || !status) return 'none'
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended'
  if (status === 'unpaid' || status === 'incomplete' || status === 'paused') return 'suspended'
  if (isBase) return 'base'
  if (isEnding) return 'ending'
  if (status === 'past_due') return 'late'
  return status === 'trialing' ? 'trial' : 'active'
}

/** Whether there is a subscription to manage: a plan other than the base one, not over. */
export function hasSubscription(state: BillingState): boolean {
  return !['none', 'base', 'ended'].includes(standingOf(state))
}

/** Started days of trial left at a moment (milliseconds since 1970); null outside of it. */
export function trialDaysLeft({ status, trialEndsAt }: BillingState, now: number): number | null {
  if (status !== 'trialing' || !trialEndsAt) return null
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now) / dayMs))
}

const dayMs = 86_400_000

/** What a banner over every screen warns of. */
export type Warning = 'trial' | 'ending' | 'late' | 'suspended' | 'ended'

const soonDays = 3

/** What is to be said over every screen, or nothing. The last days of a trial count, the first do not. */
export function warningOf(state: BillingState, now: number): Warning | null {
  const standing = standingOf(state)
  if (standing === 'trial') return (trialDaysLeft(state, now) ?? soonDays + 1) <= soonDays ? 'trial' : null
  return standing === 'none' || standing === 'base' || standing === 'active' ? null : standing
}

/** Whether it can be put away for the day. Where nothing can be added any more, it stays. */
export function canBePutAway(warning: Warning): boolean {
  return warning !== 'suspended' && warning !== 'ended'
}
