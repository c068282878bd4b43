import * as billing from '@filao/domain/billing/contract'
import { createVehicle } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { openPayments } from '#platform/subscriptions/open-payments'
import type { Payments } from '#platform/subscriptions/payments'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { event, signedMessage } from '#testing/stripe/events'
import { type StripeServer, stripeServer } from '#testing/stripe/server'
import { followBilling, refreshPlans } from './jobs.ts'
import { openAccount, openAccountJob } from './opening.ts'
import { loadAccount } from './queries.ts'
import { billingMailJob } from './telling.ts'

let t: TestApp
let stripe: StripeServer
let parts: Parameters<typeof followBilling>[0] & { payments: Payments }
let pro: string
let small: string

beforeAll(async () => {
  stripe = await stripeServer()
  small = stripe.sell('prod_small', 'Découverte', { amount: 2900, metadata: { agencies: '2', vehicles: '20' } })
  pro = stripe.sell('prod_pro', 'Pro', { amount: 7900, metadata: { agencies: '5', vehicles: '100' } })
  t = await testApp(stripe.settings)
  const config = loadConfig({ NODE_ENV: 'test', ...stripe.settings })
  const payments = (await openPayments(config)) as Payments
  const now = () => new Date().toISOString()
  parts = { config, db: t.db, log: t.log, payments, enqueue: t.enqueue, now }
  await refreshPlans(parts)
})
beforeEach(() => {
  stripe.state.isAway = false
  stripe.state.beforeAnswer = async () => undefined
})
afterEach(() => {
  expect(stripe.wrongAnswers).toEqual([])
})
afterAll(async () => {
  await t.close()
  await stripe.close()
})

type Told = ReturnType<typeof event>

const state = (by: Member) => by.ask(billing.getBillingState, { params: by })
const tell = ({ payload, headers }: Told) =>
  t.app.inject({ method: 'POST', url: '/api/billing/webhook', payload, headers })
const updated = (customer: string, more = {}) => event('customer.subscription.updated', { customer }, more)
const account = (by: Member) =>
  inTransaction(t.db, { companyId: by.companyId, userId: 0 }, (tx) => loadAccount(tx, by.companyId))
const mailsTo = (by: Member) => t.jobsOf(billingMailJob).filter(({ companyId }) => companyId === by.companyId)
const eventsOf = async (by: Member) => {
  const { rows } = await t.db.pool.query('select id from events where company_id = $1 and top = $2', [
    by.companyId,
    'billing',
  ])
  return rows.length
}
const noticesOf = async (id: string) => {
  const { rows } = await t.db.pool.query('select id from billing_events where id = $1', [id])
  return rows.length
}

/** Creates a company that is a customer. */
async function customer(): Promise<{ admin: Member; ref: string }> {
  const admin = await t.company()
  return { admin, ref: await openAccount(parts, admin.companyId) }
}

describe('a new company', () => {
  test('becomes a customer through a job, and can be used before', async () => {
    const admin = await t.company()
    expect(t.jobsOf(openAccountJob)).toContainEqual({ companyId: admin.companyId })
    expect(await state(admin)).toMatchObject({ provider: 'stripe', isBase: true, limits: { agencies: 1, vehicles: 5 } })
    await Promise.all([openAccount(parts, admin.companyId), openAccount(parts, admin.companyId)])
    const mine = [...stripe.customers.values()].filter(
      ({ metadata }) => (metadata as { companyId: string }).companyId === String(admin.companyId),
    )
    expect(mine).toHaveLength(1)
    expect((await account(admin)).customerRef).toBe(mine[0]?.id)
    const shown = await admin.ask(billing.getBillingCustomer, { params: admin })
    expect(shown).toMatchObject({ id: mine[0]?.id, subscriptions: { total_count: 1 } })
  })

  test('has no limits until the plans have been read', async () => {
    const apart = await testApp(stripe.settings)
    const admin = await apart.company()
    await givenAgency(admin)
    await givenAgency(admin)
    expect(await state(admin)).toMatchObject({ limits: { agencies: null, vehicles: null, customers: null } })
    await apart.close()
  })

  test('creates its vehicles while Stripe is unavailable', async () => {
    stripe.state.isAway = true
    const admin = await t.company()
    const [agency, category] = [await givenAgency(admin), await givenCategory(admin)]
    const body = { registrationNumber: 'AA-001-AA', categoryId: category.id, locationId: agency.id }
    expect((await admin.send(createVehicle, { params: admin, body })).status).toBe(201)
    expect((await state(admin)).used.vehicles).toBe(1)
  })
})

