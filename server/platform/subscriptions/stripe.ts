import { Problem } from '@filao/domain/kernel/problem'
import { Stripe } from 'stripe'
import type { Config } from '#platform/config'
import { nothingTaken, type Payments, type SubscriptionState } from './payments.ts'
import { stripePages } from './stripe-pages.ts'
import { asPlans } from './stripe-plans.ts'
import { subscriptionOf } from './stripe-subscription.ts'
import { readWebhookEvent } from './stripe-webhook.ts'

/** The time that a call waits for Stripe, in milliseconds, and its retries. */
const limits = { timeout: 5000, maxNetworkRetries: 2 }

/** Returns Stripe as the payment provider. */
export function stripePayments({ stripe: settings, publicUrl }: Config): Payments {
  const stripe = new Stripe(settings.secretKey as string, {
    ...limits,
    ...(settings.apiUrl ? address(settings.apiUrl) : {}),
    telemetry: false,
    appInfo: { name: 'Filao' },
  })
  const baseProduct = settings.baseProduct as string
  const pages = stripePages(stripe, `${publicUrl}/subscription`)

  const listPlans = async () => {
    const products = await Array.fromAsync(stripe.products.list({ limit: 100, expand: ['data.default_price'] }))
    const plans = asPlans(products, baseProduct)
    if (plans.some(({ isBase }) => isBase)) return plans
    throw new Error('STRIPE_BASE_PRODUCT names no product of Stripe with a price in euros for each month or year.')
  }

  /**
   * Safe to repeat: the idempotency key dedupes the customer, and the subscription is only created when it is missing.
   */
  const openCustomer: Payments['openCustomer'] = async ({ companyId, openedAt, replaces, name, email, language }) => {
    const metadata = { companyId: String(companyId) }
    const once = `company ${companyId} of ${openedAt}${replaces ? ` after ${replaces}` : ''}`
    const { id } = await stripe.customers.create({ metadata }, { idempotencyKey: `customer: ${once}` })
    await stripe.customers.update(id, { name, preferred_locales: [language], ...(email ? { email } : {}) })
    const { data } = await stripe.subscriptions.list({ customer: id, status: 'all', limit: 1 })
    if (data.length > 0) return id
    const product = await stripe.products.retrieve(baseProduct)
    const items = [{ price: product.default_price as string }]
    await stripe.subscriptions.create({ customer: id, items, metadata }, { idempotencyKey: `base: ${once}` })
    return id
  }

  const isRemoved = async (customer: string) => (await stripe.customers.retrieve(customer)).deleted === true

  /**
   * Removing a customer cancels its subscriptions, so an unknown customer is looked up before it counts as a failure.
   */
  const readSubscription = async (customer: string): Promise<SubscriptionState> => {
    try {
      const theirs = await Array.fromAsync(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
      return subscriptionOf(theirs, baseProduct)
    } catch (error) {
      if (isMissing(error) && (await isRemoved(customer))) return { ...nothingTaken, status: 'canceled' }
      throw error
    }
  }

  const readSubscriptions = async () => {
    const all = await Array.fromAsync(stripe.subscriptions.list({ status: 'all', limit: 100 }))
    const byCustomer = Map.groupBy(all, ({ customer }) => (typeof customer === 'string' ? customer : customer.id))
    return new Map([...byCustomer].map(([customer, theirs]) => [customer, subscriptionOf(theirs, baseProduct)]))
  }

  return {
    listPlans: withOutages(listPlans),
    openCustomer: withOutages(openCustomer),
    isRemoved: withOutages(isRemoved),
    openCheckout: withOutages(pages.openCheckout),
    openChange: withOutages(pages.openChange),
    openPortal: withOutages(pages.openPortal),
    readSubscription: withOutages(readSubscription),
    readSubscriptions: withOutages(readSubscriptions),
    readWebhookEvent: (body, signature) => readWebhookEvent(stripe, body, signature, settings.webhookSecret as string),
  }
}

function address(url: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(url)
  const isHttps = protocol === 'https:'
  return { protocol: isHttps ? 'https' : 'http', host: hostname, port: port || (isHttps ? '443' : '80') }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** Maps refusals and missing answers of Stripe to `unavailable`; the cause is kept for the log. */
function withOutages<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await call(...args)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const problem = new Problem('unavailable', away, { retryAfterSeconds: 30 })
      problem.cause = error
      throw problem
    }
  }
}

const away = {
  fr: 'Le service de paiement ne répond pas. Réessayez dans un instant.',
  en: 'The payment service is not responding. Try again in a moment.',
}
