import { deleteAgency } from '@filao/domain/company/contract'
import { createCustomer, deleteCustomer, getCustomer, updateCustomer } from '@filao/domain/customers/contract'
import { deleteOption, deleteVehicle, updateCategory, updateOption, updateVehicle } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange, RentalCreation } from '@filao/domain/rentals/rental'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '#testing/given'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

const day = (n: number) => addMinutes('2026-03-01T14:00:00Z', n * 1440)

/** Creates a rental of two days at 40 €, with an option and a second driver, in a company of its own. */
async function givenRental(over: Partial<RentalCreation> = {}) {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const [agency, other] = [await givenAgency(by, { seasons: [] }), await givenAgency(by, { seasons: [] })]
  const category = await givenCategory(by, { preparationDurationMinutes: 60 })
  const place = { categoryId: category.id, locationId: other.id }
  const vehicle = await givenVehicle(by, place)
  const raise = (price: number) => {
    const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price }
    return by.ask(putPrices, { params, body: [line] })
  }
  await raise(40)
  const named = (firstName: string) => by.ask(createCustomer, { params, body: { firstName } })
  const [customer, driver] = [await named('Zoé'), await named('Awa')]
  const option = await givenOption(by, { price: 10, dailyPrice: 0 })
  const body: RentalCreation = {
    start: day(5),
    end: day(7),
    vehicleId: vehicle.id,
    customerId: customer.id,
    additionalDriverIds: [driver.id],
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
    optionIds: [option.id],
    ...over,
  }
  const rental = await by.ask(calls.createRental, { params, body })
  const change = (wanted: RentalChange) =>
    by.send(calls.updateRental, { params: { ...params, id: rental.id }, body: wanted })
  return {
    by,
    params,
    agency,
    other,
    category,
    vehicle,
    customer,
    driver,
    option,
    body,
    rental,
    raise,
    named,
    change,
    place,
  }
}

/** Archives rows although an unfinished rental names them, which no call does. */
async function archive(table: 'customers' | 'agencies', ...ids: number[]) {
  await t.db.pool.query(`update ${table} set archived_at = now() where id = any($1)`, [ids])
}

