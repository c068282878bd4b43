import type { IncomingMessage, ServerResponse } from 'node:http'
import { Ajv } from 'ajv'
import { httpServer } from '../http-server.ts'
import { type Operation, operations, type StripeResponse } from './api.ts'
import { stripeApi } from './document.ts'
import { id, keys, seconds } from './events.ts'
import { readForm } from './form.ts'
import { type Failure, type Json, matches, missing, page } from './paging.ts'

type Stored = Json & { id: string; created: number }

/** The properties of a product. Amounts are in cents. */
type ProductOf = {
  amount?: number | null
  currency?: string
  interval?: string
  metadata?: Record<string, string>
  active?: boolean
}

const day = 86_400

/**
 * Starts a server that answers as Stripe: every request is checked against `api.ts`, and every answer too.
 * Unknown parameters are refused as Stripe refuses them. A repeated idempotency key gets the first answer; with other
 * content, a refusal.
 */
export async function stripeServer() {
  const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: true })
  ajv.addSchema(stripeApi, 'stripe')
  const holds = new Map(operations.map((call) => [call, ajv.compile(call.body ?? call.query ?? {})]))
  const answered = (kind: StripeResponse) => ajv.getSchema(`stripe#/components/schemas/${kind}`)

  const products = new Map<string, Stored>()
  const prices = new Map<string, Stored>()
  const customers = new Map<string, Stored>()
  const subscriptions = new Map<string, Stored>()
  const sessions = new Map<string, Stored>()
  const portals: Json[] = []
  const requests: { method: string; path: string; key: string | null; sent: Json }[] = []
  const kept = new Map<string, { sent: string; status: number; body: string }>()
  const wrongAnswers: string[] = []
  let count = 0
  const state = {
    isAway: false,
    hasPortalUpdates: true,
    beforeAnswer: async (_path: string): Promise<'lost' | undefined> => undefined,
  }

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

  function answer(call: Operation, path: string, sent: Json): Json | Failure {
    const named = path.split('/')[call.path.split('/').findIndex((part) => part.startsWith('{'))] ?? ''
    const customer = sent.customer === undefined ? null : customers.get(String(sent.customer))
    if (customer === undefined || customer?.deleted) return missing(`No such customer: '${sent.customer}'`)
    switch (`${call.method} ${call.path}`) {
      case 'GET /v1/products':
        return page(call, [...products.values()].map(expanded), sent)
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
        return subscribe(String(sent.customer), price, { metadata: sent.metadata })
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
        if (sent.flow_data && !state.hasPortalUpdates) {
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

  function expanded(product: Stored): Stored {
    return { ...product, default_price: prices.get(String(product.default_price)) ?? null }
  }

  function save(where: Map<string, Stored>, thing: Json & { id: string }): Stored {
    const stored = { ...thing, created: seconds() }
    where.set(thing.id, stored)
    return stored
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const form = Buffer.concat(chunks).toString()
    const raw = request.method === 'GET' ? url.search.slice(1) : form
    const path = url.pathname
    const key = (request.headers['idempotency-key'] as string | undefined) ?? null
    const reply = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') })
      response.end(body)
    }
    const refuse = ({ status, code, message }: Failure, type = 'invalid_request_error') =>
      reply(status, JSON.stringify({ error: { type, code, message } }))
    if (state.isAway) return refuse({ status: 500, code: 'api_error', message: 'Something went wrong.' }, 'api_error')
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`) {
      return refuse({ status: 401, code: 'invalid', message: 'Invalid API Key provided.' })
    }
    const call = operations.find((one) => one.method === request.method && matches(one.path, path))
    const sent = readForm(raw)
    requests.push({ method: request.method ?? '', path, key, sent })
    if (!call) return refuse({ status: 404, code: 'url_invalid', message: `Unrecognized request URL (${path}).` })
    const check = holds.get(call)
    if (!request.headers['stripe-version'] || !check?.(sent)) {
      const message = ajv.errorsText(check?.errors)
      return refuse({ status: 400, code: 'parameter_unknown', message: `${call.method} ${path}: ${message}` })
    }
    const before = key ? kept.get(key) : undefined
    if (before && before.sent !== raw) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return refuse({ status: 400, code: 'idempotency_key_in_use', message }, 'idempotency_error')
    }
    if (before) return reply(before.status, before.body)
    const body = answer(call, path, sent)
    if ('code' in body && 'message' in body) return refuse(body as Failure)
    for (const one of call.many ? (body.data as Json[]) : [body]) {
      const holdsAnswer = answered(call.answer)
      if (!holdsAnswer?.(structuredClone(one))) wrongAnswers.push(`${path}: ${ajv.errorsText(holdsAnswer?.errors)}`)
    }
    const written = JSON.stringify(body)
    if (key) kept.set(key, { sent: raw, status: 200, body: written })
    if ((await state.beforeAnswer(path)) === 'lost') response.destroy()
    else reply(200, written)
  }

  const { url, close } = await httpServer((request, response) => void serve(request, response))
  sell(keys.baseProduct, 'Base', { metadata: { agencies: '1', vehicles: '5', customers: '50' } })

  return {
    url,
    /** The settings of an application that uses this server. */
    settings: {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_BASE_PRODUCT: keys.baseProduct,
      STRIPE_API_URL: url,
    },
    ...{ products, prices, customers, subscriptions, sessions, portals, requests, state, sell, subscribe, pay, remove },
    /** Answers of this server that differ from Stripe's description. */
    wrongAnswers,
    close,
  }
}
export type StripeServer = Awaited<ReturnType<typeof stripeServer>>
