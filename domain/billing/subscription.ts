import { z } from 'zod'

/** Where a subscription stands, in Stripe's words. */
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

/** Days of trial that every plan begins with (product.md 9). */
export const trialDays = 7

/** Whether what the plan allows may be used. While a payment is late (`past_due`) it still may; `unpaid` ends it. */
export function allowsUse(status: SubscriptionStatus): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due'
}

/** A subscription as Stripe tells it; times are seconds since 1970. */
export const Subscription = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  /** `plan.product` is the product's id. */
  plan: z.object({ id: z.string(), product: z.string(), amount: z.int(), interval: z.enum(['month', 'year']) }),
  trial_end: z.int().nullable(),
  current_period_end: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** The company at the provider, in Stripe's shape: its subscriptions, at most one. */
export const BillingCustomer = z.object({
  id: z.string(),
  subscriptions: z.object({ total_count: z.int(), data: z.array(Subscription) }),
})
export type BillingCustomer = z.infer<typeof BillingCustomer>
