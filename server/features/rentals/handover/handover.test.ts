import { getVehicle } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenVehicle } from '#testing/given'
import { day, givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

describe('delivery and return', () => {
  test('change the rental, the odometer and the agency, and free the vehicle at once', async () => {
    const shop = await givenShop(t)
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
    expect(await shop.by.request(getVehicle, { params })).toMatchObject({ odometer: 1200, locationId: airport.id })
    expect((await shop.contract({ start: day(6), end: day(7) })).status).toBe('pending')
  })

  test('a reading below the last one needs a confirmation', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.contract()
    expect(await shop.check(id, { stage: 'delivery', odometer: 999 })).toMatchObject({
      status: 409,
      body: { code: 'odometer_backwards', lastOdometer: 1000 },
    })
    const confirmed = await shop.check(id, { stage: 'delivery', odometer: 999, isOdometerConfirmed: true })
    expect(confirmed.status).toBe(200)
  })

  test('an early delivery cannot take the time of another rental', async () => {
    const shop = await givenShop(t)
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
    const shop = await givenShop(t)
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
    const shop = await givenShop(t)
    const { id } = await shop.contract()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.check(id, { stage: 'delivery', odometer: 1005 })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    const rental = await shop.by.request(calls.getRental, { params: { ...shop.params, id } })
    expect(rental.checks).toHaveLength(1)
  })

  test('of a vehicle that was swapped meanwhile is refused, and changes neither vehicle', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.contract()
    const other = await givenVehicle(shop.by, { categoryId: shop.category.id, locationId: shop.agency.id })
    await shop.by.request(calls.updateRental, { params: { ...shop.params, id }, body: { vehicleId: other.id } })
    const check = { stage: 'delivery' as const, odometer: 1010, vehicleId: shop.vehicle.id }
    expect(await shop.check(id, check)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await shop.check(id, { ...check, vehicleId: other.id })).toMatchObject({
      status: 200,
      body: { checks: [{ vehicleId: other.id }] },
    })
  })

  test('are allowed to staff, like renting', async () => {
    const shop = await givenShop(t)
    const staff = await t.colleague(shop.by, 'staff')
    const { id } = await staff.request(calls.createRental, { params: shop.params, body: shop.wanted })
    await staff.request(calls.updateRental, { params: { ...shop.params, id }, body: { status: 'pending' } })
    const body = { stage: 'delivery' as const, odometer: 1001 }
    const rental = await staff.request(calls.recordCheck, { params: { ...shop.params, rentalId: id }, body })
    expect(rental.status).toBe('ongoing')
  })
})
