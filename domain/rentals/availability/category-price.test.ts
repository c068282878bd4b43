import { describe, expect, test } from 'vitest'
import type { CategoryPrice } from './category-price.schema.ts'
import { priceCategories } from './category-price.ts'

const stay = { start: '2026-03-02T10:00:00Z', end: '2026-03-04T10:00:00Z', departureAgencyId: 1 }
const small = {
  categoryId: 5,
  categoryCode: 'B',
  categoryName: 'Citadine',
  timezone: 'America/Guadeloupe',
  graceMinutes: 29,
  seasons: [],
  priceLines: [{ id: 1, seasonId: null, minDays: 1, priceCents: 4000 }],
  securityDepositCents: 80_000,
  waiverCents: 120_000,
  preparationDurationMinutes: null as number | null,
  minimumRentalDurationMinutes: null as number | null,
}
const car = {
  vehicleId: 70,
  categoryId: 5,
  registrationNumber: 'bb002bb',
  locationId: 1,
  minimumRentalDurationMinutes: null as number | null,
  freeSince: null,
  nextStart: null as string | null,
  occupancies: [] as {
    start: string
    end: string
    rentalId: number | null
    publicId: string | null
    isLate?: boolean
  }[],
}
const occupied = (start: string, end: string) => ({
  ...car,
  occupancies: [{ start, end, rentalId: 3, publicId: '202603-0003' }],
})

test('a category has its free vehicles, the price of the stay, its deposit and its excess', () => {
  const others = [
    { ...car, vehicleId: 71, registrationNumber: 'aa001aa' },
    { ...car, vehicleId: 72, locationId: 2 },
    { ...car, vehicleId: 73, categoryId: 6 },
  ]
  expect(priceCategories([small], [car, ...others], stay)).toEqual([
    {
      id: 5,
      code: 'B',
      name: 'Citadine',
      freeCount: 2,
      elsewhereCount: 1,
      freeVehicleId: 71,
      isTooShort: false,
      days: 2,
      total: 80,
      securityDepositAmount: 800,
      waiverAmount: 1200,
    },
  ])
})

describe('a vehicle', () => {
  const freeCount = (vehicle: typeof car, category: Partial<typeof small> = {}) =>
    priceCategories([{ ...small, ...category }], [vehicle], stay)[0]?.freeCount

  test('that is occupied for one minute of the period is not free; up to its start, or from its end on, it is', () => {
    expect(freeCount(occupied('2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'))).toBe(1)
    expect(freeCount(occupied('2026-03-01T10:00:00Z', '2026-03-02T10:01:00Z'))).toBe(0)
    expect(freeCount(occupied('2026-03-04T09:59:00Z', '2026-03-05T10:00:00Z'))).toBe(0)
    expect(freeCount(occupied('2026-03-04T10:00:00Z', '2026-03-05T10:00:00Z'))).toBe(1)
  })

  test('that is not back from a late rental is free, and proposed only without another one', () => {
    const [until] = occupied('2026-02-27T10:00:00Z', '2026-03-01T10:00:00Z').occupancies
    const late = {
      ...car,
      registrationNumber: 'aa001aa',
      vehicleId: 71,
      occupancies: until ? [{ ...until, isLate: true }] : [],
    }
    expect(priceCategories([small], [late], stay)).toMatchObject([{ freeCount: 1, freeVehicleId: 71 }])
    expect(priceCategories([small], [late, car], stay)).toMatchObject([{ freeCount: 2, freeVehicleId: 70 }])
  })

  test('needs its preparation before the rental after it', () => {
    const next = occupied('2026-03-04T12:00:00Z', '2026-03-06T10:00:00Z')
    expect(freeCount(next, { preparationDurationMinutes: 120 })).toBe(1)
    expect(freeCount(next, { preparationDurationMinutes: 121 })).toBe(0)
  })
})

test('a stay below the minimum of a category leaves none of its vehicles free', () => {
  const of = (minimumRentalDurationMinutes: number) =>
    priceCategories(
      [{ ...small, minimumRentalDurationMinutes }],
      [{ ...car, minimumRentalDurationMinutes }],
      stay,
    )[0] as CategoryPrice
  expect([of(2880).isTooShort, of(2880).freeCount]).toEqual([false, 1])
  expect([of(2881).isTooShort, of(2881).freeCount, of(2881).freeVehicleId]).toEqual([true, 0, null])
})

test('the cheapest category comes first, and one without a price last', () => {
  const lines = (priceCents: number) => [{ id: 1, seasonId: null, minDays: 1, priceCents }]
  const sorted = priceCategories(
    [
      { ...small, categoryId: 1, categoryCode: 'A', priceLines: [] },
      { ...small, categoryId: 2, categoryCode: 'D', priceLines: lines(5000) },
      { ...small, categoryId: 3, categoryCode: 'C', priceLines: lines(0) },
      { ...small, categoryId: 4, categoryCode: 'B', priceLines: lines(5000) },
    ],
    [],
    stay,
  )
  expect(sorted.map(({ code, total }) => [code, total])).toEqual([
    ['C', 0],
    ['B', 100],
    ['D', 100],
    ['A', null],
  ])
})

test('the vehicle with the least idle time around the stay is proposed', () => {
  const followed = { ...car, vehicleId: 74, registrationNumber: 'zz001zz', nextStart: '2026-03-04T12:00:00Z' }
  expect(priceCategories([small], [car, followed], stay)).toMatchObject([{ freeCount: 2, freeVehicleId: 74 }])
})
