import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import { getCounter } from '@filao/domain/planning/contract'
import type { Counter } from '@filao/domain/planning/counter.schema'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenVehicle } from '#testing/given'
import { type StoredRental, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A Monday at ten in the morning in Guadeloupe; its day is from 4:00 to 4:00 UTC. */
const now = '2026-03-16T14:00:00Z'
const today = { from: '2026-03-16T04:00:00Z', to: '2026-03-17T04:00:00Z' }
const day = 1440

const counter = (by: Member, agencyId?: number, date?: string): Promise<Counter> => {
  t.setNow(now)
  return by.request(getCounter, { params: by, query: { agencyId, date } })
}

type Over = Partial<StoredRental>
const rent = (by: Member, vehicle: Vehicle, status: RentalStatus, start: string, end: string, over: Over = {}) =>
  storedRental(t, by, vehicle, { status, start, end, ...over })

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('the departures', () => {
  test('are those of the local day, from its first minute to its last', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const leaving = (start: string) => rent(admin, vehicle, 'pending', start, addMinutes(start, 60))
    await leaving(addMinutes(today.from, 2 * day))
    const first = await leaving(today.from)
    const last = await leaving(addMinutes(today.to, -60))
    const tomorrow = await leaving(today.to)
    expect(ids((await counter(admin, vehicle.locationId)).departures)).toEqual(ids([first, last]))
    const next = await counter(admin, vehicle.locationId, '2026-03-17')
    expect(next).toMatchObject({ date: '2026-03-17', departures: [{ id: tomorrow.id }] })
  })

  test.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'of %s are refused as a date to correct',
    async (date) => {
      const admin = await t.company()
      const { id: agencyId } = await givenAgency(admin)
      const refused = await admin.send(getCounter, { params: admin, query: { agencyId, date } })
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'validation', errors: [{ path: 'date', code: 'range' }] },
      })
    },
  )

  test('are sorted with late ones first, those of earlier days included, and done ones last', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const at = (minutes: number) => [addMinutes(now, minutes), addMinutes(now, minutes + 30)] as const
    const soon = await rent(admin, vehicle, 'pending', ...at(60))
    const left = await rent(admin, vehicle, 'done', ...at(-90))
    const late = await rent(admin, vehicle, 'pending', ...at(-30))
    const forgotten = await rent(admin, vehicle, 'pending', ...at(-2 * day))
    const { date, departures } = await counter(admin, vehicle.locationId)
    expect(date).toBe('2026-03-16')
    expect(ids(departures)).toEqual(ids([forgotten, late, soon, left]))
    expect(departures.map((row) => row.isLate)).toEqual([true, true, false, false])
    const past = await counter(admin, vehicle.locationId, '2026-03-14')
    expect(past.departures).toMatchObject([{ id: forgotten.id, isLate: true }])
    expect((await counter(admin, vehicle.locationId, '2026-03-13')).departures).toEqual([])
  })

  test('that are done are listed on the actual day', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const out = await rent(admin, vehicle, 'ongoing', addMinutes(now, -60), addMinutes(now, day), {
      deliveredAt: addMinutes(now, -day),
    })
    expect((await counter(admin, vehicle.locationId)).departures).toEqual([])
    const yesterday = await counter(admin, vehicle.locationId, '2026-03-15')
    expect(yesterday.departures).toMatchObject([{ id: out.id, status: 'ongoing', isLate: false }])
  })

  test('that are done are those between two midnights, in their actual order', async () => {
    const admin = await t.company()
    const locationId = (await givenAgency(admin)).id
    const leftAt = async (start: string, deliveredAt: string) =>
      rent(admin, await givenVehicle(admin, { locationId }), 'ongoing', start, addMinutes(now, day), { deliveredAt })
    const second = await leftAt(addMinutes(now, -120), addMinutes(now, -30))
    const first = await leftAt(addMinutes(now, -60), today.from)
    const next = await leftAt(now, today.to)
    expect(ids((await counter(admin, locationId)).departures)).toEqual(ids([first, second]))
    expect(ids((await counter(admin, locationId, '2026-03-17')).departures)).toEqual([next.id])
  })

  test('are only those of agreed rentals', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    for (const [at, status] of (['draft', 'quote', 'validating', 'cancelled'] as const).entries())
      await rent(admin, vehicle, status, addMinutes(now, at * 60), addMinutes(now, at * 60 + 60))
    expect(await counter(admin, vehicle.locationId)).toMatchObject({ departures: [], returns: [] })
  })
})