describe('an archived resource', () => {
  const archived = async () => {
    const shop = await givenRental()
    const { by, params } = shop
    await shop.change({ status: 'pending' })
    await by.ask(deleteOption, { params: { ...params, id: shop.option.id } })
    await archive('customers', shop.customer.id, shop.driver.id)
    await archive('agencies', shop.agency.id)
    return shop
  }

  test('stays with the rentals that name it, which can still be changed', async () => {
    const shop = await archived()
    expect(await shop.change({ end: day(8) })).toMatchObject({
      status: 200,
      body: { totalAmount: 130, optionIds: [shop.option.id], additionalDriverIds: [shop.driver.id] },
    })
    expect((await shop.change({ optionIds: [] })).status).toBe(200)
    expect((await shop.change({ optionIds: [shop.option.id] })).status).toBe(404)
  })

  test('cannot be named by a new rental, nor by one that did not name it before', async () => {
    const shop = await archived()
    const { by, params } = shop
    const line = { seasonId: null, agencyId: shop.other.id, categoryId: shop.category.id, minDays: 1, price: 40 }
    await by.ask(putPrices, { params, body: [line] })
    const places = { departureAgencyId: shop.other.id, arrivalAgencyId: shop.other.id }
    const body = {
      ...shop.body,
      ...places,
      customerId: (await shop.named('Léa')).id,
      additionalDriverIds: [],
      optionIds: [],
    }
    const fresh = await by.ask(calls.createRental, { params, body })
    for (const gone of [
      { customerId: shop.customer.id },
      { additionalDriverIds: [shop.driver.id] },
      { optionIds: [shop.option.id] },
      { departureAgencyId: shop.agency.id },
      { arrivalAgencyId: shop.agency.id },
    ]) {
      const created = await by.send(calls.createRental, { params, body: { ...body, ...gone } })
      const changed = await by.send(calls.updateRental, { params: { ...params, id: fresh.id }, body: gone })
      expect([gone, created.status, changed.status]).toEqual([gone, 404, 404])
    }
  })

  test('leaves the price of a draft, but prevents its offer', async () => {
    const shop = await givenRental()
    const { by, params, rental } = shop
    await by.ask(deleteVehicle, { params: { ...params, id: shop.vehicle.id } })
    expect((await by.ask(calls.getRentalPrice, { params: { ...params, id: rental.id } })).total).toBe(90)
    for (const status of ['quote', 'validating', 'pending'] as const) {
      const refused = await shop.change({ status })
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect((refused.body as { detail: string }).detail).toContain('ne fait plus partie de la flotte')
    }
    const vehicle = await givenVehicle(by, shop.place)
    expect((await shop.change({ vehicleId: vehicle.id, status: 'pending' })).status).toBe(200)
  })

  test.each([
    ['agency', deleteAgency, 'a été supprimée'],
    ['customer', deleteCustomer, 'ne figure plus parmi vos clients'],
    ['driver', deleteCustomer, 'ne figure plus parmi vos clients'],
  ] as const)(
    'the %s of a draft that was deleted keeps the draft from being agreed, in words',
    async (part, call, words) => {
      const shop = await givenRental()
      await shop.by.ask(call, { params: { ...shop.params, id: shop[part].id } })
      const refused = await shop.change({ status: 'pending' })
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', detail: expect.stringContaining(words) } })
      expect(await shop.by.ask(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })).toMatchObject({
        status: 'draft',
      })
    },
  )

  test('can still be read and changed while its rental is not over', async () => {
    const shop = await archived()
    const { by } = shop
    const params = { ...shop.params, id: shop.customer.id }
    const body = { phoneNumbers: ['590690001122'] }
    expect(await by.ask(updateCustomer, { params, body })).toMatchObject(body)
    expect(await by.ask(getCustomer, { params })).toMatchObject(body)
    expect(await by.send(deleteCustomer, { params })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await shop.change({ status: 'cancelled' })).status).toBe(200)
    expect((await by.send(getCustomer, { params })).status).toBe(404)
    expect((await by.send(updateCustomer, { params, body })).status).toBe(404)
  })
})

test('a disabled option stays with its rental, and cannot be added to another', async () => {
  const shop = await givenRental()
  const { by, params, option } = shop
  await by.ask(updateOption, { params: { ...params, id: option.id }, body: { isEnabled: false } })
  const off = { status: 422, body: { errors: [{ path: 'optionIds', code: 'disabled' }] } }
  expect(await by.send(calls.createRental, { params, body: shop.body })).toMatchObject(off)
  const { start, end, vehicleId, departureAgencyId, optionIds } = shop.body
  const wanted = { start, end, vehicleId, departureAgencyId, ...(optionIds && { optionIds }) }
  expect(await by.send(calls.priceRental, { params, body: wanted })).toMatchObject(off)
  const own = { ...wanted, rentalId: shop.rental.id }
  expect(await by.ask(calls.priceRental, { params, body: own })).toMatchObject({ total: 90 })
  expect((await shop.change({ end: day(8), optionIds: [option.id] })).body).toMatchObject({ totalAmount: 130 })
  expect((await shop.change({ status: 'pending' })).status).toBe(200)
  expect((await shop.change({ optionIds: [] })).status).toBe(200)
  expect(await shop.change({ optionIds: [option.id] })).toMatchObject(off)
})

