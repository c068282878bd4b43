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

/** Whether news still hold: what was mended in the meantime is told to nobody. */
export function stillHolds(news: BillingNews, { status, isEnding, trialEndsAt }: Told, now: string): boolean {
  if (news !== 'trial_ending') return news === standsNow({ status, isEnding, trialEndsAt })
  return status === 'trialing' && !isEnding && trialEndsAt !== null && Date.parse(trialEndsAt) > Date.parse(now)
}

function standsNow({ status, isEnding }: Told): Exclude<BillingNews, 'trial_ending'> | null {
  if (status === 'canceled') return 'ended'
  if (status === 'past_due' || status === 'unpaid') return status
  return isEnding ? 'ending' : null
}