describe('paying', () => {
  test('opens a page with the trial, and the company has its plan after the webhook event', async () => {
    const admin = await t.company()
    const { url } = await admin.ask(billing.createSubscription, { params: admin, body: { priceId: pro } })
    const page = [...stripe.sessions.values()].find((one) => one.url === url)
    expect(page?.sent).toMatchObject({ subscription_data: { trial_period_days: 7 }, locale: 'fr' })
    expect((await state(admin)).isBase).toBe(true)
    stripe.pay(page?.id as string)
    const before = await eventsOf(admin)
    const told = await tell(event('checkout.session.completed', { ...page }))
    expect([told.statusCode, told.json()]).toEqual([200, { received: true }])
    expect(await state(admin)).toMatchObject({
      productId: 'prod_pro',
      planName: 'Pro',
      status: 'trialing',
      limits: { agencies: 5, vehicles: 100, customers: null },
    })
    expect(await eventsOf(admin)).toBe(before + 1)
  })

  test('never subscribes twice: a company that paid is sent to the portal, even before the webhook event', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, small)
    const { url } = await admin.ask(billing.createSubscription, { params: admin, body: { priceId: pro } })
    expect(url).toMatch(/^https:\/\/portal\.test\//)
    expect(stripe.portals.at(-1)).toMatchObject({ customer: ref, flow_data: { type: 'subscription_update_confirm' } })
    expect(await state(admin)).toMatchObject({ productId: 'prod_small' })
    stripe.subscriptions.forEach((one) => {
      if (one.customer === ref) one.status = 'past_due'
    })
    await admin.ask(billing.createSubscription, { params: admin, body: { priceId: pro } })
    expect(stripe.portals.at(-1)).not.toHaveProperty('flow_data')
  })

  test('gives nobody a second trial', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, small, { status: 'canceled', ended_at: 1_772_000_000, trial_start: 1_771_000_000 })
    await admin.ask(billing.createSubscription, { params: admin, body: { priceId: pro } })
    const page = [...stripe.sessions.values()].findLast((one) => one.customer === ref)
    expect(page?.sent).toMatchObject({ subscription_data: { metadata: { companyId: String(admin.companyId) } } })
    expect(page?.sent).not.toHaveProperty('subscription_data.trial_period_days')
  })

  test('opens the same page when the same click is sent again', async () => {
    const { admin, ref } = await customer()
    const headers = { 'idempotency-key': `click-${admin.companyId}` }
    const click = () => admin.ask(billing.createSubscription, { params: admin, body: { priceId: pro }, headers })
    expect(await click()).toEqual(await click())
    const pages = [...stripe.sessions.values()].filter((one) => one.customer === ref)
    expect(pages.map(({ status }) => status)).toEqual(['open'])
  })

  test('is limited: too many pages in a minute are answered with a retry time', async () => {
    const { admin } = await customer()
    const open = () => admin.send(billing.openCustomerPortal, { params: admin })
    const answers = []
    for (let number = 0; number < 21; number++) answers.push((await open()).status)
    expect(answers).toEqual([...Array(20).fill(200), 429])
  })

  test('accepts only plans for sale, from an administrator of that company', async () => {
    const { admin } = await customer()
    const [staff, other] = [await t.colleague(admin, 'staff'), await t.company()]
    const buy = (by: Member, priceId: string) =>
      by.send(billing.createSubscription, { params: { companyId: admin.companyId }, body: { priceId } })
    expect((await buy(admin, 'price_of_prod_base_stripe')).status).toBe(404)
    expect((await buy(admin, 'price_unknown')).status).toBe(404)
    expect((await buy(staff, pro)).status).toBe(403)
    expect((await buy(other, pro)).status).toBe(404)
    const portal = await other.send(billing.openCustomerPortal, { params: { companyId: admin.companyId } })
    expect(portal.status).toBe(404)
  })

  test('reports a provider that is unavailable or hangs within five seconds, and leaves nothing half done', async () => {
    const { admin } = await customer()
    const buy = () => admin.send(billing.createSubscription, { params: admin, body: { priceId: pro } })
    stripe.state.isAway = true
    expect(await buy()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stripe.state.isAway = false
    const hanging = Promise.withResolvers<undefined>()
    stripe.state.beforeAnswer = () => hanging.promise
    const started = performance.now()
    expect(await buy()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(performance.now() - started).toBeLessThan(6000)
    hanging.resolve(undefined)
    expect(await state(admin)).toMatchObject({ isBase: true, status: 'active' })
  }, 20_000)
})

