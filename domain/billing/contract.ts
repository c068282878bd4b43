import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Product } from './plan.schema.ts'
import { BillingCustomer } from './subscription.schema.ts'

const count = z.object({ agencies: z.int(), vehicles: z.int(), customers: z.int(), megabytes: z.int() })
const limit = z.object({
  agencies: z.int().nullable(),
  vehicles: z.int().nullable(),
  customers: z.int().nullable(),
  megabytes: z.int().nullable(),
})

/** The subscription, its limits and their use, as the buttons, the banner and the subscription's screen need them. */
export const BillingState = z.object({
  /** `off`: no limits and no subscription screen. `local`: a test provider without real payments. */
  provider: z.enum(['stripe', 'local', 'off']),
  /** The id of the subscribed product, base included; null without a subscription. */
  productId: z.string().nullable(),
  planName: z.string().nullable(),
  isBase: z.boolean(),
  status: BillingCustomer.shape.subscriptions.shape.data.element.shape.status.nullable(),
  trialEndsAt: z.string().nullable(),
  /** The end of the paid period, and of the subscription when `isEnding`. */
  periodEndsAt: z.string().nullable(),
  isEnding: z.boolean(),
  used: count,
  /** Null is unlimited. Without a usable subscription all are 0, except the megabytes of files. */
  limits: limit,
})
export type BillingState = z.infer<typeof BillingState>

export const getBillingState = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/state',
  staleAfter: ['agencies', 'vehicles', 'customers', 'files'],
  summary: 'The use of the limits of the plan, and the status of the subscription.',
  can: 'company.read',
  response: BillingState,
})

export const getBillingCustomer = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/customer',
  staleAfter: ['agencies', 'vehicles', 'customers'],
  summary: 'The company at the payment provider with its subscriptions, in the shape of Stripe.',
  can: 'company.read',
  response: BillingCustomer,
})

export const listProducts = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/products',
  summary: 'The plans for sale by price, in the shape of Stripe; the base product is left out.',
  can: 'company.read',
  response: z.array(Product),
})

/** Returns the address of the page that manages a subscription: cards, invoices, change of plan, cancellation. */
export const openCustomerPortal = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/customerPortal',
  summary: 'The address of the page that manages the subscription.',
  can: 'subscription.write',
  response: z.object({ url: z.string() }),
  problems: ['not_found', 'too_many_requests', 'unavailable'],
})

/** Opens the payment of a plan, with a first trial of 7 days. The subscription begins once the payment is completed. */
export const createSubscription = endpoint({
  method: 'POST',
  path: '/companies/:companyId/billing/subscriptions',
  summary: 'Begins the subscription of a plan and returns the address of its payment page.',
  can: 'subscription.write',
  body: z.object({ priceId: z.string().max(200) }),
  response: z.object({ url: z.string() }),
  status: 201,
  problems: ['unavailable', 'conflict', 'too_many_requests'],
})

/** Returns a begun payment for the test payment page. With the local provider only. */
export const getTestCheckout = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/test/checkouts/:session',
  summary: 'A payment of the local provider, without real money.',
  can: 'subscription.write',
  response: z.object({ session: z.string(), product: Product, hasTrial: z.boolean(), isDone: z.boolean() }),
})

/** Ends a payment: `paid` subscribes, `refused` is a card that the bank refused. With the local provider only. */
export const payTestCheckout = endpoint({
  method: 'POST',
  path: '/companies/:companyId/billing/test/checkouts/:session',
  summary: 'Ends a payment of the local provider.',
  can: 'subscription.write',
  body: z.object({ outcome: z.enum(['paid', 'refused']) }),
  response: BillingState,
  problems: ['conflict'],
})

/**
 * Changes a subscription from the test portal, passing time and failing payments included. With the local provider
 * only.
 */
export const changeTestSubscription = endpoint({
  method: 'POST',
  path: '/companies/:companyId/billing/test/subscription',
  summary: 'Changes the subscription of the local provider.',
  can: 'subscription.write',
  body: z.object({
    action: z.enum(['cancel', 'resume', 'end_trial', 'fail_payment', 'give_up_payment', 'pay', 'end']),
  }),
  response: BillingState,
  problems: ['conflict'],
})
