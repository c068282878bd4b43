import { updateCategory, updateOption } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { day, givenRental } from '#testing/rentals/agreed'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

test('a disabled option stays with its rental, and cannot be added to another', async () => {
  const shop = await givenRental(t)
  const { by, params, option } = shop
  await by.request(updateOption, { params: { ...params, id: option.id }, body: { isEnabled: false } })
  const off = { status: 422, body: { errors: [{ path: 'optionIds', code: 'disabled' }] } }
  expect(await by.send(calls.createRental, { params, body: shop.body })).toMatchObject(off)
  const { start, end, vehicleId, departureAgencyId, optionIds } = shop.body
  const wanted = { start, end, vehicleId, departureAgencyId, ...(optionIds && { optionIds }) }
  expect(await by.send(calls.priceRental, { params, body: wanted })).toMatchObject(off)
  const own = { ...wanted, rentalId: shop.rental.id }
  expect(await by.request(calls.priceRental, { params, body: own })).toMatchObject({ total: 90 })
  expect((await shop.change({ end: day(8), optionIds: [option.id] })).body).toMatchObject({ totalAmount: 130 })
  expect((await shop.change({ status: 'pending' })).status).toBe(200)
  expect((await shop.change({ optionIds: [] })).status).toBe(200)
  expect(await shop.change({ optionIds: [option.id] })).toMatchObject(off)
})

describe('agreed values stay', () => {
  test('when drivers change after the category has changed its rules', async () => {
    const shop = await givenRental(t)
    await shop.change({ status: 'pending' })
    const params = { ...shop.params, id: shop.category.id }
    const next = await shop.by.request(calls.createRental, {
      params: shop.params,
      body: { ...shop.body, start: addMinutes(day(7), 60), end: day(9) },
    })
    await shop.by.request(calls.updateRental, { params: { ...shop.params, id: next.id }, body: { status: 'pending' } })
    const body = { preparationDurationMinutes: 1440, minimumRentalDurationMinutes: 10_080 }
    await shop.by.request(updateCategory, { params, body })
    expect((await shop.change({ additionalDriverIds: [] })).status).toBe(200)
    expect(await shop.change({ end: addMinutes(day(7), 1) })).toMatchObject({ status: 422 })
  })

  test('when an amount is sent, the same list is sent again, or nothing is sent', async () => {
    const shop = await givenRental(t)
    await shop.change({ status: 'pending' })
    await shop.raise(99)
    const before = await shop.by.request(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
    for (const nothing of [
      { totalAmount: 1 },
      { totalAmount: null },
      { optionIds: [shop.option.id] },
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
  const shop = await givenRental(t)
  await shop.by.request(putPrices, { params: shop.params, body: [] })
  const typed = await shop.change({ totalAmount: 75.55, end: day(8) })
  expect(typed).toMatchObject({ status: 200, body: { totalAmount: 75.55, price: null, priceId: null } })
  expect(await shop.change({ status: 'pending' })).toMatchObject({ body: { totalAmount: 75.55, price: null } })
  expect(await shop.change({ totalAmount: 80 })).toMatchObject({ status: 200, body: { totalAmount: 80, price: null } })
  expect(await shop.change({ end: day(9) })).toMatchObject({ status: 200, body: { totalAmount: 80 } })
  await shop.raise(50)
  expect(await shop.change({ totalAmount: 70 })).toMatchObject({ status: 200, body: { totalAmount: 70, price: null } })
  expect(await shop.change({ end: day(10) })).toMatchObject({ status: 200, body: { totalAmount: 260 } })
})

test('a draft has the price of today with every change, and a quote that becomes one', async () => {
  const shop = await givenRental(t)
  const { total } = await shop.by.request(calls.getRentalPrice, { params: { ...shop.params, id: shop.rental.id } })
  await shop.raise(50)
  expect((await shop.change({ referralMode: 'phone' })).body).toMatchObject({ totalAmount: total + 20 })
  await shop.change({ status: 'quote' })
  await shop.raise(60)
  const reopened = await shop.change({ status: 'draft', referralMode: 'phone' })
  expect(reopened.body).toMatchObject({ status: 'draft', totalAmount: total + 40 })
})

test('content and status change together or not at all', async () => {
  const shop = await givenRental(t)
  const unchanged = await shop.by.request(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
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
  const stored = await shop.by.request(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
  expect(stored).toEqual(unchanged)
  const staff = await t.colleague(shop.by, 'staff')
  const both = await shop.change({ status: 'pending', end: day(9), referralUserId: staff.userId })
  expect(both).toMatchObject({
    status: 200,
    body: { status: 'pending', totalAmount: 170, referralUserId: staff.userId },
  })
})

test('a draft that a colleague has deleted is refused in the words of a rental, under the form that has it open', async () => {
  const shop = await givenRental(t)
  const params = { ...shop.params, id: shop.rental.id }
  await shop.change({ status: 'draft' })
  expect((await shop.by.send(calls.deleteRental, { params })).status).toBe(204)
  const refused = {
    status: 404,
    body: { detail: expect.stringMatching(/^Cette location n’existe pas, ou c’était un/) },
  }
  expect(await shop.change({ end: day(9) })).toMatchObject(refused)
  expect(await shop.by.send(calls.getRental, { params })).toMatchObject(refused)
})

test('an ongoing rental cannot end before its departure', async () => {
  const shop = await givenRental(t)
  await shop.change({ status: 'pending' })
  t.setNow(day(6))
  const check = { stage: 'delivery' as const, odometer: 10 }
  await shop.by.request(calls.recordCheck, { params: { ...shop.params, rentalId: shop.rental.id }, body: check })
  for (const end of [day(6), addMinutes(day(6), -60), addMinutes(day(5), 60)]) {
    expect(await shop.change({ end })).toMatchObject({ status: 422, body: { errors: [{ path: 'end' }] } })
  }
  expect((await shop.change({ end: addMinutes(day(6), 30) })).status).toBe(200)
})

test('every change of a rental writes one audit entry, and a change without effect writes none', async () => {
  const shop = await givenRental(t)
  const { by, params, rental } = shop
  const check = (stage: 'delivery' | 'return') =>
    by.request(calls.recordCheck, { params: { ...params, rentalId: rental.id }, body: { stage, odometer: 10 } })
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
  const { id } = await by.request(calls.createPayment, { params: { ...params, rentalId: rental.id }, body: payment })
  expect(await auditOf(t, by, 'payment', id)).toMatchObject([
    { action: 'created', changes: { totalAmount: [null, 12.5] } },
  ])
})

test('a price keeps its names unchanged, underscores included', async () => {
  const shop = await givenRental(t)
  const option = await givenOption(shop.by, { name: 'gps_a_bord {"first_name": 1}', price: 5 })
  const changed = await shop.change({ optionIds: [option.id] })
  const price = (changed.body as { price: { options: { name: string }[] } }).price
  expect(price.options).toMatchObject([{ name: 'gps_a_bord {"first_name": 1}' }])
})

test('a call that waited for a colleague’s transaction uses the data that it committed', async () => {
  const shop = await givenRental(t, { optionIds: [] })
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
  const shop = await givenRental(t)
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
  const other = await shop.by.request(calls.createRental, { params: shop.params, body: shop.body })
  expect((await pay(shop.by, other.id, 10)).status).toBe(422)
  const rental = await shop.by.request(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })
  expect(rental.paidTotalAmount).toBe(20)
})
