import { id, seconds } from './events.ts'
import type { Json } from './paging.ts'

export type Stored = Json & { id: string; created: number }

/** The properties of a product. Amounts are in cents. */
type ProductOf = {
  amount?: number | null
  currency?: string
  interval?: string
  metadata?: Record<string, string>
  active?: boolean
}

const day = 86_400

export type StripeAccount = ReturnType<typeof stripeAccount>

/** Returns an empty account of Stripe, with what its operator and its customers do there. */
export function stripeAccount() {
  const products = new Map<string, Stored>()
  const prices = new Map<string, Stored>()
  const customers = new Map<string, Stored>()
  const subscriptions = new Map<string, Stored>()
  const sessions = new Map<string, Stored>()
  const portals: Json[] = []
  let count = 0

  /** Sells a product; selling it again changes it. */
  function sell(
    product: string,
    name: string,
    { amount = 0, currency = 'eur', interval = 'month', ...rest }: ProductOf = {},
  ) {
    const price = `price_of_${product}`
    const recurring = { interval, interval_count: 1 }
    prices.set(price, {
      ...{ id: price, object: 'price', created: 1, active: true },
      ...{ currency, product, unit_amount: amount, recurring },
    })
    products.set(product, {
      ...{ id: product, object: 'product', created: 1, active: rest.active ?? true, name },
      ...{ description: null, metadata: rest.metadata ?? {}, default_price: price },
    })
    return price
  }

  /** Subscribes a customer, as a payment page or an employee of Stripe does. */
  function subscribe(customer: string, price: string, more: Json = {}): Stored {
    const item = { id: id('si'), object: 'subscription_item', current_period_start: seconds() }
    const { period_end = seconds() + 30 * day, ...fields } = more
    const subscription = {
      ...{ id: id('sub'), object: 'subscription', created: seconds() + ++count, customer, metadata: {} },
      ...{ status: 'active', cancel_at: null, cancel_at_period_end: false, ended_at: null },
      ...{ trial_start: null, trial_end: null },
      items: {
        ...{ object: 'list', has_more: false, url: '/v1/subscription_items' },
        data: [{ ...item, current_period_end: period_end, price: prices.get(price) }],
      },
      ...fields,
    }
    subscriptions.set(subscription.id, subscription)
    return subscription
  }

  /** Pays on a payment page: the subscription begins, with its trial if the page has one. */
  function pay(session: string): Stored {
    const page = sessions.get(session) as Stored
    const { line_items, subscription_data } = page.sent as { line_items: { price: string }[]; subscription_data: Json }
    const days = subscription_data.trial_period_days as number | undefined
    const end = seconds() + (days ?? 0) * day
    const trial = days ? { trial_start: seconds(), trial_end: end, period_end: end, status: 'trialing' } : {}
    const { metadata } = subscription_data
    const made = subscribe(String(page.customer), line_items[0]?.price as string, { metadata, ...trial })
    Object.assign(page, { status: 'complete', url: null, subscription: made.id })
    return made
  }

  /** Removes a customer, as the operator does at Stripe: its subscriptions end, and it can only be retrieved. */
  function remove(customer: string): void {
    customers.set(customer, { id: customer, object: 'customer', deleted: true, created: seconds() })
    for (const one of subscriptions.values()) {
      if (one.customer === customer) Object.assign(one, { status: 'canceled', ended_at: seconds() })
    }
  }

  return { products, prices, customers, subscriptions, sessions, portals, sell, subscribe, pay, remove }
}
