import type { Stored, StripeAccount } from './account.ts'
import type { Operation } from './api.ts'
import { id, seconds } from './events.ts'
import { type Failure, type Json, missing, page } from './paging.ts'

/** Answers a call as Stripe does, and changes the account. Throws nothing: a refusal is the answer. */
export function answer(
  account: StripeAccount,
  call: Operation,
  path: string,
  sent: Json,
  hasPortalUpdates: boolean,
): Json | Failure {
  const { products, prices, customers, subscriptions, sessions, portals } = account
  const named = path.split('/')[call.path.split('/').findIndex((part) => part.startsWith('{'))] ?? ''
  const customer = sent.customer === undefined ? null : customers.get(String(sent.customer))
  if (customer === undefined || customer?.deleted) return missing(`No such customer: '${sent.customer}'`)
  switch (`${call.method} ${call.path}`) {
    case 'GET /v1/products':
      return page(
        call,
        [...products.values()].map((product) => expanded(product, prices)),
        sent,
      )
    case 'GET /v1/products/{id}':
      return products.get(named) ?? missing(`No such product: '${named}'`)
    case 'POST /v1/customers':
      return save(customers, { ...{ object: 'customer', email: null, livemode: false }, ...sent, id: id('cus') })
    case 'GET /v1/customers/{customer}':
      return customers.get(named) ?? missing(`No such customer: '${named}'`)
    case 'POST /v1/customers/{customer}': {
      const known = customers.get(named)
      return known && !known.deleted ? Object.assign(known, sent) : missing(`No such customer: '${named}'`)
    }
    case 'GET /v1/subscriptions': {
      const all = [...subscriptions.values()].filter((one) => !customer || one.customer === customer.id)
      const asked = all.filter(({ status }) => sent.status === 'all' || status !== 'canceled')
      return page(call, asked.toReversed(), sent)
    }
    case 'POST /v1/subscriptions': {
      const price = (sent.items as { price: string }[])[0]?.price ?? ''
      if (!prices.has(price)) return missing(`No such price: '${price}'`)
      return account.subscribe(String(sent.customer), price, { metadata: sent.metadata })
    }
    case 'GET /v1/subscriptions/{subscription_exposed_id}':
      return subscriptions.get(named) ?? missing(`No such subscription: '${named}'`)
    case 'GET /v1/checkout/sessions': {
      const all = [...sessions.values()].filter((one) => one.customer === sent.customer)
      return page(
        call,
        all.filter(({ status }) => !sent.status || status === sent.status),
        sent,
      )
    }
    case 'POST /v1/checkout/sessions': {
      const price = (sent.line_items as { price: string }[])[0]?.price ?? ''
      if (!prices.has(price)) return missing(`No such price: '${price}'`)
      const made = id('cs')
      const { client_reference_id, mode } = sent
      const shown = { client_reference_id, customer: sent.customer, mode, status: 'open' }
      return save(sessions, { ...shown, sent, object: 'checkout.session', id: made, url: `https://pay.test/${made}` })
    }
    case 'POST /v1/checkout/sessions/{session}/expire':
      return Object.assign(sessions.get(named) as Stored, { status: 'expired', url: null })
    default: {
      if (sent.flow_data && !hasPortalUpdates) {
        return {
          status: 400,
          code: 'invalid',
          message: 'The portal configuration has subscription updates disabled.',
        }
      }
      portals.push(sent)
      const { return_url } = sent
      const made = id('bps')
      const url = `https://portal.test/${made}`
      return { id: made, object: 'billing_portal.session', customer: sent.customer, return_url, url }
    }
  }
}

function expanded(product: Stored, prices: Map<string, Stored>): Stored {
  return { ...product, default_price: prices.get(String(product.default_price)) ?? null }
}

function save(where: Map<string, Stored>, thing: Json & { id: string }): Stored {
  const stored = { ...thing, created: seconds() }
  where.set(thing.id, stored)
  return stored
}
