import { z } from 'zod'

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

/** A subscription as Stripe sends it; times are seconds since 1970. */
const Subscription = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  /** The subscribed plan; `product` is the product's id. */
  plan: z.object({ id: z.string(), product: z.string(), amount: z.int(), interval: z.enum(['month', 'year']) }),
  trial_end: z.int().nullable(),
  current_period_end: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
})

/** The company at the provider, in Stripe's shape: its subscriptions, at most one. */
export const BillingCustomer = z.object({
  id: z.string(),
  subscriptions: z.object({ total_count: z.int(), data: z.array(Subscription) }),
})
export type BillingCustomer = z.infer<typeof BillingCustomer>
