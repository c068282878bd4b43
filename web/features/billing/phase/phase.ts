import type { BillingState } from '@filao/domain/billing/contract'
import { stopOf } from '@filao/domain/billing/subscription'

/**
 * The state of a company's subscription. `ending` may still be used until the period is over; `suspended` and `ended`
 * may not; `none` means no subscription, or nothing for sale.
 */
export type Phase = 'none' | 'base' | 'trial' | 'active' | 'ending' | 'late' | 'suspended' | 'ended'

/** The facts that decide on a phase. */
export type PhaseFacts = Pick<BillingState, 'provider' | 'status' | 'isBase' | 'isEnding'>

/** Maps the payment provider's states to those that the screens tell apart. */
export function phaseOf({ provider, status, isBase, isEnding }: PhaseFacts): Phase {
  if (provider === 'off' || !status) return 'none'
  const stop = stopOf(status)
  if (stop) return stop
  if (isBase) return 'base'
  if (isEnding) return 'ending'
  if (status === 'past_due') return 'late'
  return status === 'trialing' ? 'trial' : 'active'
}

/** Returns true when there is a subscription to manage: not the base plan, and not over. */
export function hasSubscription(state: BillingState): boolean {
  return !['none', 'base', 'ended'].includes(phaseOf(state))
}

/** Returns the started days of trial left at a moment (milliseconds since 1970); null outside a trial. */
export function trialDaysLeft({ status, trialEndsAt }: BillingState, now: number): number | null {
  if (status !== 'trialing' || !trialEndsAt) return null
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now) / dayMs))
}

const dayMs = 86_400_000

/** The warnings that the banner shows on every screen. */
export type Warning = 'trial' | 'ending' | 'late' | 'suspended' | 'ended'

const soonDays = 3

/** Returns the warning for every screen, or null. A trial warns only in its last days. */
export function warningOf(state: BillingState, now: number): Warning | null {
  const phase = phaseOf(state)
  if (phase === 'trial') return (trialDaysLeft(state, now) ?? soonDays + 1) <= soonDays ? 'trial' : null
  return phase === 'none' || phase === 'base' || phase === 'active' ? null : phase
}

/** Returns true when the warning can be dismissed for the day. It stays where nothing can be added any more. */
export function canBePutAway(warning: Warning): boolean {
  return warning !== 'suspended' && warning !== 'ended'
}
