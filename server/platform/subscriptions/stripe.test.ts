import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { stripeApi } from '#testing/stripe/document'
import { event, signedMessage } from '#testing/stripe/events'
import { type StripeServer, stripeServer } from '#testing/stripe/server'
import { openPayments } from './open-payments.ts'
import { nothingTaken, type Payments } from './payments.ts'

let stripe: StripeServer
let payments: Payments
beforeAll(async () => {
  stripe = await stripeServer()
  payments = (await openPayments(loadConfig({ ...stripe.settings, PUBLIC_URL: 'https://filao.test' }))) as Payments
})
afterEach(() => {
  expect(stripe.wrongAnswers).toEqual([])
})
afterAll(() => stripe.close())

const payer = {
  companyId: 7,
  name: 'Karu Location',
  email: 'karu@example.test',
  language: 'fr',
  openedAt: '2026-03-01T10:00:00Z',
  replaces: null,
} as const
const open = (companyId: number) => payments.openCustomer({ ...payer, companyId })
const checkoutOf = (customerRef: string, priceId: string) =>
  ({ customerRef, companyId: 7, priceId, language: 'en', key: null }) as const
const requested = (path: string) => stripe.requests.filter((request) => request.path === path)

test('the description that requests are checked against is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(stripeApi) as never)
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('a parameter that Stripe does not know is refused by the server of these tests', async () => {
  const send = (body: string) =>
    fetch(`${stripe.url}/v1/checkout/sessions`, {
      method: 'POST',
      body,
      headers: {
        authorization: 'Bearer sk_test_filao',
        'stripe-version': '2026-09-30',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
  for (const body of ['modus=subscription', 'mode=renting', 'line_items[0][amount]=3', 'subscription_data[trial]=7']) {
    expect((await send(body)).status, body).toBe(400)
  }
})

test('products become plans, with the limits of their metadata', async () => {
  stripe.sell('prod_two', 'Deux', { amount: 2900, metadata: { agencies: '2', vehicles: '0', customers: 'beaucoup' } })
  stripe.sell('prod_year', 'Année', {
    amount: 99_000,
    interval: 'year',
    metadata: { vehicles: '-3', customers: '9e99' },
  })
  stripe.sell('prod_old', 'Ancien', { amount: 1900, active: false })
  stripe.sell('prod_dollars', 'Dollars', { amount: 1900, currency: 'usd' })
  stripe.sell('prod_week', 'Semaine', { amount: 500, interval: 'week' })
  stripe.sell('prod_tiers', 'Paliers', { amount: null })
  const plans = await payments.listPlans()
  expect(plans.map(({ productId, isBase, isArchived }) => [productId, isBase, isArchived])).toEqual([
    ['prod_base_stripe', true, false],
    ['prod_two', false, false],
    ['prod_year', false, false],
    ['prod_old', false, true],
  ])
  expect(plans[1]).toMatchObject({
    priceId: 'price_of_prod_two',
    unitAmount: 2900,
    interval: 'month',
    limits: { agencies: 2, vehicles: null, customers: null },
  })
  expect(plans[2]).toMatchObject({ interval: 'year', limits: { agencies: null, vehicles: null, customers: null } })
})

test('more products than a page holds are all read', async () => {
  for (let number = 0; number < 120; number++)
    stripe.sell(`prod_many_${number}`, `Formule ${number}`, { amount: number })
  expect(await payments.listPlans()).toHaveLength(124)
  for (let number = 0; number < 120; number++) stripe.products.delete(`prod_many_${number}`)
})

test('a company becomes a customer with the base product, and two concurrent calls create one customer', async () => {
  const [first, second] = await Promise.all([open(1), open(1)])
  expect(second).toBe(first)
  expect(await open(1)).toBe(first)
  expect(stripe.customers.get(first)).toMatchObject({
    name: 'Karu Location',
    email: 'karu@example.test',
    preferred_locales: ['fr'],
    metadata: { companyId: '1' },
  })
  const theirs = [...stripe.subscriptions.values()].filter(({ customer }) => customer === first)
  expect(theirs).toHaveLength(1)
  expect(await payments.readSubscription(first)).toEqual(nothingTaken)
})

test('two servers whose companies have the same number have different customers', async () => {
  const [mine, theirs] = [
    await open(2),
    await payments.openCustomer({ ...payer, companyId: 2, openedAt: '2026-04-01T10:00:00Z' }),
  ]
  expect(theirs).not.toBe(mine)
})

test('a payment page is for one plan, with the trial for a company that never had one, in its language', async () => {
  const customer = await open(3)
  const price = stripe.sell('prod_pro', 'Pro', { amount: 7900 })
  const url = await payments.openCheckout({ ...checkoutOf(customer, price), hasTrial: true })
  const [page] = [...stripe.sessions.values()].filter((one) => one.customer === customer)
  expect(url).toBe(page?.url)
  expect(page?.sent).toEqual({
    mode: 'subscription',
    customer,
    client_reference_id: '7',
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { companyId: '7' }, trial_period_days: 7 },
    success_url: 'https://filao.test/subscription?paid',
    cancel_url: 'https://filao.test/subscription?cancelled',
    locale: 'en',
  })
  await payments.openCheckout({ ...checkoutOf(customer, price), hasTrial: false })
  expect(requested('/v1/checkout/sessions').findLast(({ method }) => method === 'POST')?.sent).toMatchObject({
    subscription_data: { metadata: { companyId: '7' } },
  })
})

test('only the last payment page is open, and a repeated call gets the same one', async () => {
  const customer = await open(4)
  const price = stripe.sell('prod_pro', 'Pro', { amount: 7900 })
  const page = (key: string | null) => payments.openCheckout({ ...checkoutOf(customer, price), key, hasTrial: true })
  const first = await page(null)
  const second = await page('click-1')
  expect(await page('click-1')).toBe(second)
  const theirs = [...stripe.sessions.values()].filter((one) => one.customer === customer)
  expect(theirs.map(({ status }) => status)).toEqual(['expired', 'open'])
  expect(second).not.toBe(first)
})

test('a running subscription is changed on the portal’s confirmation page, else on its first page', async () => {
  const customer = await open(5)
  const [small, large] = [stripe.sell('prod_s', 'S', { amount: 900 }), stripe.sell('prod_l', 'L', { amount: 9900 })]
  const subscription = stripe.subscribe(customer, small)
  const change = { ...checkoutOf(customer, large), subscriptionRef: subscription.id }
  expect(await payments.openChange(change)).toMatch(/^https:\/\/portal\.test\//)
  const [item] = (subscription.items as { data: { id: string }[] }).data
  expect(stripe.portals.at(-1)).toEqual({
    customer,
    locale: 'en',
    return_url: 'https://filao.test/subscription',
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: item?.id, price: large, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: 'https://filao.test/subscription?paid' } },
    },
  })
  stripe.state.hasPortalUpdates = false
  expect(await payments.openChange(change)).toMatch(/^https:\/\/portal\.test\//)
  expect(stripe.portals.at(-1)).not.toHaveProperty('flow_data')
  stripe.state.hasPortalUpdates = true
})

test('of several subscriptions the first by priority is read, in each of its statuses', async () => {
  const customer = await open(6)
  const price = stripe.sell('prod_pro', 'Pro', { amount: 7900 })
  const ended = stripe.subscribe(customer, price, {
    status: 'canceled',
    ended_at: 1_772_000_000,
    trial_start: 1_770_000_000,
  })
  expect(await payments.readSubscription(customer)).toMatchObject({
    productId: 'prod_pro',
    status: 'canceled',
    periodEndsAt: '2026-02-25T06:13:20Z',
    hadTrial: true,
    isEnding: false,
  })
  stripe.subscribe(customer, price, { status: 'incomplete' })
  expect((await payments.readSubscription(customer)).subscriptionRef).toBe(ended.id)
  const running = stripe.subscribe(customer, price, { period_end: 1_780_000_000 })
  expect(await payments.readSubscription(customer)).toEqual({
    subscriptionRef: running.id,
    productId: 'prod_pro',
    priceId: price,
    status: 'active',
    unitAmount: 7900,
    interval: 'month',
    trialEndsAt: null,
    periodEndsAt: '2026-05-28T20:26:40Z',
    isEnding: false,
    hadTrial: true,
  })
  Object.assign(running, { status: 'trialing', trial_end: 1_775_000_000, cancel_at_period_end: true })
  expect(await payments.readSubscription(customer)).toMatchObject({
    status: 'trialing',
    trialEndsAt: '2026-03-31T23:33:20Z',
    isEnding: true,
  })
})

test('a removed customer has ended, and is replaced by another one once', async () => {
  const customer = await open(10)
  expect(await payments.isRemoved(customer)).toBe(false)
  stripe.remove(customer)
  expect(await payments.isRemoved(customer)).toBe(true)
  expect(await payments.readSubscription(customer)).toEqual({ ...nothingTaken, status: 'canceled' })
  const replaced = { ...payer, companyId: 10, replaces: customer }
  const next = await payments.openCustomer(replaced)
  expect(next).not.toBe(customer)
  expect(await payments.openCustomer(replaced)).toBe(next)
  await expect(payments.isRemoved('cus_unknown')).rejects.toMatchObject({ code: 'unavailable' })
})

test('the subscriptions of all customers are read in pages of a hundred', async () => {
  const customer = await open(8)
  const price = stripe.sell('prod_pro', 'Pro', { amount: 7900 })
  for (let number = 0; number < 130; number++) stripe.subscribe(customer, price, { status: 'canceled', ended_at: 1 })
  const [before, subscriptions] = [stripe.requests.length, await payments.readSubscriptions()]
  expect(subscriptions.get(customer)).toMatchObject({ status: 'canceled', productId: 'prod_pro' })
  expect(stripe.requests.length - before).toBe(2)
})

test('a provider that does not answer is reported as unavailable, after retries', async () => {
  stripe.state.isAway = true
  await expect(payments.openPortal({ customerRef: 'cus_1', language: 'fr' })).rejects.toMatchObject({
    code: 'unavailable',
  })
  stripe.state.isAway = false
  await expect(payments.readSubscription('cus_unknown')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a first attempt with a lost answer creates one customer', async () => {
  let lost = 0
  stripe.state.beforeAnswer = async (path) => (path === '/v1/customers' && lost++ === 0 ? 'lost' : undefined)
  const before = stripe.customers.size
  await open(9)
  stripe.state.beforeAnswer = async () => undefined
  expect([lost, stripe.customers.size]).toEqual([1, before + 1])
})

test('webhook events name the customer or the plans they are about', () => {
  const read = (type: string, object: object) => {
    const { payload, headers } = event(type, object as never)
    return payments.readWebhookEvent(Buffer.from(payload), headers['stripe-signature'] as string)
  }
  expect(read('customer.subscription.updated', { customer: 'cus_1' })).toMatchObject({
    about: 'customer',
    customerRef: 'cus_1',
  })
  expect(read('checkout.session.completed', { customer: { id: 'cus_2' } })).toMatchObject({ customerRef: 'cus_2' })
  expect(read('invoice.payment_failed', { customer: 'cus_1' }).about).toBe('customer')
  expect(read('checkout.session.completed', { customer: null }).about).toBe('nothing')
  expect(read('product.updated', {}).about).toBe('plans')
  expect(read('price.deleted', {}).about).toBe('plans')
  expect(read('charge.succeeded', { customer: 'cus_1' }).about).toBe('nothing')
})

test('signed webhook events without content are refused', () => {
  const read = (message: unknown) => () => {
    const { payload, headers } = signedMessage(JSON.stringify(message))
    return payments.readWebhookEvent(Buffer.from(payload), headers['stripe-signature'] as string)
  }
  const told = { id: 'evt_1', type: 'customer.subscription.updated' }
  const nothing = [null, [], 'text', 5, {}, { ...told, id: null }, { ...told, type: 7 }, told]
  const noCustomer = [null, [], { object: null }, { object: 'cus_1' }, { object: { customer: 5 } }]
  for (const message of [...nothing, ...noCustomer.map((data) => ({ ...told, data }))]) {
    expect(read(message), JSON.stringify(message)).toThrow(expect.objectContaining({ code: 'malformed' }))
  }
  expect(read({ ...told, type: 'charge.succeeded', data: null })()).toMatchObject({ about: 'nothing' })
})

test('webhook events that are forged, changed, older than five minutes or from the future are refused', () => {
  const now = Math.floor(Date.now() / 1000)
  const { payload, headers } = event('customer.subscription.updated', { customer: 'cus_1' })
  const read =
    (body: string, signature = '') =>
    () =>
      payments.readWebhookEvent(Buffer.from(body), signature)
  const signed = (more: object) => {
    const told = event('customer.subscription.updated', { customer: 'cus_1' }, more)
    return read(told.payload, told.headers['stripe-signature'])
  }
  const malformed = expect.objectContaining({ code: 'malformed' })
  expect(read(payload.replace('cus_1', 'cus_2'), headers['stripe-signature'])).toThrow(malformed)
  expect(read(payload)).toThrow(malformed)
  expect(read(payload, 't=1,v1=00')).toThrow(malformed)
  expect(signed({ secret: 'whsec_of_somebody_else' })).toThrow(malformed)
  expect(signed({ at: now - 310 })).toThrow(malformed)
  expect(signed({ at: now + 310 })).toThrow(malformed)
  expect(signed({ at: now + 290 })()).toMatchObject({ customerRef: 'cus_1' })
  expect(signed({ at: now - 290 })()).toMatchObject({ customerRef: 'cus_1' })
})
