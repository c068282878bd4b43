import { createCustomer } from '@filao/domain/customers/contract'
import { getVehicle, updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes, toInstant } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { listAvailabilities } from '@filao/domain/rentals/contract'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment'
import type { RentalCreation } from '@filao/domain/rentals/rental'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenUnavailability, givenVehicle } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const now = '2026-03-01T12:00:00Z'
const day = (n: number, hours = 14) => addMinutes('2026-03-01T00:00:00Z', n * 1440 + hours * 60)

/** Creates a company with one agency, a category at 40 € a day, a vehicle and a customer. */
async function givenShop() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by, { preparationDurationMinutes: 60 })
  const vehicle = await givenVehicle(by, { categoryId: category.id, locationId: agency.id, odometer: 1000 })
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.ask(putPrices, { params, body: [line] })
  const customer = await by.ask(createCustomer, { params, body: { firstName: 'Zoé', lastName: 'Éboué' } })
  const wanted: RentalCreation = {
    start: day(5),
    end: day(7),
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  }
  const rent = (over: Partial<RentalCreation> = {}) =>
    by.ask(calls.createRental, { params, body: { ...wanted, ...over } })
  const move = (id: number, status: 'pending' | 'cancelled' | 'quote' | 'validating' | 'draft') =>
    by.send(calls.updateRental, { params: { ...params, id }, body: { status } })
  const contract = async (over: Partial<RentalCreation> = {}) => {
    const { id } = await rent(over)
    return by.ask(calls.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
  }
  const check = (
    rentalId: number,
    body: { stage: 'delivery' | 'return'; odometer: number; isOdometerConfirmed?: boolean },
  ) => by.send(calls.recordCheck, { params: { ...params, rentalId }, body })
  return { by, params, agency, category, vehicle, customer, wanted, rent, move, contract, check, line }
}

beforeEach(() => t.setNow(now))

describe('a day', () => {
  const zones = [
    ['Europe/Paris', '2027-10-30T10:00', '2027-10-31T10:00'],
    ['Europe/Paris', '2027-03-27T10:00', '2027-03-28T10:00'],
    ['America/Miquelon', '2027-11-06T10:00', '2027-11-07T10:00'],
    ['America/Guadeloupe', '2027-10-30T10:00', '2027-10-31T10:00'],
  ]
  test.each(zones)('in %s from %s to %s costs one day at any clock change', async (timezone, from, to) => {
    const shop = await givenShop()
    const agency = await givenAgency(shop.by, { seasons: [], timezone })
    await shop.by.ask(putPrices, { params: shop.params, body: [{ ...shop.line, agencyId: agency.id }] })
    await shop.by.ask(updateCategory, {
      params: { ...shop.params, id: shop.category.id },
      body: { minimumRentalDurationMinutes: 1440 },
    })
    const places = { departureAgencyId: agency.id, arrivalAgencyId: agency.id }
    const period = { start: toInstant(from, timezone), end: toInstant(to, timezone) }
    const wanted = { ...period, vehicleId: shop.vehicle.id, departureAgencyId: agency.id }
    const price = await shop.by.ask(calls.priceRental, { params: shop.params, body: wanted })
    expect([price.days, price.total]).toEqual([1, 40])
    const query = { ...period, ...places }
    const [listed] = await shop.by.ask(listAvailabilities, { params: shop.params, query })
    expect(listed?.reason).not.toBe('too_short')
    expect((await shop.rent({ ...period, ...places })).totalAmount).toBe(40)
  })
})

