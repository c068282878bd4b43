import type { Plan } from '@filao/domain/billing/plan'
import type { SubscriptionStatus } from '@filao/domain/billing/subscription'
import type { Language } from '@filao/domain/kernel/language'

/** A company as the provider of payments is told of it. `openedAt` tells it from another one that had its number before. */
export type Payer = { companyId: number; name: string; email: string | null; language: Language; openedAt: string }

/** How the subscription of a customer stands at the provider; without a product it has what every company is given. */
export type Standing = {
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

/** A company that subscribed to nothing. */
export const nothingTaken: Standing = {
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

/** What the provider tells of by itself: that something about a customer, or about what is sold, may be different now. */
export type Notice = { id: string; kind: string; about: 'customer' | 'plans' | 'nothing'; customerRef: string | null }

/** A payment page to be opened; asked again with the same `key`, it is the same page. */
export type Checkout = {
  customerRef: string
  companyId: number
  priceId: string
  language: Language
  key: string | null
}

/**
 * A provider of payments outside. Everything here waits for the network, so nothing here is called inside a transaction.
 * Throws a Problem `unavailable` when the provider does not answer, or refuses.
 */
export type Payments = {
  /** What is sold, and what no longer is but may still be had. */
  listPlans: () => Promise<Plan[]>
  /** Makes the company a customer with the given subscription; done twice it is the same one. Gives its reference. */
  openCustomer: (payer: Payer) => Promise<string>
  /** The address of the page where a plan is paid for. Any other open page of the customer is closed. */
  openCheckout: (checkout: Checkout & { hasTrial: boolean }) => Promise<string>
  /** The address of the page where a running subscription is changed to another plan. */
  openChange: (checkout: Checkout & { subscriptionRef: string }) => Promise<string>
  /** The address of the page where cards, invoices and the subscription are managed. */
  openPortal: (customer: { customerRef: string; language: Language }) => Promise<string>
  /** How the customer's subscription stands now. */
  readStanding: (customerRef: string) => Promise<Standing>
  /** How the subscriptions of all customers stand, by customer; one without any is left out. */
  readStandings: () => Promise<Map<string, Standing>>
  /** What a message to the webhook says. Throws a Problem `malformed` unless the provider signed it within five minutes. */
  readNotice: (body: Buffer, signature: string) => Notice
}
