import * as billing from '@filao/domain/billing/contract'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stripeBilling } from '#testing/stripe/billing'
import { event, signedMessage } from '#testing/stripe/events'
import { refreshPlans } from './jobs.ts'

const {
  close,
  customer,
  eventsOf,
  mailsTo,
  storedEventsOf,
  parts,
  pro,
  reset,
  state,
  stripe,
  t,
  sendWebhook,
  updated,
} = await stripeBilling()
beforeEach(reset)
afterEach(() => expect(stripe.wrongAnswers).toEqual([]))
afterAll(close)

describe('the webhook', () => {
  test('rejects a forged, changed or expired event, and changes nothing', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const at = Math.floor(Date.now() / 1000)
    const { payload, headers } = updated(ref)
    for (const sent of [
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
      const response = await sendWebhook(sent)
      expect([response.statusCode, response.json().code]).toEqual([400, 'malformed'])
    }
    expect((await state(admin)).isBase).toBe(true)
  })

  test('reads a signed body of any content type, and rejects a large one', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const { payload, headers } = updated(ref)
    const plain = await sendWebhook({ payload, headers: { ...headers, 'content-type': 'text/plain' } })
    expect(plain.statusCode).toBe(200)
    expect((await state(admin)).productId).toBe('prod_pro')
    const large = event('customer.subscription.updated', { customer: ref, filling: 'x'.repeat(256 * 1024) })
    expect((await sendWebhook(large)).statusCode).toBe(413)
  })

  test('handles an event once, when it arrives ten times at once and again later', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const sent = updated(ref, { eventId: `evt_once_${admin.companyId}` })
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(sent)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await storedEventsOf(`evt_once_${admin.companyId}`)).toBe(1)
    expect(await eventsOf(admin)).toBe(1)
    const before = stripe.requests.length
    expect((await sendWebhook(sent)).statusCode).toBe(200)
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
        expect(
          (await sendWebhook(event(`customer.subscription.${kind}`, { customer: ref, status: kind }))).statusCode,
        ).toBe(200)
      }
      const { status, periodEndsAt, productId, limits } = await state(admin)
      ends.push({ status, periodEndsAt, productId, limits, mails: mailsTo(admin).map(({ news }) => news) })
    }
    expect(ends[0]).toEqual({
      status: 'canceled',
      periodEndsAt: '2026-05-28T20:26:40Z',
      productId: 'prod_pro',
      limits: { agencies: 0, vehicles: 0, customers: 0, megabytes: null },
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
    const early = sendWebhook(updated(ref))
    await heldBack.promise
    Object.assign(made, { status: 'unpaid' })
    expect((await sendWebhook(updated(ref))).statusCode).toBe(200)
    gate.resolve()
    expect((await early).statusCode).toBe(200)
    expect((await state(admin)).status).toBe('unpaid')
  })

  test('accepts events of unknown customers and of other types, and changes nothing', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const before = stripe.requests.length
    for (const sent of [
      updated('cus_of_another_shop'),
      event('charge.succeeded', { customer: ref }),
      event('customer.created', { id: ref, object: 'customer' }),
      event('checkout.session.completed', { customer: null }),
    ]) {
      expect((await sendWebhook(sent)).statusCode).toBe(200)
    }
    // A call abandoned by an earlier test may still arrive, for its own customer.
    const about = JSON.stringify(stripe.requests.slice(before))
    for (const named of ['cus_of_another_shop', ref]) expect(about).not.toContain(named)
    expect((await state(admin)).isBase).toBe(true)
  })

  test('changes only the account of the event’s customer, even if it names another company', async () => {
    const [mine, theirs] = [await customer(), await customer()]
    stripe.subscribe(theirs.ref, pro)
    const sent = event('checkout.session.completed', {
      customer: theirs.ref,
      client_reference_id: String(mine.admin.companyId),
      metadata: { companyId: String(mine.admin.companyId) },
    })
    expect((await sendWebhook(sent)).statusCode).toBe(200)
    expect((await state(theirs.admin)).productId).toBe('prod_pro')
    expect((await state(mine.admin)).isBase).toBe(true)
  })

  test('fails when Stripe cannot be read, leaves nothing half done, and succeeds at the retry', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const eventId = `evt_away_${admin.companyId}`
    stripe.state.isAway = true
    expect((await sendWebhook(updated(ref, { eventId }))).statusCode).toBe(503)
    expect(await storedEventsOf(eventId)).toBe(0)
    expect((await state(admin)).isBase).toBe(true)
    stripe.state.isAway = false
    expect((await sendWebhook(updated(ref, { eventId }))).statusCode).toBe(200)
    expect((await state(admin)).productId).toBe('prod_pro')
  })

  test('keeps neither the event nor its effect when the transaction fails', async () => {
    const { admin, ref } = await customer()
    stripe.subscribe(ref, pro)
    const eventId = `evt_killed_${admin.companyId}`
    await t.db.pool.query(`create function die_once() returns trigger language plpgsql security definer as $$
      begin if new.top = 'billing' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
    await t.db.pool.query('create trigger die before insert on events for each row execute function die_once()')
    const response = await sendWebhook(updated(ref, { eventId }))
    await t.db.pool.query('drop trigger die on events')
    await t.db.pool.query('drop function die_once')
    expect(response.statusCode).toBe(503)
    expect([await storedEventsOf(eventId), (await state(admin)).isBase]).toEqual([0, true])
    expect((await sendWebhook(updated(ref, { eventId }))).statusCode).toBe(200)
    expect([await storedEventsOf(eventId), (await state(admin)).productId]).toEqual([1, 'prod_pro'])
  })

  test('reads the plans again, and keeps an archived plan for the companies that have it', async () => {
    const { admin, ref } = await customer()
    const price = stripe.sell('prod_short', 'Éphémère', { amount: 1900, metadata: { agencies: '3' } })
    expect((await sendWebhook(event('product.created', { id: 'prod_short' }))).statusCode).toBe(200)
    const names = async () => (await admin.request(billing.listProducts, { params: admin })).map(({ name }) => name)
    expect(await names()).toEqual(['Éphémère', 'Découverte', 'Pro'])
    stripe.subscribe(ref, price)
    await sendWebhook(updated(ref))
    stripe.sell('prod_short', 'Éphémère', { amount: 1900, metadata: { agencies: '3' }, active: false })
    expect((await sendWebhook(event('product.updated', { id: 'prod_short' }))).statusCode).toBe(200)
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
    expect((await sendWebhook(event('product.deleted', { id: 'prod_base_stripe' }))).statusCode).toBe(500)
    stripe.products.set('prod_base_stripe', base as never)
    stripe.state.isAway = true
    await refreshPlans(parts)
    expect(await state(admin)).toMatchObject({ isBase: true, limits: { vehicles: 5 } })
  })
})
