import * as billing from '@filao/domain/billing/contract'
import { createVehicle } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Member, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { stripeBilling } from '#testing/stripe/billing'
import { event } from '#testing/stripe/events'
import { followBilling } from './jobs.ts'
import { openAccount, openAccountJob } from './opening.ts'

const {
  account,
  close,
  customer,
  eventsOf,
  mailsTo,
  parts,
  pro,
  reset,
  small,
  state,
  stripe,
  t,
  sendWebhook,
  updated,
} = await stripeBilling()
beforeEach(reset)
afterEach(() => expect(stripe.wrongAnswers).toEqual([]))
afterAll(close)

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
    const shown = await admin.request(billing.getBillingCustomer, { params: admin })
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
    const { url } = await admin.request(billing.createSubscription, { params: admin, body: { priceId: pro } })
    const page = [...stripe.sessions.values()].find((one) => one.url === url)
    expect(page?.sent).toMatchObject({ subscription_data: { trial_period_days: 7 }, locale: 'fr' })
    expect((await state(admin)).isBase).toBe(true)
    stripe.pay(page?.id as string)
    const before = await eventsOf(admin)
    const response = await sendWebhook(event('checkout.session.completed', { ...page }))
    expect([response.statusCode, response.json()]).toEqual([200, { received: true }])
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
    const { url } = await admin.request(billing.createSubscription, { params: admin, body: { priceId: pro } })
    expect(url).toMatch(/^https:\/\/portal\.test\//)
    expect(stripe.portals.at(-1)).toMatchObject({ customer: ref, flow_data: { type: 'subscription_update_confirm' } })
    expect(await state(admin)).toMatchObject({ productId: 'prod_small' })
    stripe.subscriptions.forEach((one) => {
      if (one.customer === ref) one.status = 'past_due'
    })
    await admin.request(billing.createSubscription, { params: admin, body: { priceId: pro } })
    expect(stripe.portals.at(-1)).not.toHaveProperty('flow_data')
  })

  test('gives nobody a second trial', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, small, { status: 'canceled', ended_at: 1_772_000_000, trial_start: 1_771_000_000 })
    await admin.request(billing.createSubscription, { params: admin, body: { priceId: pro } })
    const page = [...stripe.sessions.values()].findLast((one) => one.customer === ref)
    expect(page?.sent).toMatchObject({ subscription_data: { metadata: { companyId: String(admin.companyId) } } })
    expect(page?.sent).not.toHaveProperty('subscription_data.trial_period_days')
  })

  test('of a customer that was removed at Stripe is taken from a new one, with the trial that is offered', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, small, { trial_start: 1_771_000_000 })
    await sendWebhook(updated(ref))
    stripe.remove(ref)
    expect((await sendWebhook(event('customer.subscription.deleted', { customer: ref }))).statusCode).toBe(200)
    expect(await state(admin)).toMatchObject({ status: 'canceled', limits: { agencies: 0 } })
    const buy = () => admin.request(billing.createSubscription, { params: admin, body: { priceId: pro } })
    await Promise.all([buy(), buy()])
    const { url } = await buy()
    const pages = [...stripe.sessions.values()].filter((one) => one.url === url)
    expect(pages).toHaveLength(1)
    const next = (await account(admin)).customerRef
    expect([pages[0]?.customer, next === ref]).toEqual([next, false])
    expect(await state(admin)).toMatchObject({ isBase: true, status: 'active' })
    expect(pages[0]?.sent).toMatchObject({ subscription_data: { trial_period_days: 7 } })
    const opened = [...stripe.customers.values()].filter(
      ({ metadata }) => (metadata as { companyId: string } | undefined)?.companyId === String(admin.companyId),
    )
    expect(opened).toHaveLength(1)
    stripe.pay(pages[0]?.id as string)
    await sendWebhook(updated(String(next)))
    expect(await state(admin)).toMatchObject({ productId: 'prod_pro', status: 'trialing' })
  })

  test('opens the same page when the same click is sent again', async () => {
    const { admin, ref } = await customer()
    const headers = { 'idempotency-key': `click-${admin.companyId}` }
    const click = () => admin.request(billing.createSubscription, { params: admin, body: { priceId: pro }, headers })
    expect(await click()).toEqual(await click())
    const pages = [...stripe.sessions.values()].filter((one) => one.customer === ref)
    expect(pages.map(({ status }) => status)).toEqual(['open'])
  })

  test('is limited: too many pages in a minute are answered with a retry time', async () => {
    const { admin } = await customer()
    const open = () => admin.send(billing.openCustomerPortal, { params: admin })
    const responses = []
    for (let number = 0; number < 21; number++) responses.push((await open()).status)
    expect(responses).toEqual([...Array(20).fill(200), 429])
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

  test('reports a provider that is unavailable or hangs, and leaves nothing half done', async () => {
    const { admin } = await customer()
    const buy = () => admin.send(billing.createSubscription, { params: admin, body: { priceId: pro } })
    stripe.state.isAway = true
    expect(await buy()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stripe.state.isAway = false
    const hanging = Promise.withResolvers<undefined>()
    stripe.state.beforeAnswer = () => hanging.promise
    expect(await buy()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    hanging.resolve(undefined)
    expect(await state(admin)).toMatchObject({ isBase: true, status: 'active' })
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
    await sendWebhook(updated(ref))
    const [known, had] = [stripe.customers.get(ref), new Map(stripe.subscriptions)]
    stripe.customers.delete(ref)
    stripe.subscriptions.clear()
    await followBilling(parts)
    expect((await state(admin)).productId).toBe('prod_pro')
    stripe.customers.set(ref, known as never)
    for (const [id, one] of had) stripe.subscriptions.set(id, one)
  })

  test('a customer that cannot be read stops no other', async () => {
    const [lost, other] = [await customer(), await customer()]
    const known = stripe.customers.get(lost.ref)
    stripe.customers.delete(lost.ref)
    for (const [id, one] of stripe.subscriptions) if (one.customer === lost.ref) stripe.subscriptions.delete(id)
    stripe.subscribe(other.ref, pro)
    await followBilling(parts)
    expect(await state(other.admin)).toMatchObject({ productId: 'prod_pro' })
    expect(await state(lost.admin)).toMatchObject({ isBase: true, status: 'active' })
    stripe.customers.set(lost.ref, known as never)
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
    await sendWebhook(updated(ref))
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