describe('all agencies', () => {
  test('are one day, late ones of any agency first', async () => {
    const admin = await t.company()
    const [here, there] = [await givenVehicle(admin), await givenVehicle(admin)]
    expect(here.locationId).not.toBe(there.locationId)
    const soon = await rent(admin, here, 'pending', addMinutes(now, 60), addMinutes(now, day))
    const late = await rent(admin, there, 'pending', addMinutes(now, -60), addMinutes(now, day))
    const back = await rent(admin, there, 'ongoing', addMinutes(now, -day), addMinutes(now, -90))
    const all = await counter(admin)
    expect(all.date).toBe('2026-03-16')
    expect(ids(all.departures)).toEqual(ids([late, soon]))
    expect(ids(all.returns)).toEqual([back.id])
  })

  test('have each the day of their own clocks', async () => {
    const admin = await t.company()
    const reunion = await givenAgency(admin, { timezone: 'Indian/Reunion' })
    const [here, far] = [await givenVehicle(admin), await givenVehicle(admin, { locationId: reunion.id })]
    const leaving = (vehicle: Vehicle, start: string) => rent(admin, vehicle, 'pending', start, addMinutes(start, 1))
    // The 16th begins at 20:00 UTC in La Réunion, and at 4:00 UTC in Guadeloupe.
    const farFirst = await leaving(far, '2026-03-16T19:59:00Z')
    await leaving(far, '2026-03-16T20:00:00Z')
    const hereLast = await leaving(here, '2026-03-17T03:59:00Z')
    await leaving(here, '2026-03-17T04:00:00Z')
    expect(ids((await counter(admin)).departures)).toEqual(ids([farFirst, hereLast]))
  })

  test('of a company without one have an empty day', async () => {
    expect(await counter(await t.company())).toEqual({ date: '2026-03-16', departures: [], returns: [] })
  })
})

describe('the returns', () => {
  test('are those expected that day, late ones first, and done ones last', async () => {
    const admin = await t.company()
    const locationId = (await givenAgency(admin)).id
    const vehicles = await Promise.all([1, 2, 3, 4, 5].map(() => givenVehicle(admin, { locationId })))
    const [a, b, c, d, e] = vehicles as [Vehicle, Vehicle, Vehicle, Vehicle, Vehicle]
    const start = addMinutes(now, -5 * day)
    const soon = await rent(admin, a, 'ongoing', start, addMinutes(now, 60))
    const back = await rent(admin, b, 'done', start, addMinutes(now, day), { returnedAt: addMinutes(now, -60) })
    const late = await rent(admin, c, 'ongoing', start, addMinutes(now, -2 * day))
    await rent(admin, d, 'ongoing', start, today.to)
    await rent(admin, e, 'done', start, addMinutes(now, -60), { returnedAt: addMinutes(now, -day) })
    const { returns } = await counter(admin, locationId)
    expect(ids(returns)).toEqual(ids([late, soon, back]))
    expect(returns.map((row) => row.isLate)).toEqual([true, false, false])
    const { returns: tomorrow } = await counter(admin, locationId, '2026-03-17')
    expect(tomorrow.map((row) => row.vehicleId)).toEqual([d.id])
  })

  test('that are done are those between two midnights, in their actual order', async () => {
    const admin = await t.company()
    const locationId = (await givenAgency(admin)).id
    const backAt = async (end: string, returnedAt: string) =>
      rent(admin, await givenVehicle(admin, { locationId }), 'done', addMinutes(now, -2 * day), end, { returnedAt })
    const second = await backAt(addMinutes(now, -120), addMinutes(now, -30))
    const first = await backAt(addMinutes(now, -60), today.from)
    const next = await backAt(now, today.to)
    expect(ids((await counter(admin, locationId)).returns)).toEqual(ids([first, second]))
    expect(ids((await counter(admin, locationId, '2026-03-17')).returns)).toEqual([next.id])
  })

  test('are listed at the agency of arrival', async () => {
    const admin = await t.company()
    const [vehicle, other] = [await givenVehicle(admin), await givenAgency(admin)]
    const rental = await rent(admin, vehicle, 'ongoing', addMinutes(now, -120), addMinutes(now, 60), {
      arrivalAgencyId: other.id,
    })
    const here = await counter(admin, vehicle.locationId)
    expect([ids(here.departures), ids(here.returns)]).toEqual([[rental.id], []])
    const there = await counter(admin, other.id)
    expect([ids(there.departures), ids(there.returns)]).toEqual([[], [rental.id]])
  })
})