describe('the webhook', () => {
  test('rejects a forged, changed or expired event, and changes nothing', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const at = Math.floor(Date.now() / 1000)
    const { payload, headers } = updated(ref)
    for (const told of [
      updated(ref, { secret: 'whsec_of_somebody_else' }),
      updated(ref, { at: at - 301 }),
      { payload: payload.replace('updated', 'deleted'), headers },
      { payload, headers: { 'content-type': 'application/json' } },
      { payload: '', headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' } },
      ...['null', '[]', '"text"', '{', JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: null })].map((text) =>
        signedMessage(text),
      ),
      event('invoice.paid', { customer: ref }, { eventId: 'evt_\0' }),
      event('invoice.paid', { customer: `${ref}\0` }),
    ]) {
      const answer = await tell(told)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
    }
    expect((await state(admin)).isBase).toBe(true)
  })

  test('reads a signed body of any content type, and rejects a large one', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const { payload, headers } = updated(ref)
    const plain = await tell({ payload, headers: { ...headers, 'content-type': 'text/plain' } })
    expect(plain.statusCode).toBe(200)
    expect((await state(admin)).productId).toBe('prod_pro')
    const large = event('customer.subscription.updated', { customer: ref, filling: 'x'.repeat(256 * 1024) })
    expect((await tell(large)).statusCode).toBe(413)
  })

  test('handles an event once, when it arrives ten times at once and again later', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const told = updated(ref, { eventId: `evt_once_${admin.companyId}` })
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(told)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await noticesOf(`evt_once_${admin.companyId}`)).toBe(1)
    expect(await eventsOf(admin)).toBe(1)
    const before = stripe.requests.length
    expect((await tell(told)).statusCode).toBe(200)
    expect(stripe.requests.length).toBe(before)
    expect(await eventsOf(admin)).toBe(1)
  })

  test('ends in the same state for every order of events, because it reads the current state from Stripe', async () => {
    const orders = [
      ['created', 'updated', 'deleted'],
      ['deleted', 'updated', 'created'],
      ['updated', 'deleted', 'created'],
    ]
    const ends: unknown[] = []
    for (const order of orders) {
      const { admin, ref } = await customer()
      const made = stripe.subscribe(ref, pro)
      Object.assign(made, { status: 'canceled', ended_at: 1_780_000_000 })
      for (const kind of order) {
        expect((await tell(event(`customer.subscription.${kind}`, { customer: ref, status: kind }))).statusCode).toBe(
          200,
        )
      }
      const { status, periodEndsAt, productId, limits } = await state(admin)
      ends.push({ status, periodEndsAt, productId, limits, mails: mailsTo(admin).map(({ news }) => news) })
    }
    expect(ends[0]).toEqual({
      status: 'canceled',
      periodEndsAt: '2026-05-28T20:26:40Z',
      productId: 'prod_pro',
      limits: { agencies: 0, vehicles: 0, customers: 0 },
      mails: ['ended'],
    })
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
  })

  test('does not overwrite a newer answer with an older one', async () => {
    const { admin, ref } = await customer()
    const made = stripe.subscribe(ref, pro)
    const [heldBack, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isFirst = true
    stripe.state.beforeAnswer = async () => {
      if (!isFirst) return undefined
      isFirst = false
      heldBack.resolve()
      await gate.promise
      return undefined
    }
    const early = tell(updated(ref))
    await heldBack.promise
    Object.assign(made, { status: 'unpaid' })
    expect((await tell(updated(ref))).statusCode).toBe(200)
    gate.resolve()
    expect((await early).statusCode).toBe(200)
    expect((await state(admin)).status).toBe('unpaid')
  })

  test('accepts events of unknown customers and of other types, and changes nothing', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const before = stripe.requests.length
    for (const told of [
      updated('cus_of_another_shop'),
      event('charge.succeeded', { customer: ref }),
      event('customer.created', { id: ref, object: 'customer' }),
      event('checkout.session.completed', { customer: null }),
    ]) {
      expect((await tell(told)).statusCode).toBe(200)
    }
    // A call abandoned by an earlier test may still arrive, for its own customer.
    const about = JSON.stringify(stripe.requests.slice(before))
    for (const named of ['cus_of_another_shop', ref]) expect(about).not.toContain(named)
    expect((await state(admin)).isBase).toBe(true)
  })

  test('changes only the account of the event’s customer, even if it names another company', async () => {
    const [mine, theirs] = [await customer(), await customer()]
    stripe.subscribe(theirs.ref, pro)
    const told = event('checkout.session.completed', {
      customer: theirs.ref,
      client_reference_id: String(mine.admin.companyId),
      metadata: { companyId: String(mine.admin.companyId) },
    })
    expect((await tell(told)).statusCode).toBe(200)
    expect((await state(theirs.admin)).productId).toBe('prod_pro')
    expect((await state(mine.admin)).isBase).toBe(true)
  })

  test('fails when Stripe cannot be read, leaves nothing half done, and succeeds at the retry', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const eventId = `evt_away_${admin.companyId}`
    stripe.state.isAway = true
    expect((await tell(updated(ref, { eventId }))).statusCode).toBe(503)
    expect(await noticesOf(eventId)).toBe(0)
    expect((await state(admin)).isBase).toBe(true)
    stripe.state.isAway = false
    expect((await tell(updated(ref, { eventId }))).statusCode).toBe(200)
    expect((await state(admin)).productId).toBe('prod_pro')
  })

  test('keeps neither the event nor its effect when the transaction fails', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const eventId = `evt_killed_${admin.companyId}`
    await t.db.pool.query(`create function die_once() returns trigger language plpgsql security definer as $$
      begin if new.top = 'billing' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
    await t.db.pool.query('create trigger die before insert on events for each row execute function die_once()')
    const answer = await tell(updated(ref, { eventId }))
    await t.db.pool.query('drop trigger die on events')
    await t.db.pool.query('drop function die_once')
    expect(answer.statusCode).toBe(503)
    expect([await noticesOf(eventId), (await state(admin)).isBase]).toEqual([0, true])
    expect((await tell(updated(ref, { eventId }))).statusCode).toBe(200)
    expect([await noticesOf(eventId), (await state(admin)).productId]).toEqual([1, 'prod_pro'])
  })

  test('reads the plans again, and keeps an archived plan for the companies that have it', async () => {
    const { admin, ref } = await customer()
    const price = stripe.sell('prod_short', 'Éphémère', { amount: 1900, metadata: { agencies: '3' } })
    expect((await tell(event('product.created', { id: 'prod_short' }))).statusCode).toBe(200)
    const names = async () => (await admin.ask(billing.listProducts, { params: admin })).map(({ name }) => name)
    expect(await names()).toEqual(['Éphémère', 'Découverte', 'Pro'])
    stripe.subscribe(ref, price)
    await tell(updated(ref))
    stripe.sell('prod_short', 'Éphémère', { amount: 1900, metadata: { agencies: '3' }, active: false })
    expect((await tell(event('product.updated', { id: 'prod_short' }))).statusCode).toBe(200)
    expect(await names()).toEqual(['Découverte', 'Pro'])
    expect(await state(admin)).toMatchObject({ planName: 'Éphémère', limits: { agencies: 3 } })
    stripe.products.delete('prod_short')
    await refreshPlans(parts)
    expect(await state(admin)).toMatchObject({ planName: 'Éphémère', limits: { agencies: 3 } })
  })

  test('keeps the plans that were read when the base product is missing or Stripe is unavailable', async () => {
    const admin = await t.company()
    const base = stripe.products.get('prod_base_stripe')
    stripe.products.delete('prod_base_stripe')
    await refreshPlans(parts)
    expect((await tell(event('product.deleted', { id: 'prod_base_stripe' }))).statusCode).toBe(500)
    stripe.products.set('prod_base_stripe', base as never)
    stripe.state.isAway = true
    await refreshPlans(parts)
    expect(await state(admin)).toMatchObject({ isBase: true, limits: { vehicles: 5 } })
  })
})

describe('without webhook events', () => {
  test('every customer is read, and companies without an account get one', async () => {
    const [{ admin, ref }, late] = [await customer(), await t.company()]
    stripe.subscribe(ref, pro, { status: 'past_due' })
    await followBilling(parts)
    expect(await state(admin)).toMatchObject({ productId: 'prod_pro', status: 'past_due' })
    expect(mailsTo(admin).map(({ news }) => news)).toEqual(['past_due'])
    expect((await account(late)).customerRef).toMatch(/^cus_/)
    await followBilling(parts)
    expect(mailsTo(admin)).toHaveLength(1)
    expect(await eventsOf(admin)).toBe(1)
  })

  test('the key of another Stripe account changes no subscription', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    await tell(updated(ref))
    const [known, had] = [stripe.customers.get(ref), new Map(stripe.subscriptions)]
    stripe.customers.delete(ref)
    stripe.subscriptions.clear()
    await followBilling(parts)
    expect((await state(admin)).productId).toBe('prod_pro')
    stripe.customers.set(ref, known as never)
    for (const [id, one] of had) stripe.subscriptions.set(id, one)
  })

  test('a subscription of the local provider does not count', async () => {
    const admin = await t.company()
    await t.db.pool.query(
      `update billing_accounts set customer_ref = 'cus_test_' || company_id, product_id = 'prod_pro', had_trial = true
       where company_id = $1`,
      [admin.companyId],
    )
    await followBilling(parts)
    expect(await state(admin)).toMatchObject({ isBase: true, status: 'active' })
    expect(await account(admin)).toMatchObject({ hadTrial: false })
  })

  test('the end of a trial is mailed once, three days before, to each administrator', async () => {
    const { admin, ref } = await customer()
    const second = await t.colleague(admin, 'admin')
    await t.colleague(admin, 'staff')
    const trialEnd = Math.floor(Date.parse(addMinutes(parts.now(), 3 * 1440 + 60)) / 1000)
    stripe.subscribe(ref, pro, { status: 'trialing', trial_start: 1, trial_end: trialEnd })
    await tell(updated(ref))
    await followBilling(parts)
    expect(mailsTo(admin)).toEqual([])
    const later = { ...parts, now: () => addMinutes(new Date().toISOString(), 120) }
    await followBilling(later)
    await followBilling(later)
    expect(mailsTo(admin).map(({ news, userId }) => [news, userId])).toEqual([
      ['trial_ending', admin.userId],
      ['trial_ending', second.userId],
    ])
  })
})
