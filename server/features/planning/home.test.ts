import { updateCompany } from '@filao/domain/company/contract'
import { deleteVehicle } from '@filao/domain/fleet/contract'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import { getHome, type Home } from '@filao/domain/planning/contract'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability, givenVehicle } from '#testing/given'
import { storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A Monday at ten in the morning in Guadeloupe. */
const now = '2026-03-02T14:00:00Z'
const day = 1440

const home = (by: Member): Promise<Home> => {
  t.setNow(now)
  return by.request(getHome, { params: by })
}

const rent = (by: Member, vehicle: Vehicle, status: RentalStatus, from: number, to: number, preparationMinutes = 0) =>
  storedRental(t, by, vehicle, { status, start: addMinutes(now, from), end: addMinutes(now, to), preparationMinutes })

const seen = (vehicles: Home['availableVehicles']) => vehicles.map(({ id, until, reason }) => ({ id, until, reason }))
const names = (rows: { publicId: string }[]) => rows.map(({ publicId }) => publicId)

test('a new company gets empty lists, 30 empty days and every step still to do', async () => {
  const admin = await t.company()
  const response = await home(admin)
  expect(response).toMatchObject({
    ongoingCount: 0,
    availableCount: 0,
    stoppedCount: 0,
    unavailableCount: 0,
    upcomingRentalsCount: 0,
    upcomingReturnsCount: 0,
    availableVehicles: [],
    upcomingRentals: [],
    firstSteps: { agency: false, category: false, price: false, vehicle: false, customer: false, rental: false },
  })
  expect(response.occupancy).toHaveLength(30)
  expect(response.occupancy[0]).toEqual({ date: '2026-03-02', held: 0, total: 0 })
  expect(response.occupancy[29]).toEqual({ date: '2026-03-31', held: 0, total: 0 })
})

test('steps are done one by one', async () => {
  const admin = await t.company()
  await givenAgency(admin)
  await givenCategory(admin)
  const { firstSteps } = await home(admin)
  expect(firstSteps).toEqual({
    agency: true,
    category: true,
    price: false,
    vehicle: false,
    customer: false,
    rental: false,
  })
})

describe('a vehicle', () => {
  test('is free until its next occupancy', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await rent(admin, vehicle, 'pending', 3 * day, 5 * day)
    await givenUnavailability(admin, vehicle.id, { start: addMinutes(now, day), end: addMinutes(now, 2 * day) })
    const response = await home(admin)
    expect(response).toMatchObject({ availableCount: 1, unavailableCount: 0 })
    expect(seen(response.availableVehicles)).toEqual([{ id: vehicle.id, until: addMinutes(now, day), reason: null }])
    expect(response.availableVehicles[0]?.location).toEqual({
      id: vehicle.locationId,
      name: vehicle.location.name,
      timezone: 'America/Guadeloupe',
    })
  })

  test('is free without end when only drafts and quotes name it', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await rent(admin, vehicle, 'draft', -day, day)
    await rent(admin, vehicle, 'quote', day, 2 * day)
    expect(seen((await home(admin)).availableVehicles)).toEqual([{ id: vehicle.id, until: null, reason: null }])
  })

  test('is free again at the exact minute when its unavailability ends', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await givenUnavailability(admin, vehicle.id, { start: addMinutes(now, -day), end: now })
    expect(await home(admin)).toMatchObject({ availableCount: 1, unavailableCount: 0 })
  })

  test('is out with its rental until it is back and prepared', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const rental = await rent(admin, vehicle, 'ongoing', -day, 2 * day, 60)
    const response = await home(admin)
    expect(response).toMatchObject({ ongoingCount: 1, availableCount: 0, stoppedCount: 0, unavailableCount: 1 })
    expect(response.unavailableVehicles).toEqual(response.rentedVehicles)
    expect(response.rentedVehicles).toMatchObject([
      { id: vehicle.id, until: addMinutes(now, 2 * day + 60), reason: 'rental', rentalId: rental.id },
    ])
  })

  test('is stopped in preparation, unavailable or waiting for its customer, sorted by the time it is free', async () => {
    const admin = await t.company()
    const [awaited, cleaned, broken] = [await givenVehicle(admin), await givenVehicle(admin), await givenVehicle(admin)]
    const rental = await rent(admin, awaited, 'pending', -30, 2 * day)
    await rent(admin, cleaned, 'pending', -2 * day, -30, 60)
    await givenUnavailability(admin, broken.id, { start: now, end: addMinutes(now, day) })
    const response = await home(admin)
    expect(response).toMatchObject({ ongoingCount: 0, availableCount: 0, stoppedCount: 3, unavailableCount: 3 })
    expect(seen(response.stoppedVehicles)).toEqual([
      { id: cleaned.id, until: addMinutes(now, 30), reason: 'preparation' },
      { id: broken.id, until: addMinutes(now, day), reason: 'unavailability' },
      { id: awaited.id, until: addMinutes(now, 2 * day), reason: 'departure' },
    ])
    expect(response.stoppedVehicles.map(({ rentalId }) => rentalId)).toEqual([expect.any(Number), null, rental.id])
  })

  test('that is late is out since its planned return, before all others', async () => {
    const admin = await t.company()
    const [late, out] = [await givenVehicle(admin), await givenVehicle(admin)]
    await rent(admin, late, 'ongoing', -2 * day, -60, 240)
    await rent(admin, out, 'ongoing', -day, 60)
    expect(seen((await home(admin)).rentedVehicles)).toEqual([
      { id: late.id, until: addMinutes(now, -60), reason: 'rental' },
      { id: out.id, until: addMinutes(now, 60), reason: 'rental' },
    ])
  })

  test('is in exactly one of the three counts', async () => {
    const admin = await t.company()
    const [out, stopped] = [await givenVehicle(admin), await givenVehicle(admin), await givenVehicle(admin)]
    await rent(admin, out, 'ongoing', -day, day)
    await givenUnavailability(admin, stopped.id, { start: addMinutes(now, -day), end: addMinutes(now, day) })
    const { ongoingCount, stoppedCount, availableCount } = await home(admin)
    expect([ongoingCount, stoppedCount, availableCount]).toEqual([1, 1, 1])
  })

  test('that is archived, or another company’s, is not listed', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    await givenVehicle(other)
    const vehicle = await givenVehicle(admin)
    await rent(admin, vehicle, 'done', -3 * day, -2 * day)
    await admin.request(deleteVehicle, { params: { companyId: admin.companyId, id: vehicle.id } })
    const response = await home(admin)
    expect(response).toMatchObject({ availableCount: 0, unavailableCount: 0 })
    expect(response.occupancy[0]?.total).toBe(0)
    expect((await admin.send(getHome, { params: other })).status).toBe(404)
  })
})

