import { addMinutes } from '../kernel/time.ts'
import type { SubscriptionStatus } from './subscription.ts'

/** The news about its subscription that are mailed to a company's administrators. */
const billingNews = ['trial_ending', 'past_due', 'unpaid', 'ending', 'ended'] as const
export type BillingNews = (typeof billingNews)[number]

/** The number of days before the end of a trial at which its end is announced. */
export const trialNoticeDays = 3

/** The fields of a subscription from which news are derived. */
export type SubscriptionState = { status: SubscriptionStatus; isEnding: boolean; trialEndsAt: string | null }

/** Returns the news that follow from a change, or null. */
export function newsOf(before: SubscriptionState, after: SubscriptionState): BillingNews | null {
  const now = currentNews(after)
  return now !== null && now !== currentNews(before) ? now : null
}

/**
 * Returns true when news still hold: a solved problem, or an end moved later than `trialNoticeDays`, is not announced.
 */
export function stillHolds(
  news: BillingNews,
  { status, isEnding, trialEndsAt }: SubscriptionState,
  now: string,
): boolean {
  if (news !== 'trial_ending') return news === currentNews({ status, isEnding, trialEndsAt })
  if (status !== 'trialing' || isEnding || trialEndsAt === null) return false
  const end = Date.parse(trialEndsAt)
  return end > Date.parse(now) && end <= Date.parse(addMinutes(now, trialNoticeDays * 1440))
}

function currentNews({ status, isEnding }: SubscriptionState): Exclude<BillingNews, 'trial_ending'> | null {
  if (status === 'canceled') return 'ended'
  if (status === 'past_due' || status === 'unpaid') return status
  return isEnding ? 'ending' : null
}
