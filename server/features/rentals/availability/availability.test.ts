import { updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { listAvailabilities } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenUnavailability, givenVehicle } from '#testing/given'
import { day, givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

describe('availabilities', () => {
  const request = (
    shop: Awaited<ReturnType<typeof givenShop>>,
    over: { start?: string; end?: string; excludeRentalId?: number } = {},
  ) =>
    shop.by.request(listAvailabilities, {
      params: shop.params,
      query: { start: day(5), end: day(7), departureAgencyId: shop.agency.id, ...over },
    })

  test('list the free vehicles, and the conflict of each other one', async () => {
    const shop = await givenShop(t)
    const other = await givenVehicle(shop.by, { categoryId: shop.category.id, locationId: shop.agency.id })
    const rental = await shop.contract()
    expect(await request(shop)).toMatchObject([
      { id: other.id, isAvailable: true, reason: null, conflict: null },
      { id: shop.vehicle.id, isAvailable: false, reason: 'taken', conflict: { publicId: rental.publicId } },
    ])
    expect((await request(shop, { excludeRentalId: rental.id })).every((vehicle) => vehicle.isAvailable)).toBe(true)
  })

  test('propose the vehicle with the least idle time around the period', async () => {
    const shop = await givenShop(t)
    const other = await givenVehicle(shop.by, { categoryId: shop.category.id, locationId: shop.agency.id })
    const rental = await shop.contract()
    const after = { start: addMinutes(rental.end, 90), end: addMinutes(rental.end, 2 * 1440) }
    const month = 31 * 1440
    // An hour of the hour and a half after the contract is its preparation.
    expect(await request(shop, after)).toMatchObject([
      { id: shop.vehicle.id, isAvailable: true, idleMinutes: 30 + month },
      { id: other.id, isAvailable: true, idleMinutes: 2 * month },
    ])
    const before = { start: addMinutes(rental.start, -2 * 1440), end: addMinutes(rental.start, -120) }
    expect((await request(shop, before))[0]).toMatchObject({ id: shop.vehicle.id, idleMinutes: month + 60 })
    // The rental that is edited is no neighbour of its own.
    expect((await request(shop, { ...after, excludeRentalId: rental.id }))[0]?.idleMinutes).toBe(2 * month)
  })

  test('include preparation before and after', async () => {
    const shop = await givenShop(t)
    const rental = await shop.contract()
    const isFree = async (start: string, end: string) => (await request(shop, { start, end }))[0]?.isAvailable
    expect(await isFree(addMinutes(rental.end, 60), day(9))).toBe(true)
    expect(await isFree(addMinutes(rental.end, 59), day(9))).toBe(false)
    expect(await isFree(day(3), addMinutes(rental.start, -60))).toBe(true)
    expect(await isFree(day(3), addMinutes(rental.start, -59))).toBe(false)
  })

  test('a vehicle is at the agency of its last rental’s return', async () => {
    const shop = await givenShop(t)
    const airport = await givenAgency(shop.by, { seasons: [] })
    const { id } = await shop.contract({ arrivalAgencyId: airport.id })
    const later = { start: day(9), end: day(10) }
    const [vehicle] = await request(shop, later)
    expect(vehicle).toMatchObject({ locationId: airport.id, location: { name: airport.name }, reason: 'elsewhere' })
    // The rental itself, postponed, does not bring it there before it leaves.
    expect(await request(shop, { ...later, excludeRentalId: id })).toMatchObject([
      { isAvailable: true, reason: null, locationId: shop.agency.id },
    ])
  })

  test('a vehicle in the workshop and too short a rental have their own reasons', async () => {
    const shop = await givenShop(t)
    await givenUnavailability(shop.by, shop.vehicle.id, { start: day(6), end: day(6, 18) })
    expect(await request(shop)).toMatchObject([{ reason: 'unavailable', conflict: { publicId: null, start: day(6) } }])
    const params = { ...shop.params, id: shop.category.id }
    await shop.by.request(updateCategory, { params, body: { minimumRentalDurationMinutes: 4320 } })
    expect(await request(shop, { start: day(20), end: day(22) })).toMatchObject([{ reason: 'too_short' }])
  })

  test('a late vehicle is held up to now; later it is free, the last of the free ones, and said not to be back', async () => {
    const shop = await givenShop(t)
    const late = await shop.contract()
    t.setNow(day(5))
    await shop.check(late.id, { stage: 'delivery', odometer: 1000 })
    t.setNow(day(9))
    expect(await request(shop, { start: addMinutes(day(9), -3), end: day(10) })).toMatchObject([
      { reason: 'taken', conflict: { publicId: late.publicId, end: day(9) } },
    ])
    const other = await givenVehicle(shop.by, { categoryId: shop.category.id, locationId: shop.agency.id })
    const free = { isAvailable: true, reason: null, conflict: null }
    const lateRental = { id: late.id, publicId: late.publicId }
    for (const start of [day(9), day(20)]) {
      expect(await request(shop, { start, end: day(22) })).toMatchObject([
        { id: other.id, ...free, lateRental: null },
        { id: shop.vehicle.id, ...free, lateRental },
      ])
    }
    await shop.check(late.id, { stage: 'return', odometer: 1200 })
    expect((await request(shop, { start: day(20), end: day(22) })).map((one) => one.lateRental)).toEqual([null, null])
  })
})
