import { z } from 'zod'
import { subscriptionStatuses } from './subscription.ts'

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