describe('the next seven days', () => {
  test('include agreed departures, overdue ones first, and expected returns, late ones first', async () => {
    const admin = await t.company()
    const [one, two, three] = [await givenVehicle(admin), await givenVehicle(admin), await givenVehicle(admin)]
    const soon = await rent(admin, one, 'validating', 60, day)
    const overdue = await rent(admin, two, 'pending', -60, day)
    const later = await rent(admin, one, 'pending', 7 * day - 1, 8 * day)
    await rent(admin, one, 'pending', 9 * day, 10 * day)
    await rent(admin, two, 'quote', 2 * day, 3 * day)
    const late = await rent(admin, three, 'ongoing', -2 * day, -day)
    const response = await home(admin)
    expect(response).toMatchObject({ ongoingCount: 1, upcomingRentalsCount: 3, upcomingReturnsCount: 1 })
    expect(names(response.upcomingRentals)).toEqual(names([overdue, soon, later]))
    expect(names(response.upcomingReturns)).toEqual(names([late]))
    expect(response.upcomingReturns[0]).toMatchObject({ vehicle: { id: three.id }, customer: { firstName: 'Awa' } })
  })

  test('do not include a later return, which still counts as ongoing', async () => {
    const admin = await t.company()
    await rent(admin, await givenVehicle(admin), 'ongoing', -day, 8 * day)
    expect(await home(admin)).toMatchObject({ ongoingCount: 1, upcomingReturnsCount: 0, upcomingReturns: [] })
  })
})

describe('the occupancy', () => {
  test('counts each vehicle once on every local day on which it is held', async () => {
    const admin = await t.company()
    const [one, two] = [await givenVehicle(admin), await givenVehicle(admin)]
    // 3 March, 10:00 to 22:00, then 23:00 to midnight in Guadeloupe: only the 3rd.
    await rent(admin, one, 'pending', day, day + 720)
    await rent(admin, one, 'pending', day + 780, day + 840)
    await rent(admin, two, 'pending', day, 2 * day)
    const { occupancy } = await home(admin)
    expect(occupancy.slice(0, 4)).toEqual([
      { date: '2026-03-02', held: 0, total: 2 },
      { date: '2026-03-03', held: 2, total: 2 },
      { date: '2026-03-04', held: 1, total: 2 },
      { date: '2026-03-05', held: 0, total: 2 },
    ])
  })

  test('uses the days of the company’s territory', async () => {
    const admin = await t.company()
    await admin.request(updateCompany, { params: admin, body: { countryCode: 'RE' } })
    // 1:00 to 2:00 on 3 March in La Réunion, still the 2nd in UTC.
    await rent(admin, await givenVehicle(admin), 'pending', 420, 480)
    const { occupancy } = await home(admin)
    expect(occupancy.filter(({ held }) => held).map(({ date }) => date)).toEqual(['2026-03-03'])
  })

  test('includes a late vehicle today, and one that is away all month on every day', async () => {
    const admin = await t.company()
    const [late, away] = [await givenVehicle(admin), await givenVehicle(admin)]
    await rent(admin, late, 'ongoing', -3 * day, -2 * day)
    await givenUnavailability(admin, away.id, { start: addMinutes(now, -day), end: addMinutes(now, 400 * day) })
    const { occupancy } = await home(admin)
    expect(occupancy[0]?.held).toBe(2)
    expect(occupancy.slice(1).every(({ held }) => held === 1)).toBe(true)
  })
})