describe('a resource that an unfinished rental names', () => {
  const named = [
    ['agency', deleteAgency],
    ['arrival', deleteAgency],
    ['customer', deleteCustomer],
    ['driver', deleteCustomer],
    ['vehicle', deleteVehicle],
  ] as const
  const statuses = ['quote', 'validating', 'pending', 'ongoing'] as const

  test.each(statuses)('is not deleted while the rental is %s: the refusal names the rental', async (status) => {
    const shop = await givenRental()
    const { by, params } = shop
    const arrival = await givenAgency(by, { seasons: [] })
    await shop.change({ arrivalAgencyId: arrival.id, status: status === 'ongoing' ? 'pending' : status })
    if (status === 'ongoing') {
      const body = { stage: 'delivery', odometer: 0 } as const
      await by.ask(calls.recordCheck, { params: { ...params, rentalId: shop.rental.id }, body })
    }
    const ids = { ...shop, arrival }
    for (const [part, call] of named) {
      const request = { params: { ...params, id: ids[part].id } }
      const refused = await by.send(call, request)
      expect([part, refused.status, (refused.body as { code?: string }).code]).toEqual([part, 409, 'conflict'])
      expect(refused.body).toMatchObject({
        detail: expect.stringContaining(shop.rental.publicId),
        rentals: [{ id: shop.rental.id, publicId: shop.rental.publicId }],
        rentalCount: 1,
      })
    }
    const { rows } = await t.db.pool.query(
      `select (select count(*) from customers where company_id = $1 and archived_at is not null)
        + (select count(*) from agencies where company_id = $1 and archived_at is not null) as archived`,
      [by.companyId],
    )
    expect(Number(rows[0].archived)).toBe(0)
  })

  test('can be deleted when the rental is over, or while it is a draft', async () => {
    const shop = await givenRental()
    const remove = () => shop.by.send(deleteCustomer, { params: { ...shop.params, id: shop.driver.id } })
    await shop.change({ status: 'pending' })
    expect((await remove()).status).toBe(409)
    await shop.change({ status: 'cancelled' })
    expect((await remove()).status).toBe(204)
    const draft = await givenRental()
    expect(await draft.by.send(deleteVehicle, { params: { ...draft.params, id: draft.vehicle.id } })).toMatchObject({
      status: 204,
    })
  })

  test('is refused with the first three rentals and the number of the others', async () => {
    const shop = await givenRental()
    const ids: string[] = []
    for (const at of [50, 20, 40, 30, 10]) {
      const body = { ...shop.body, start: day(at), end: day(at + 1) }
      const rental = await shop.by.ask(calls.createRental, { params: shop.params, body })
      await shop.by.ask(calls.updateRental, { params: { ...shop.params, id: rental.id }, body: { status: 'pending' } })
      ids.push(rental.publicId)
    }
    const refused = await shop.by.send(deleteCustomer, { params: { ...shop.params, id: shop.customer.id } })
    const list = `figure dans 5 locations qui ne sont pas terminées\u202f: ${ids[4]}, ${ids[1]}, ${ids[3]} et 2 autres.`
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining(list), rentalCount: 5 } })
  })

  test('is either deleted or agreed, never both, when the two happen at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const shop = await givenRental()
      const removals = [
        { call: deleteAgency, id: shop.agency.id },
        { call: deleteCustomer, id: shop.driver.id },
        { call: deleteVehicle, id: shop.vehicle.id },
      ]
      const { call, id } = removals[round % removals.length] as (typeof removals)[number]
      const [removed, agreed] = await Promise.all([
        shop.by.send(call, { params: { ...shop.params, id } }),
        shop.change({ status: 'pending' }),
      ])
      expect([
        [204, 409],
        [409, 200],
      ]).toContainEqual([removed.status, agreed.status])
    }
  })
})

test('a vehicle at an archived agency can be saved there, and can move away but not back', async () => {
  const shop = await givenRental()
  const { by } = shop
  const params = { ...shop.params, id: shop.vehicle.id }
  await archive('agencies', shop.other.id)
  const save = (locationId: number) => by.send(updateVehicle, { params, body: { locationId, comments: 'Propre' } })
  expect(await save(shop.other.id)).toMatchObject({
    status: 200,
    body: { comments: 'Propre', locationId: shop.other.id },
  })
  expect((await save(shop.agency.id)).status).toBe(200)
  expect((await save(shop.other.id)).status).toBe(404)
})

