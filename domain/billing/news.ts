import { addMinutes } from '../kernel/time.ts'
import type { SubscriptionStatus } from './subscription.ts'

/** What a company's administrators are told of about its subscription. */
export const billingNews = ['trial_ending', 'past_due', 'unpaid', 'ending', 'ended'] as const
export type BillingNews = (typeof billingNews)[number]

/** Days before the end of a trial on which its end is told of. */
export const trialNoticeDays = 3

/** What news are read off. */
export type Told = { status: SubscriptionStatus; isEnding: boolean; trialEndsAt: string | null }

/** What somebody should hear of after a change, if anything. */
export function newsOf(before: Told, after: Told): BillingNews | null {
  const now = standsNow(after)
  return now !== null && now !== standsNow(before) ? now : null
}

/** Whether news still hold: what was mended, or put off by more than the notice, is told to nobody. */
export function stillHolds(news: BillingNews, { status, isEnding, trialEndsAt }: Told, now: string): boolean {
  if (news !== 'trial_ending') return news === standsNow({ status, isEnding, trialEndsAt })
  if (status !== 'trialing' || isEnding || trialEndsAt === null) return false
  const end = Date.parse(trialEndsAt)
  return end > Date.parse(now) && end <= Date.parse(addMinutes(now, trialNoticeDays * 1440))
}

function standsNow({ status, isEnding }: Told): Exclude<BillingNews, 'trial_ending'> | null {
  if (status === 'canceled') return 'ended'
  if (status === 'past_due' || status === 'unpaid') return status
  return isEnding ? 'ending' : null
}
