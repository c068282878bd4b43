import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Product } from './plan.ts'
import { BillingCustomer } from './subscription.ts'

const count = z.object({ agencies: z.int(), vehicles: z.int(), customers: z.int() })
const limit = z.object({
  agencies: z.int().nullable(),
  vehicles: z.int().nullable(),
  customers: z.int().nullable(),
})

/** What the buttons, the banner and the subscription's screen ask: whether there are limits, and what is used of them. */
export const BillingState = z.object({
  /** `off`: no limits and no subscription screen. `local`: no money moves. */
  provider: z.enum(['stripe', 'local', 'off']),
  /** The product subscribed to, base included; null without a subscription. */
  productId: z.string().nullable(),
  planName: z.string().nullable(),
  isBase: z.boolean(),
  status: BillingCustomer.shape.subscriptions.shape.data.element.shape.status.nullable(),
  trialEndsAt: z.string().nullable(),
  /** When the paid period ends; the subscription with it, when `isEnding`. */
  periodEndsAt: z.string().nullable(),
  isEnding: z.boolean(),
  used: count,
  /** Null is unlimited. All 0 without a subscription that may be used. */
  limits: limit,
})
export type BillingState = z.infer<typeof BillingState>

export const getBillingState = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/state',
  staleAfter: ['agencies', 'vehicles', 'customers'],
  summary: 'What is used of what the plan allows, and how the subscription stands.',
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

/** Where a subscription is managed: cards, invoices, change of plan, cancellation. */
export const openCustomerPortal = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/customerPortal',
  summary: 'The address of the page where the subscription is managed.',
  can: 'subscription.write',
  response: z.object({ url: z.string() }),
  problems: ['not_found', 'too_many_requests', 'unavailable'],
})

/** Opens the payment of a plan, with 7 days of trial for who never had one. Nothing is subscribed to before it is done. */
export const createSubscription = endpoint({
  method: 'POST',
  path: '/companies/:companyId/billing/subscriptions',
  summary: 'Begins the subscription of a plan and answers the address of its payment page.',
  can: 'subscription.write',
  body: z.object({ priceId: z.string().max(200) }),
  response: z.object({ url: z.string() }),
  status: 201,
  problems: ['unavailable', 'conflict', 'too_many_requests'],
})

/** With the local provider only: what the test payment page shows of a payment that was begun. */
export const getTestCheckout = endpoint({
  method: 'GET',
  path: '/companies/:companyId/billing/test/checkouts/:session',
  summary: 'A payment of the local provider, in which no money moves.',
  can: 'subscription.write',
  response: z.object({ session: z.string(), product: Product, hasTrial: z.boolean(), isDone: z.boolean() }),
})

/** With the local provider only: `paid` subscribes, `refused` is a card that the bank refused. */
export const payTestCheckout = endpoint({
  method: 'POST',
  path: '/companies/:companyId/billing/test/checkouts/:session',
  summary: 'Ends a payment of the local provider.',
  can: 'subscription.write',
  body: z.object({ outcome: z.enum(['paid', 'refused']) }),
  response: BillingState,
  problems: ['conflict'],
})

/** With the local provider only: what the test portal can do to a subscription, time and failed payments included. */
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