describe('agreed values stay', () => {
  test('when drivers change after the category has changed its rules', async () => {
    const shop = await givenRental()
    await shop.change({ status: 'pending' })
    const params = { ...shop.params, id: shop.category.id }
    const next = await shop.by.ask(calls.createRental, {
      params: shop.params,
      body: { ...shop.body, start: addMinutes(day(7), 60), end: day(9) },
    })
    await shop.by.ask(calls.updateRental, { params: { ...shop.params, id: next.id }, body: { status: 'pending' } })
    const body = { preparationDurationMinutes: 1440, minimumRentalDurationMinutes: 10_080 }
    await shop.by.ask(updateCategory, { params, body })
    expect((await shop.change({ additionalDriverIds: [] })).status).toBe(200)
    expect(await shop.change({ end: addMinutes(day(7), 1) })).toMatchObject({ status: 422 })
  })

  test('when an amount is sent, the same list is sent again, or nothing is sent', async () => {
    const shop = await givenRental()
    await shop.change({ status: 'pending' })
    await shop.raise(99)
    const before = await shop.by.ask(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
    for (const nothing of [
      { totalAmount: 1 },
      { totalAmount: null },
      { optionIds: [shop.option.id, shop.option.id] },
      { start: '2026-03-06T14:00:00.000Z' },
      { discountPercent: 0 },
      {},
    ]) {
      expect([nothing, (await shop.change(nothing)).body]).toEqual([nothing, before])
    }
    expect(await shop.change({ discountPercent: 50 })).toMatchObject({ body: { totalAmount: 104 } })
  })
})

test('a price typed by hand stays until the list has one and a change needs it', async () => {
  const shop = await givenRental()
  await shop.by.ask(putPrices, { params: shop.params, body: [] })
  const typed = await shop.change({ totalAmount: 75.55, end: day(8) })
  expect(typed).toMatchObject({ status: 200, body: { totalAmount: 75.55, price: null, priceId: null } })
  expect(await shop.change({ status: 'pending' })).toMatchObject({ body: { totalAmount: 75.55, price: null } })
  expect(await shop.change({ totalAmount: 80 })).toMatchObject({ status: 200, body: { totalAmount: 80, price: null } })
  expect(await shop.change({ end: day(9) })).toMatchObject({ status: 200, body: { totalAmount: 80 } })
  await shop.raise(50)
  expect(await shop.change({ end: day(10) })).toMatchObject({ status: 200, body: { totalAmount: 260 } })
})

test('content and status change together or not at all', async () => {
  const shop = await givenRental()
  const unchanged = await shop.by.ask(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
  for (const [wanted, status] of [
    [{ status: 'ongoing', end: day(9) }, 409],
    [{ status: 'cancelled', end: day(9) }, 409],
    [{ status: 'pending', end: day(5) }, 422],
    [{ status: 'pending', customerId: 2_147_483_647 }, 404],
    [{ status: 'pending', referralUserId: 2_147_483_647 }, 404],
    [{ status: 'pending', optionIds: [shop.option.id, 2_147_483_647] }, 404],
  ] as const) {
    expect([wanted, (await shop.change(wanted as RentalChange)).status]).toEqual([wanted, status])
  }
  const stored = await shop.by.ask(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
  expect(stored).toEqual(unchanged)
  const staff = await t.colleague(shop.by, 'staff')
  const both = await shop.change({ status: 'pending', end: day(9), referralUserId: staff.userId })
  expect(both).toMatchObject({
    status: 200,
    body: { status: 'pending', totalAmount: 170, referralUserId: staff.userId },
  })
})

test('an ongoing rental cannot end before its departure', async () => {
  const shop = await givenRental()
  await shop.change({ status: 'pending' })
  t.setNow(day(6))
  const check = { stage: 'delivery' as const, odometer: 10 }
  await shop.by.ask(calls.recordCheck, { params: { ...shop.params, rentalId: shop.rental.id }, body: check })
  for (const end of [day(6), addMinutes(day(6), -60), addMinutes(day(5), 60)]) {
    expect(await shop.change({ end })).toMatchObject({ status: 422, body: { errors: [{ path: 'end' }] } })
  }
  expect((await shop.change({ end: addMinutes(day(6), 30) })).status).toBe(200)
})

test('every change of a rental writes one audit entry, and a change without effect writes none', async () => {
  const shop = await givenRental()
  const { by, params, rental } = shop
  const check = (stage: 'delivery' | 'return') =>
    by.ask(calls.recordCheck, { params: { ...params, rentalId: rental.id }, body: { stage, odometer: 10 } })
  for (const wanted of [
    { end: day(8) },
    { end: day(8) },
    { status: 'quote' as const },
    { status: 'pending' as const },
  ]) {
    await shop.change(wanted)
    await shop.change(wanted)
  }
  await check('delivery')
  await check('delivery')
  await check('return')
  await shop.change({ end: day(30) })
  const entries = await auditOf(t, by, 'rental', rental.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'created',
    'changed',
    'quote',
    'pending',
    'delivered',
    'returned',
  ])
  expect(entries.map(({ userId }) => userId)).toEqual(Array(6).fill(by.userId))
  expect(entries[1]?.changes).toMatchObject({ end: [day(7), day(8)], totalAmount: [90, 130] })
  const payment = { totalAmount: 12.5, securityDepositAmount: 0 }
  const { id } = await by.ask(calls.createPayment, { params: { ...params, rentalId: rental.id }, body: payment })
  expect(await auditOf(t, by, 'payment', id)).toMatchObject([
    { action: 'created', changes: { totalAmount: [null, 12.5] } },
  ])
})

test('a price keeps its names unchanged, underscores included', async () => {
  const shop = await givenRental()
  const option = await givenOption(shop.by, { name: 'gps_a_bord {"first_name": 1}', price: 5 })
  const changed = await shop.change({ optionIds: [option.id] })
  const price = (changed.body as { price: { options: { name: string }[] } }).price
  expect(price.options).toMatchObject([{ name: 'gps_a_bord {"first_name": 1}' }])
})

test('a call that waited for a colleague’s transaction uses the data that it committed', async () => {
  const shop = await givenRental({ optionIds: [] })
  const colleague = await t.db.pool.connect()
  await colleague.query('begin')
  await colleague.query('update rentals set updated_at = now() where id = $1', [shop.rental.id])
  const waiting = shop.change({ discountPercent: 10 })
  const isWaiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await t.db.pool.query(isWaiting)).rows[0].count).toBe(1)
  const option = [shop.by.companyId, shop.rental.id, shop.option.id]
  await colleague.query('insert into rental_options (company_id, rental_id, option_id) values ($1, $2, $3)', option)
  await colleague.query('commit')
  colleague.release()
  // Two days at 40 € and the option's 10 €, 10 % off.
  expect(await waiting).toMatchObject({ status: 200, body: { optionIds: [shop.option.id], totalAmount: 81 } })
})

test('two colleagues may use the same key; one user may not use it for two requests', async () => {
  const shop = await givenRental()
  const staff = await t.colleague(shop.by, 'staff')
  const pay = (by: Member, rentalId: number, totalAmount: number) =>
    by.send(calls.createPayment, {
      params: { ...shop.params, rentalId },
      body: { totalAmount, securityDepositAmount: 0 },
      headers: { 'idempotency-key': 'one' },
    })
  const first = await pay(shop.by, shop.rental.id, 10)
  expect(first.status).toBe(201)
  expect(await pay(shop.by, shop.rental.id, 10)).toMatchObject({ status: 201, body: first.body })
  expect((await pay(staff, shop.rental.id, 10)).status).toBe(201)
  expect((await pay(shop.by, shop.rental.id, 11)).status).toBe(422)
  const other = await shop.by.ask(calls.createRental, { params: shop.params, body: shop.body })
  expect((await pay(shop.by, other.id, 10)).status).toBe(422)
  const rental = await shop.by.ask(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
  expect(rental.paidTotalAmount).toBe(20)
})
