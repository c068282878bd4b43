import * as billing from '@filao/domain/billing/contract'
import { createAgency, deleteAgency, listAgencies } from '@filao/domain/company/contract'
import { createCustomer, importCustomers, listCustomers } from '@filao/domain/customers/contract'
import { createVehicle, importVehicles, listVehicles } from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { passTestTime } from './local.ts'
import { builtInPlans, storePlans } from './plans.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ BILLING: 'local' })
  await storePlans(t.db, builtInPlans('local'))
})
afterAll(() => t.close())

const now = '2026-03-02T14:00:00Z'
const state = (by: Member) => by.request(billing.getBillingState, { params: by })

/** Subscribes to a plan of the local provider, given its price. */
async function subscribe(by: Member, priceId: string) {
  const { url } = await by.request(billing.createSubscription, { params: by, body: { priceId } })
  const session = url.split('/').at(-1) as string
  return await by.request(billing.payTestCheckout, {
    params: { companyId: by.companyId, session },
    body: { outcome: 'paid' },
  })
}

describe('a new company', () => {
  test('has the base plan, in its state and in the format of Stripe', async () => {
    const admin = await t.company()
    expect(await state(admin)).toMatchObject({
      provider: 'local',
      productId: 'prod_base',
      isBase: true,
      status: 'active',
      used: { agencies: 0, vehicles: 0, customers: 0 },
      limits: { agencies: 1, vehicles: 5, customers: 50 },
    })
    const customer = await admin.request(billing.getBillingCustomer, { params: admin })
    expect(customer.subscriptions.total_count).toBe(1)
    expect(customer.subscriptions.data[0]?.plan.product).toBe('prod_base')
  })

  test('is offered the plans by price, without the base plan', async () => {
    const admin = await t.company()
    const products = await admin.request(billing.listProducts, { params: admin })
    expect(products.map(({ name, default_price }) => [name, default_price.unit_amount])).toEqual([
      ['Découverte', 2900],
      ['Pro', 7900],
      ['Illimité', 19_900],
    ])
    expect(products.at(-1)?.metadata).toEqual({})
  })
})

describe('the gate', () => {
  test('refuses the second agency and names the next plan, and allows it after the upgrade', async () => {
    const admin = await t.company()
    await givenAgency(admin)
    const refused = await admin.send(createAgency, { params: admin, body: { name: 'Deux' } })
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'plan_limit', resource: 'agencies', limit: 1, count: 1, nextProductId: 'prod_decouverte' },
    })
    t.setNow(now)
    expect(await subscribe(admin, 'price_decouverte')).toMatchObject({
      productId: 'prod_decouverte',
      status: 'trialing',
      trialEndsAt: '2026-03-09T14:00:00Z',
      limits: { agencies: 2 },
    })
    await givenAgency(admin)
    expect((await admin.send(createAgency, { params: admin, body: { name: 'Trois' } })).status).toBe(402)
  })

  test('allows 5 of 50 vehicles that are created at once', async () => {
    const admin = await t.company()
    const [agency, category] = [await givenAgency(admin), await givenCategory(admin)]
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        admin.send(createVehicle, {
          params: admin,
          body: {
            registrationNumber: `AA-${String(index + 100)}-AA`,
            categoryId: category.id,
            locationId: agency.id,
          },
        }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 402)).toHaveLength(45)
    expect(await admin.request(listVehicles, { params: admin })).toHaveLength(5)
  })

  test('refuses a whole import that exceeds the limit', async () => {
    const admin = await t.company()
    const rows = Array.from({ length: 51 }, (_, index) => ({ firstName: `Awa ${index}` }))
    const refused = await admin.send(importCustomers, { params: admin, body: { rows } })
    expect(refused).toMatchObject({ status: 402, body: { resource: 'customers', limit: 50, count: 0, adding: 51 } })
    expect(await admin.request(listCustomers, { params: admin })).toEqual([])
    const [agency, category] = [await givenAgency(admin), await givenCategory(admin)]
    const vehicles = Array.from({ length: 6 }, (_, index) => ({
      registrationNumber: `AA-${index + 100}-AA`,
      categoryId: category.id,
      locationId: agency.id,
    }))
    expect(await admin.send(importVehicles, { params: admin, body: { rows: vehicles } })).toMatchObject({
      status: 402,
      body: { resource: 'vehicles', limit: 5, count: 0, adding: 6, nextProductId: 'prod_decouverte' },
    })
    expect(await admin.request(listVehicles, { params: admin })).toEqual([])
    // A known vehicle needs no room.
    await admin.request(importVehicles, { params: admin, body: { rows: vehicles.slice(0, 5) } })
    const again = await admin.request(importVehicles, { params: admin, body: { rows: vehicles.slice(0, 5) } })
    expect(again.rows.map(({ state }) => state)).toEqual(Array(5).fill('existing'))
  })

  test('counts what exists: deleting makes room', async () => {
    const admin = await t.company()
    const agency = await givenAgency(admin)
    await admin.request(deleteAgency, { params: { companyId: admin.companyId, id: agency.id } })
    await givenAgency(admin)
    expect(await admin.request(listAgencies, { params: admin })).toHaveLength(1)
  })

  test('refuses everything without a subscription, and deletes nothing', async () => {
    const admin = await t.company()
    await subscribe(admin, 'price_pro')
    await givenAgency(admin)
    await givenAgency(admin)
    const ended = await admin.request(billing.changeTestSubscription, { params: admin, body: { action: 'end' } })
    expect(ended).toMatchObject({ status: 'canceled', limits: { agencies: 0, vehicles: 0, customers: 0 } })
    expect(await admin.send(createCustomer, { params: admin, body: { firstName: 'Awa' } })).toMatchObject({
      status: 402,
      body: { detail: expect.stringContaining('Votre abonnement est terminé.'), nextProductId: null },
    })
    expect(await admin.request(listAgencies, { params: admin })).toHaveLength(2)
  })

  test('says to a company whose subscription is suspended that the payment failed, and where to pay', async () => {
    const admin = await t.company()
    await subscribe(admin, 'price_pro')
    for (const action of ['fail_payment', 'give_up_payment'] as const) {
      await admin.request(billing.changeTestSubscription, { params: admin, body: { action } })
    }
    expect(await admin.send(createAgency, { params: admin, body: { name: 'Une' } })).toMatchObject({
      status: 402,
      body: {
        code: 'plan_limit',
        detail: expect.stringMatching(/le paiement n’a pas abouti\. .* régler la facture sur l’écran Abonnement/),
        nextPriceId: null,
      },
    })
  })
})