describe('a draft', () => {
  test('has a number and a price, and holds no vehicle', async () => {
    const shop = await givenShop()
    const one = await shop.rent()
    const other = await shop.rent()
    expect([one.publicId, other.publicId]).toEqual(['202603-0001', '202603-0002'])
    expect(one).toMatchObject({ status: 'draft', totalAmount: 80, securityDepositAmount: 800, waiverAmount: 1200 })
    expect(one.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(one.referralUserId).toBe(shop.by.userId)
  })

  test('follows the price list until it is offered, and then keeps its price', async () => {
    const shop = await givenShop()
    const { id } = await shop.rent()
    const raise = (price: number) => shop.by.ask(putPrices, { params: shop.params, body: [{ ...shop.line, price }] })
    await raise(50)
    const params = { ...shop.params, id }
    expect((await shop.by.ask(calls.getRentalPrice, { params })).total).toBe(100)
    expect(await shop.move(id, 'pending')).toMatchObject({ status: 200, body: { totalAmount: 100 } })
    await raise(60)
    expect((await shop.by.ask(calls.getRentalPrice, { params })).total).toBe(100)
    const renamed = await shop.by.ask(calls.updateRental, { params, body: { additionalDriverIds: [shop.customer.id] } })
    expect(renamed.totalAmount).toBe(100)
    const longer = await shop.by.ask(calls.updateRental, { params, body: { end: day(8) } })
    expect(longer.totalAmount).toBe(180)
  })

  test('without a price in the list takes the amount typed by hand', async () => {
    const shop = await givenShop()
    await shop.by.ask(putPrices, { params: shop.params, body: [] })
    const refused = await shop.by.send(calls.createRental, { params: shop.params, body: shop.wanted })
    expect(refused).toMatchObject({ status: 422, body: { code: 'price_missing' } })
    expect(await shop.rent({ totalAmount: 75.5 })).toMatchObject({ totalAmount: 75.5, price: null })
  })

  test('starts five minutes ago at the earliest, and lasts an hour at least', async () => {
    const shop = await givenShop()
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
    const shop = await givenShop()
    const seat = await givenOption(shop.by, { price: 15, dailyPrice: 2.5 })
    const rental = await shop.rent({ optionIds: [seat.id], discountPercent: 10 })
    expect(rental).toMatchObject({ totalAmount: 90, optionIds: [seat.id], discountPercent: 10 })
  })

  test('is the only rental that can be deleted', async () => {
    const shop = await givenShop()
    const { id } = await shop.rent()
    const kept = await shop.contract({ start: day(9), end: day(10) })
    const remove = (rental: number) => shop.by.send(calls.deleteRental, { params: { ...shop.params, id: rental } })
    expect((await remove(id)).status).toBe(204)
    expect(await remove(kept.id)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('with payments is not deleted: the refusal gives the reason, and the way that it names works', async () => {
    const shop = await givenShop()
    const { id } = await shop.rent()
    const params = { ...shop.params, rentalId: id }
    const pay = (body: PaymentCreation) => shop.by.ask(calls.createPayment, { params, body })
    const { id: correctsPaymentId } = await pay({ totalAmount: 30, securityDepositAmount: 0 })
    const refused = await shop.by.send(calls.deleteRental, { params: { ...shop.params, id } })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.stringContaining('paiements') },
    })
    await shop.by.ask(calls.updateRental, { params: { ...shop.params, id }, body: { status: 'quote' } })
    await pay({ totalAmount: 30, securityDepositAmount: 0, correctsPaymentId, reason: 'Annulé' })
    const body = { status: 'cancelled' } as const
    const cancelled = await shop.by.ask(calls.updateRental, { params: { ...shop.params, id }, body })
    expect(cancelled).toMatchObject({ status: 'cancelled', paidTotalAmount: 0 })
  })

  test('cannot name resources of another company', async () => {
    const [ours, theirs] = [await givenShop(), await givenShop()]
    for (const foreign of [
      { vehicleId: theirs.vehicle.id },
      { customerId: theirs.customer.id },
      { departureAgencyId: theirs.agency.id },
      { arrivalAgencyId: theirs.agency.id },
      { additionalDriverIds: [theirs.customer.id] },
      { optionIds: [(await givenOption(theirs.by)).id] },
      { referralUserId: theirs.by.userId },
    ]) {
      const answer = await ours.by.send(calls.createRental, {
        params: ours.params,
        body: { ...ours.wanted, ...foreign },
      })
      expect([Object.keys(foreign), answer.status]).toEqual([Object.keys(foreign), 404])
    }
    const hidden = await ours.by.send(calls.getRental, { params: { ...ours.params, id: (await theirs.rent()).id } })
    expect(hidden.status).toBe(404)
  })
})

describe('the vehicle', () => {
  test('is held from the contract on, to the end of its preparation', async () => {
    const shop = await givenShop()
    const first = await shop.contract()
    const clash = await shop.rent({ start: addMinutes(first.end, 59), end: day(9) })
    expect(await shop.move(clash.id, 'pending')).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', conflict: { publicId: first.publicId } },
    })
    const next = await shop.rent({ start: addMinutes(first.end, 60), end: day(9) })
    expect((await shop.move(next.id, 'pending')).status).toBe(200)
  })

  test('is free again after a cancellation, and a change does not conflict with itself', async () => {
    const shop = await givenShop()
    const first = await shop.contract()
    const params = { ...shop.params, id: first.id }
    const shifted = await shop.by.send(calls.updateRental, { params, body: { start: day(6), end: day(8) } })
    expect(shifted.status).toBe(200)
    expect((await shop.move(first.id, 'cancelled')).status).toBe(200)
    expect((await shop.contract({ start: day(6), end: day(8) })).status).toBe('pending')
  })

  test('cannot be rented while it is in the workshop', async () => {
    const shop = await givenShop()
    await givenUnavailability(shop.by, shop.vehicle.id, { start: day(6), end: day(6, 18) })
    const { id } = await shop.rent()
    expect(await shop.move(id, 'pending')).toMatchObject({ status: 409, body: { code: 'vehicle_taken' } })
  })

  test('keeps the preparation time that its category had at the contract', async () => {
    const shop = await givenShop()
    const first = await shop.contract()
    const params = { ...shop.params, id: shop.category.id }
    await shop.by.ask(updateCategory, { params, body: { preparationDurationMinutes: null } })
    const next = await shop.rent({ start: addMinutes(first.end, 30), end: day(9) })
    expect((await shop.move(next.id, 'pending')).status).toBe(409)
  })
})