describe('missing items', () => {
  test('are listed for each rental', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await rent(admin, vehicle, 'pending', addMinutes(now, 60), addMinutes(now, day), {
      totalCents: 10_000,
      securityDepositCents: 80_000,
    })
    const { departures } = await counter(admin, vehicle.locationId)
    expect(departures[0]?.missing).toEqual(['payment', 'deposit', 'licence'])
    expect(departures[0]?.preparedUntil).toBeNull()
  })

  test('include a licence that expires before the return', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await rent(admin, vehicle, 'pending', addMinutes(now, 60), addMinutes(now, 2 * day), {
      totalCents: 0,
      customer: { drivingLicenseNumber: '12AB34567', drivingLicenseExpiresOn: '2026-03-17' },
    })
    expect((await counter(admin, vehicle.locationId)).departures[0]?.missing).toEqual(['licence_expired'])
  })

  test('include a vehicle that is out or in preparation, for today only', async () => {
    const admin = await t.company()
    const locationId = (await givenAgency(admin)).id
    const [out, cleaned] = [await givenVehicle(admin, { locationId }), await givenVehicle(admin, { locationId })]
    const ready = { totalCents: 0, customer: { drivingLicenseNumber: '12AB34567' } }
    await rent(admin, out, 'ongoing', addMinutes(now, -3 * day), addMinutes(now, -day))
    await rent(admin, cleaned, 'done', addMinutes(now, -3 * day), addMinutes(now, -day), {
      preparationMinutes: 90,
      returnedAt: addMinutes(now, -30),
    })
    // A vehicle that came back earlier is always prepared by now.
    await rent(admin, cleaned, 'done', addMinutes(now, -9 * day), addMinutes(now, -8 * day), {
      preparationMinutes: 30_000,
    })
    await rent(admin, out, 'pending', addMinutes(now, 60), addMinutes(now, 120), ready)
    await rent(admin, cleaned, 'pending', addMinutes(now, 90), addMinutes(now, 120), ready)
    await rent(admin, out, 'pending', addMinutes(now, day), addMinutes(now, day + 60), ready)
    const { departures } = await counter(admin, locationId)
    expect(departures).toMatchObject([
      { vehicleId: out.id, missing: ['vehicle_out'], preparedUntil: null },
      { vehicleId: cleaned.id, missing: ['preparation'], preparedUntil: addMinutes(now, 60) },
    ])
    const tomorrow = await counter(admin, locationId, '2026-03-17')
    expect(tomorrow.departures).toMatchObject([{ vehicleId: out.id, missing: [] }])
  })
})

test('the day is that of the agency, not of the company', async () => {
  const admin = await t.company()
  const agency = await givenAgency(admin, { timezone: 'Indian/Reunion' } as never)
  const vehicle = await givenVehicle(admin, { locationId: agency.id })
  // Half past midnight on the 17th in La Réunion, and the 16th in Guadeloupe.
  const rental = await rent(admin, vehicle, 'pending', '2026-03-16T20:30:00Z', '2026-03-17T10:00:00Z')
  expect(await counter(admin, agency.id)).toMatchObject({ date: '2026-03-16', departures: [] })
  expect((await counter(admin, agency.id, '2026-03-17')).departures).toMatchObject([{ id: rental.id }])
})

test('another company’s counter is unknown', async () => {
  const [admin, other] = [await t.company(), await t.company()]
  const vehicle = await givenVehicle(other)
  await rent(other, vehicle, 'pending', addMinutes(now, 60), addMinutes(now, 120))
  const requested = { params: admin, query: { agencyId: vehicle.locationId } }
  expect((await admin.send(getCounter, requested)).status).toBe(404)
  expect((await admin.send(getCounter, { ...requested, params: other })).status).toBe(404)
})
