import type { Plan } from '@filao/domain/billing/plan'
import type { SubscriptionStatus } from '@filao/domain/billing/subscription'
import type { Language } from '@filao/domain/kernel/language.schema'

/**
 * A company in the form the payment provider receives. `openedAt` tells it apart from another one that had its number
 * before.
 */
type Payer = {
  companyId: number
  name: string
  email: string | null
  language: Language
  openedAt: string
  /** The removed customer that the new one replaces; null for the first one. */
  replaces: string | null
}

/**
 * The state of a customer's subscription at the provider; without a product it has the plan that every company gets.
 */
export type SubscriptionState = {
  subscriptionRef: string | null
  productId: string | null
  priceId: string | null
  status: SubscriptionStatus
  unitAmount: number
  interval: 'month' | 'year'
  trialEndsAt: string | null
  periodEndsAt: string | null
  isEnding: boolean
  hadTrial: boolean
}

/** The state of a company without a subscription. */
export const nothingTaken: SubscriptionState = {
  subscriptionRef: null,
  productId: null,
  priceId: null,
  status: 'active',
  unitAmount: 0,
  interval: 'month',
  trialEndsAt: null,
  periodEndsAt: null,
  isEnding: false,
  hadTrial: false,
}

/** A webhook event of the provider: a customer, or the plans, may have changed. */
export type WebhookEvent = {
  id: string
  kind: string
  about: 'customer' | 'plans' | 'nothing'
  customerRef: string | null
}

/** A payment page to be opened; a second request with the same `key` gets the same page. */
type Checkout = {
  customerRef: string
  companyId: number
  priceId: string
  language: Language
  key: string | null
}

/**
 * An outside payment provider. Every function here waits for the network, so none is called inside a transaction.
 * Throws a Problem `unavailable` when the provider does not answer, or refuses.
 */
export type Payments = {
  /** Lists the plans that are sold, and archived ones that subscribers keep. */
  listPlans: () => Promise<Plan[]>
  /** Creates a customer for the company with the given subscription; safe to repeat. Returns its reference. */
  openCustomer: (payer: Payer) => Promise<string>
  /** Returns true for a customer that was removed at the provider, which takes no payment from it any more. */
  isRemoved: (customerRef: string) => Promise<boolean>
  /** Returns the URL of the page that takes the payment for a plan. Any other open page of the customer is closed. */
  openCheckout: (checkout: Checkout & { hasTrial: boolean }) => Promise<string>
  /** Returns the URL of the page that changes a running subscription to another plan. */
  openChange: (checkout: Checkout & { subscriptionRef: string }) => Promise<string>
  /** Returns the URL of the page that manages cards, invoices and the subscription. */
  openPortal: (customer: { customerRef: string; language: Language }) => Promise<string>
  /** Reads the current state of the customer's subscription, which has ended when the customer was removed. */
  readSubscription: (customerRef: string) => Promise<SubscriptionState>
  /** Reads the current state of all customers' subscriptions, by customer; customers without any are left out. */
  readSubscriptions: () => Promise<Map<string, SubscriptionState>>
  /** Parses a webhook event. Throws a Problem `malformed` unless the provider signed it within five minutes. */
  readWebhookEvent: (body: Buffer, signature: string) => WebhookEvent
}