describe('a status', () => {
  test('is changed only from the expected one: a refusal does not cancel a reservation accepted meanwhile', async () => {
    const shop = await givenShop()
    const { id } = await shop.rent()
    await shop.move(id, 'validating')
    await shop.move(id, 'pending')
    const params = { ...shop.params, id }
    const refuse = { status: 'cancelled', expectedStatus: 'validating' } as const
    const late = await shop.by.send(calls.updateRental, { params, body: refuse })
    expect(late).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    const again = { status: 'pending', expectedStatus: 'validating' } as const
    expect((await shop.by.send(calls.updateRental, { params, body: again })).status).toBe(200)
  })

  test('changes once, and setting it again changes nothing', async () => {
    const shop = await givenShop()
    const { id } = await shop.rent()
    const first = await shop.move(id, 'pending')
    const again = await shop.move(id, 'pending')
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await shop.move(id, 'quote')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('ongoing and done come from a check, never from a change', async () => {
    const shop = await givenShop()
    const { id } = await shop.contract()
    const params = { ...shop.params, id }
    const answer = await shop.by.send(calls.updateRental, { params, body: { status: 'ongoing' } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('cancelled is never left', async () => {
    const shop = await givenShop()
    const { id } = await shop.contract()
    await shop.move(id, 'cancelled')
    const params = { ...shop.params, id }
    const answer = await shop.by.send(calls.updateRental, { params, body: { end: day(9) } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })
})

describe('delivery and return', () => {
  test('change the rental, the odometer and the agency, and free the vehicle at once', async () => {
    const shop = await givenShop()
    const airport = await givenAgency(shop.by, { seasons: [] })
    const { id } = await shop.contract({ arrivalAgencyId: airport.id })
    t.setNow(day(5))
    expect(await shop.check(id, { stage: 'delivery', odometer: 1010 })).toMatchObject({
      status: 200,
      body: { status: 'ongoing', deliveredAt: day(5), vehicle: { odometer: 1010 } },
    })
    t.setNow(day(6))
    expect(await shop.check(id, { stage: 'return', odometer: 1200 })).toMatchObject({
      status: 200,
      body: { status: 'done', returnedAt: day(6), checks: [{ stage: 'delivery' }, { stage: 'return' }] },
    })
    const params = { ...shop.params, id: shop.vehicle.id }
    expect(await shop.by.ask(getVehicle, { params })).toMatchObject({ odometer: 1200, locationId: airport.id })
    expect((await shop.contract({ start: day(6), end: day(7) })).status).toBe('pending')
  })

  test('a reading below the last one needs a confirmation', async () => {
    const shop = await givenShop()
    const { id } = await shop.contract()
    expect(await shop.check(id, { stage: 'delivery', odometer: 999 })).toMatchObject({
      status: 409,
      body: { code: 'odometer_backwards', lastOdometer: 1000 },
    })
    const confirmed = await shop.check(id, { stage: 'delivery', odometer: 999, isOdometerConfirmed: true })
    expect(confirmed.status).toBe(200)
  })

  test('an early delivery cannot take the time of another rental', async () => {
    const shop = await givenShop()
    const first = await shop.contract()
    const second = await shop.contract({ start: day(9), end: day(10) })
    t.setNow(day(6))
    await shop.check(first.id, { stage: 'delivery', odometer: 1000 })
    expect(await shop.check(second.id, { stage: 'delivery', odometer: 1000 })).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', conflict: { publicId: first.publicId } },
    })
  })

  test('a late vehicle is held up to now, and cannot leave with the next customer', async () => {
    const shop = await givenShop()
    const late = await shop.contract()
    const next = await shop.contract({ start: day(8), end: day(9) })
    t.setNow(day(5))
    await shop.check(late.id, { stage: 'delivery', odometer: 1000 })
    t.setNow(day(8, 15))
    expect(await shop.check(next.id, { stage: 'delivery', odometer: 1000 })).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', conflict: { publicId: late.publicId } },
    })
    await shop.move(next.id, 'cancelled')
    const walkIn = await shop.rent({ start: addMinutes(day(8, 15), -2), end: day(9) })
    expect(await shop.move(walkIn.id, 'pending')).toMatchObject({ status: 409, body: { code: 'vehicle_taken' } })
  })

  test('are recorded once when they are sent several times', async () => {
    const shop = await givenShop()
    const { id } = await shop.contract()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.check(id, { stage: 'delivery', odometer: 1005 })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    const rental = await shop.by.ask(calls.getRental, { params: { ...shop.params, id } })
    expect(rental.checks).toHaveLength(1)
  })

  test('are allowed to staff, like renting', async () => {
    const shop = await givenShop()
    const staff = await t.colleague(shop.by, 'staff')
    const { id } = await staff.ask(calls.createRental, { params: shop.params, body: shop.wanted })
    await staff.ask(calls.updateRental, { params: { ...shop.params, id }, body: { status: 'pending' } })
    const body = { stage: 'delivery' as const, odometer: 1001 }
    const rental = await staff.ask(calls.recordCheck, { params: { ...shop.params, rentalId: id }, body })
    expect(rental.status).toBe('ongoing')
  })
})

describe('availabilities', () => {
  const ask = (
    shop: Awaited<ReturnType<typeof givenShop>>,
    over: { start?: string; end?: string; excludeRentalId?: number } = {},
  ) =>
    shop.by.ask(listAvailabilities, {
      params: shop.params,
      query: { start: day(5), end: day(7), departureAgencyId: shop.agency.id, ...over },
    })

  test('list the free vehicles, and the conflict of each other one', async () => {
    const shop = await givenShop()
    const other = await givenVehicle(shop.by, { categoryId: shop.category.id, locationId: shop.agency.id })
    const rental = await shop.contract()
    expect(await ask(shop)).toMatchObject([
      { id: other.id, isAvailable: true, reason: null, conflict: null },
      { id: shop.vehicle.id, isAvailable: false, reason: 'taken', conflict: { publicId: rental.publicId } },
    ])
    expect((await ask(shop, { excludeRentalId: rental.id })).every((vehicle) => vehicle.isAvailable)).toBe(true)
  })

  test('include preparation before and after', async () => {
    const shop = await givenShop()
    const rental = await shop.contract()
    const isFree = async (start: string, end: string) => (await ask(shop, { start, end }))[0]?.isAvailable
    expect(await isFree(addMinutes(rental.end, 60), day(9))).toBe(true)
    expect(await isFree(addMinutes(rental.end, 59), day(9))).toBe(false)
    expect(await isFree(day(3), addMinutes(rental.start, -60))).toBe(true)
    expect(await isFree(day(3), addMinutes(rental.start, -59))).toBe(false)
  })

  test('a vehicle is at the agency of its last rental’s return', async () => {
    const shop = await givenShop()
    const airport = await givenAgency(shop.by, { seasons: [] })
    await shop.contract({ arrivalAgencyId: airport.id })
    const [vehicle] = await ask(shop, { start: day(9), end: day(10) })
    expect(vehicle).toMatchObject({ locationId: airport.id, location: { name: airport.name }, reason: 'elsewhere' })
  })

  test('a vehicle in the workshop and too short a rental have their own reasons', async () => {
    const shop = await givenShop()
    await givenUnavailability(shop.by, shop.vehicle.id, { start: day(6), end: day(6, 18) })
    expect(await ask(shop)).toMatchObject([{ reason: 'unavailable', conflict: { publicId: null, start: day(6) } }])
    const params = { ...shop.params, id: shop.category.id }
    await shop.by.ask(updateCategory, { params, body: { minimumRentalDurationMinutes: 4320 } })
    expect(await ask(shop, { start: day(20), end: day(22) })).toMatchObject([{ reason: 'too_short' }])
  })

  test('a late vehicle is held up to now', async () => {
    const shop = await givenShop()
    const late = await shop.contract()
    t.setNow(day(5))
    await shop.check(late.id, { stage: 'delivery', odometer: 1000 })
    t.setNow(day(9))
    expect(await ask(shop, { start: addMinutes(day(9), -3), end: day(10) })).toMatchObject([
      { reason: 'taken', conflict: { publicId: late.publicId, end: day(9) } },
    ])
  })
})

describe('lists', () => {
  test('filter by status and period, sort, and are paged', async () => {
    const shop = await givenShop()
    const ids = []
    for (const n of [5, 8, 11, 14]) ids.push((await shop.contract({ start: day(n), end: day(n + 1) })).id)
    await shop.move(ids[3] as number, 'cancelled')
    const list = async (query: Record<string, unknown>) => {
      const answer = await shop.by.send(calls.listRentals, { params: shop.params, query })
      return { ...answer, ids: (answer.body as { id: number }[]).map((rental) => rental.id) }
    }
    expect((await list({})).ids).toEqual([...ids].reverse())
    expect((await list({ status: 'cancelled,draft' })).ids).toEqual([ids[3]])
    expect((await list({ start: day(8), end: day(12), sort: 'start' })).ids).toEqual([ids[1], ids[2]])
    const first = await list({ sort: 'start', limit: 3 })
    expect(first.headers['x-total-count']).toBe('4')
    const cursor = new URL(`http://x${String(first.headers.link).slice(1).split('>')[0]}`).searchParams.get('cursor')
    expect((await list({ sort: 'start', limit: 3, cursor })).ids).toEqual([ids[3]])
  })

  test('search ignores accents and case, and allows a typing error', async () => {
    const shop = await givenShop()
    const rental = await shop.rent()
    const find = async (term: string) =>
      (await shop.by.ask(calls.searchRentals, { params: shop.params, body: { term } })).map((one) => one.id)
    const plate = shop.vehicle.registrationNumber.toUpperCase()
    for (const term of [
      'eboue',
      'ZOE',
      'Ébuoé',
      rental.publicId,
      rental.publicId.slice(-4),
      plate,
      plate.slice(0, 4),
    ]) {
      expect([term, await find(term)]).toEqual([term, [rental.id]])
    }
    expect(await find('personne')).toEqual([])
  })
})

describe('payments', () => {
  test('add up, and are never negative', async () => {
    const shop = await givenShop()
    const { id } = await shop.contract()
    const params = { ...shop.params, rentalId: id }
    const pay = (totalAmount: number, securityDepositAmount: number) =>
      shop.by.send(calls.createPayment, { params, body: { totalAmount, securityDepositAmount, method: 'cash' } })
    expect((await pay(0, 0)).status).toBe(422)
    expect((await pay(0.01, 0)).status).toBe(201)
    expect((await pay(79.99, 800)).status).toBe(201)
    expect(await shop.by.ask(calls.listPayments, { params })).toMatchObject([
      { totalAmount: 0.01, securityDepositAmount: 0, method: 'cash', takenBy: { id: shop.by.userId } },
      { totalAmount: 79.99, securityDepositAmount: 800 },
    ])
    const rental = await shop.by.ask(calls.getRental, { params: { ...shop.params, id } })
    expect(rental).toMatchObject({ paidTotalAmount: 80, paidSecurityDepositAmount: 800 })
  })
})
