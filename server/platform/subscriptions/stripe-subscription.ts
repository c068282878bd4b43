import { type SubscriptionStatus, subscriptionStatuses } from '@filao/domain/billing/subscription'
import { instantAt } from '@filao/domain/kernel/time'
import type { Stripe } from 'stripe'
import { nothingTaken, type SubscriptionState } from './payments.ts'

/** Statuses by priority: a subscription in use before a late one, a late one before one that has ended. */
const order: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled']

/** A subscription whose first payment never went through does not count. */
const never: readonly SubscriptionStatus[] = ['incomplete', 'incomplete_expired']

/**
 * Returns the state of a customer's subscriptions. Of several it takes the first by status, then the dearest, then the
 * newest; the plan that every company gets only counts without any other.
 */
export function subscriptionOf(subscriptions: readonly Stripe.Subscription[], baseProduct: string): SubscriptionState {
  const all = subscriptions.filter(({ status }) => !never.includes(statusOf(status)))
  const [first] = all.filter((one) => productOf(one) !== baseProduct).toSorted(byWeight)
  if (first) return { ...stateOf(first), hadTrial: all.some((one) => hadTrial(one, baseProduct)) }
  const [base] = all.toSorted(byWeight)
  return { ...nothingTaken, status: base ? statusOf(base.status) : 'active' }
}

function stateOf(subscription: Stripe.Subscription): Omit<SubscriptionState, 'hadTrial'> {
  const status = statusOf(subscription.status)
  const item = subscription.items.data[0]
  const { cancel_at: endsAt, cancel_at_period_end: endsWithPeriod, ended_at: endedAt } = subscription
  return {
    subscriptionRef: subscription.id,
    productId: productOf(subscription),
    priceId: item?.price.id ?? null,
    status,
    unitAmount: item?.price.unit_amount ?? 0,
    interval: item?.price.recurring?.interval === 'year' ? 'year' : 'month',
    trialEndsAt: status === 'trialing' ? instant(subscription.trial_end) : null,
    periodEndsAt: instant(endedAt ?? endsAt ?? item?.current_period_end ?? null),
    isEnding: status !== 'canceled' && (endsWithPeriod || endsAt !== null),
  }
}

function productOf(subscription: Stripe.Subscription): string | null {
  const product = subscription.items.data[0]?.price.product
  return (typeof product === 'string' ? product : product?.id) ?? null
}

function hadTrial(subscription: Stripe.Subscription, baseProduct: string): boolean {
  return productOf(subscription) !== baseProduct && subscription.trial_start !== null
}

function byWeight(a: Stripe.Subscription, b: Stripe.Subscription): number {
  return (
    order.indexOf(statusOf(a.status)) - order.indexOf(statusOf(b.status)) ||
    amount(b) - amount(a) ||
    b.created - a.created
  )
}

function amount(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.price.unit_amount ?? 0
}

/** Maps a status of Stripe; an unknown one counts as paused, so nothing can be added. */
function statusOf(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'paused'
}

function instant(seconds: number | null): string | null {
  return seconds === null ? null : instantAt(seconds * 1000)
}
