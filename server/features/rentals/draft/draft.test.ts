import { createCustomer } from '@filao/domain/customers/contract'
import { updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes, toInstant } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { listAvailabilities } from '@filao/domain/rentals/contract'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenOption } from '#testing/given'
import { day, givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

describe('a day', () => {
  const zones = [
    ['Europe/Paris', '2027-10-30T10:00', '2027-10-31T10:00'],
    ['Europe/Paris', '2027-03-27T10:00', '2027-03-28T10:00'],
    ['America/Miquelon', '2027-11-06T10:00', '2027-11-07T10:00'],
    ['America/Guadeloupe', '2027-10-30T10:00', '2027-10-31T10:00'],
  ]
  test.each(zones)('in %s from %s to %s costs one day at any clock change', async (timezone, from, to) => {
    const shop = await givenShop(t)
    const agency = await givenAgency(shop.by, { seasons: [], timezone })
    await shop.by.request(putPrices, { params: shop.params, body: [{ ...shop.line, agencyId: agency.id }] })
    await shop.by.request(updateCategory, {
      params: { ...shop.params, id: shop.category.id },
      body: { minimumRentalDurationMinutes: 1440 },
    })
    const places = { departureAgencyId: agency.id, arrivalAgencyId: agency.id }
    const period = { start: toInstant(from, timezone), end: toInstant(to, timezone) }
    const wanted = { ...period, vehicleId: shop.vehicle.id, departureAgencyId: agency.id }
    const price = await shop.by.request(calls.priceRental, { params: shop.params, body: wanted })
    expect([price.days, price.total]).toEqual([1, 40])
    const query = { ...period, ...places }
    const [listed] = await shop.by.request(listAvailabilities, { params: shop.params, query })
    expect(listed?.reason).not.toBe('too_short')
    expect((await shop.rent({ ...period, ...places })).totalAmount).toBe(40)
  })
})

describe('a draft', () => {
  test('has a number and a price, and holds no vehicle', async () => {
    const shop = await givenShop(t)
    const one = await shop.rent()
    const other = await shop.rent()
    expect([one.publicId, other.publicId]).toEqual(['202603-0001', '202603-0002'])
    expect(one).toMatchObject({ status: 'draft', totalAmount: 80, securityDepositAmount: 800, waiverAmount: 1200 })
    expect(one.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(one).toMatchObject({ referralUserId: shop.by.userId, referralMode: 'desk' })
  })

  test('follows the price list until it is offered, and then keeps its price', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.rent()
    const raise = (price: number) =>
      shop.by.request(putPrices, { params: shop.params, body: [{ ...shop.line, price }] })
    await raise(50)
    const params = { ...shop.params, id }
    expect((await shop.by.request(calls.getRentalPrice, { params })).total).toBe(100)
    expect(await shop.move(id, 'pending')).toMatchObject({ status: 200, body: { totalAmount: 100 } })
    await raise(60)
    expect((await shop.by.request(calls.getRentalPrice, { params })).total).toBe(100)
    const driver = await shop.by.request(createCustomer, { params: shop.params, body: { firstName: 'Awa' } })
    const renamed = await shop.by.request(calls.updateRental, { params, body: { additionalDriverIds: [driver.id] } })
    expect(renamed.totalAmount).toBe(100)
    const longer = await shop.by.request(calls.updateRental, { params, body: { end: day(8) } })
    expect(longer.totalAmount).toBe(180)
  })

  test('never has its customer as an additional driver', async () => {
    const shop = await givenShop(t)
    const refused = { status: 422, body: { errors: [{ path: 'additionalDriverIds.0' }] } }
    const own = { additionalDriverIds: [shop.customer.id] }
    const created = await shop.by.send(calls.createRental, { params: shop.params, body: { ...shop.wanted, ...own } })
    expect(created).toMatchObject(refused)
    const { id } = await shop.rent()
    expect(await shop.by.send(calls.updateRental, { params: { ...shop.params, id }, body: own })).toMatchObject(refused)
    const other = await shop.by.request(createCustomer, { params: shop.params, body: { firstName: 'Awa' } })
    const change = (body: object) => shop.by.send(calls.updateRental, { params: { ...shop.params, id }, body })
    expect(await change({ additionalDriverIds: [other.id] })).toMatchObject({ status: 200 })
    expect(await change({ customerId: other.id })).toMatchObject(refused)
    expect(await change({ customerId: other.id, additionalDriverIds: [] })).toMatchObject({ status: 200 })
  })

  test('without a price in the list takes the amount typed by hand', async () => {
    const shop = await givenShop(t)
    await shop.by.request(putPrices, { params: shop.params, body: [] })
    const refused = await shop.by.send(calls.createRental, { params: shop.params, body: shop.wanted })
    expect(refused).toMatchObject({ status: 422, body: { code: 'price_missing' } })
    expect(await shop.rent({ totalAmount: 75.5 })).toMatchObject({ totalAmount: 75.5, price: null })
  })

  test('starts five minutes ago at the earliest, and lasts an hour at least', async () => {
    const shop = await givenShop(t)
    const send = (start: string, end: string) =>
      shop.by.send(calls.createRental, { params: shop.params, body: { ...shop.wanted, start, end } })
    expect((await send(addMinutes(now, -5), day(3))).status).toBe(201)
    expect(await send(addMinutes(now, -6), day(3))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'start' }] },
    })
    expect((await send(day(5), addMinutes(day(5), 60))).status).toBe(201)
    expect(await send(day(5), addMinutes(day(5), 59))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'end' }] },
    })
  })

  test('prices its options and its discount', async () => {
    const shop = await givenShop(t)
    const seat = await givenOption(shop.by, { price: 15, dailyPrice: 2.5 })
    const rental = await shop.rent({ optionIds: [seat.id], discountPercent: 10 })
    expect(rental).toMatchObject({ totalAmount: 90, optionIds: [seat.id], discountPercent: 10 })
  })

  test('is the only rental that can be deleted', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.rent()
    const kept = await shop.contract({ start: day(9), end: day(10) })
    const remove = (rental: number) => shop.by.send(calls.deleteRental, { params: { ...shop.params, id: rental } })
    expect((await remove(id)).status).toBe(204)
    expect(await remove(kept.id)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('with payments is not deleted: the refusal gives the reason, and the way that it names works', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.rent()
    const params = { ...shop.params, rentalId: id }
    const pay = (body: PaymentCreation) => shop.by.request(calls.createPayment, { params, body })
    const { id: correctsPaymentId } = await pay({ totalAmount: 30, securityDepositAmount: 0 })
    const refused = await shop.by.send(calls.deleteRental, { params: { ...shop.params, id } })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.stringContaining('paiements') },
    })
    await shop.by.request(calls.updateRental, { params: { ...shop.params, id }, body: { status: 'quote' } })
    await pay({ totalAmount: 30, securityDepositAmount: 0, correctsPaymentId, reason: 'Annulé' })
    const body = { status: 'cancelled' } as const
    const cancelled = await shop.by.request(calls.updateRental, { params: { ...shop.params, id }, body })
    expect(cancelled).toMatchObject({ status: 'cancelled', paidTotalAmount: 0 })
  })

  test('cannot name resources of another company', async () => {
    const [ours, theirs] = [await givenShop(t), await givenShop(t)]
    for (const foreign of [
      { vehicleId: theirs.vehicle.id },
      { customerId: theirs.customer.id },
      { billedCustomerId: theirs.customer.id },
      { departureAgencyId: theirs.agency.id },
      { arrivalAgencyId: theirs.agency.id },
      { additionalDriverIds: [theirs.customer.id] },
      { optionIds: [(await givenOption(theirs.by)).id] },
      { referralUserId: theirs.by.userId },
    ]) {
      const response = await ours.by.send(calls.createRental, {
        params: ours.params,
        body: { ...ours.wanted, ...foreign },
      })
      expect([Object.keys(foreign), response.status]).toEqual([Object.keys(foreign), 404])
    }
    const hidden = await ours.by.send(calls.getRental, { params: { ...ours.params, id: (await theirs.rent()).id } })
    expect(hidden.status).toBe(404)
  })
})