describe('the local provider', () => {
  test('refuses a card without subscribing, and makes a payment once', async () => {
    const admin = await t.company()
    const { url } = await admin.request(billing.createSubscription, { params: admin, body: { priceId: 'price_pro' } })
    const params = { companyId: admin.companyId, session: url.split('/').at(-1) as string }
    const refused = await admin.send(billing.payTestCheckout, { params, body: { outcome: 'refused' } })
    expect(refused.status).toBe(409)
    expect((await state(admin)).isBase).toBe(true)
    const paid = await Promise.all(
      [1, 2].map(() => admin.request(billing.payTestCheckout, { params, body: { outcome: 'paid' } })),
    )
    expect(paid[0]).toEqual(paid[1])
    expect(await admin.request(billing.getTestCheckout, { params })).toMatchObject({ isDone: true, hasTrial: false })
    await subscribe(admin, 'price_illimite')
    const again = await admin.request(billing.payTestCheckout, { params, body: { outcome: 'paid' } })
    expect(again).toMatchObject({ planName: 'Illimité', productId: 'prod_illimite' })
  })

  test('turns a trial active as time passes', async () => {
    const admin = await t.company()
    t.setNow(now)
    await subscribe(admin, 'price_pro')
    await passTestTime(t.db, t.enqueue, '2026-03-10T00:00:00Z')
    expect(await state(admin)).toMatchObject({ status: 'active', trialEndsAt: null })
    const { rows } = await t.db.pool.query(
      `select user_id, action, changes -> 'status' as status from audit_entries
        where company_id = $1 and entity = 'subscription' order by id desc limit 1`,
      [admin.companyId],
    )
    expect(rows).toEqual([{ user_id: null, action: 'changed', status: ['trialing', 'active'] }])
  })

  test('sells only plans for sale, and only to administrators of that company', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const staff = await t.colleague(admin, 'staff')
    const buy = (by: Member, priceId: string) =>
      by.send(billing.createSubscription, { params: { companyId: admin.companyId }, body: { priceId } })
    expect((await buy(admin, 'price_base')).status).toBe(404)
    expect((await buy(staff, 'price_pro')).status).toBe(403)
    expect((await buy(other, 'price_pro')).status).toBe(404)
    const { url } = await admin.request(billing.createSubscription, { params: admin, body: { priceId: 'price_pro' } })
    const session = url.split('/').at(-1) as string
    const stolen = await other.send(billing.payTestCheckout, {
      params: { companyId: other.companyId, session },
      body: { outcome: 'paid' },
    })
    expect(stolen.status).toBe(404)
  })
})
