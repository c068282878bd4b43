import type { Sentence } from '../kernel/language.ts'
/** The statuses of a subscription, as Stripe names them. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** The days of trial with which a company's first plan begins. */
export const trialDays = 7

/** Returns true when the plan may be used. A late payment (`past_due`) still allows it; `unpaid` does not. */
export function allowsUse(status: SubscriptionStatus): boolean {
  return stopOf(status) === null
}

/**
 * Returns why the plan may not be used: `suspended` until a payment succeeds, or `ended`. Null when it may be used.
 */
export function stopOf(status: SubscriptionStatus): 'suspended' | 'ended' | null {
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended'
  return status === 'unpaid' || status === 'incomplete' || status === 'paused' ? 'suspended' : null
}

/** The label of each field of a payment of the plan, in refusals. */
export const subscriptionLabels = {
  priceId: { fr: 'Abonnement', en: 'Plan' },
  session: { fr: 'Session de paiement', en: 'Checkout session' },
  outcome: { fr: 'Issue', en: 'Outcome' },
  action: { fr: 'Action', en: 'Action' },
} satisfies Record<string, Sentence>
