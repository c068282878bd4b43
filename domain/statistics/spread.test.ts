import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { fleetTime, windowsOf } from './fleet-time.ts'
import { nothing, sumOf } from './measures.ts'
import { partWithin, secondsWithin } from './spread.ts'

const day = 86_400
const all = { ofFleet: true, ofRequests: true }

test('100 € over three days are 33.33, 33.33 and 33.34 €', () => {
  const span = { began: 0, ended: 3 * day }
  const parts = windowsOf([0, day, 2 * day, 3 * day]).map((window) => partWithin(10_000, span, window))
  expect(parts).toEqual([3333, 3333, 3334])
})

test('nothing is earned outside the time a rental covers', () => {
  const span = { began: day, ended: 2 * day }
  expect(partWithin(500, span, { began: 0, ended: day })).toBe(0)
  expect(partWithin(500, span, { began: 2 * day, ended: 9 * day })).toBe(0)
})

test('the parts of any amount, a credit too, and of its time add up over any windows', () => {
  const moments = fc.uniqueArray(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 2, maxLength: 20 })
  const span = fc.tuple(fc.integer({ min: -4_000_000, max: 4_000_000 }), fc.integer({ min: 1, max: 900_000 }))
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), span, moments, (cents, [began, length], cuts) => {
      const rental = { began, ended: began + length }
      const bounds = [...cuts, -6_000_000, 6_000_000].toSorted((a, b) => a - b)
      const windows = windowsOf(bounds)
      const sum = (of: (window: (typeof windows)[number]) => number) => windows.reduce((all, one) => all + of(one), 0)
      expect(sum((window) => partWithin(cents, rental, window))).toBe(cents)
      expect(sum((window) => secondsWithin(rental, window))).toBe(length)
    }),
  )
})

test('a vehicle counts from the day it is recorded to the day it is archived, less its time out of service', () => {
  const vehicle = { began: 2 * day, ended: 12 * day }
  const timesOut = [
    { began: day, ended: 3 * day },
    { began: 11.5 * day, ended: 20 * day },
  ]
  expect(fleetTime(vehicle, timesOut, windowsOf([0, 10 * day, 30 * day]))).toEqual([
    { fleetSeconds: 8 * day, outSeconds: day },
    { fleetSeconds: 2 * day, outSeconds: 0.5 * day },
  ])
})

test('figures follow from measures; a figure without a divisor is null', () => {
  const measures = sumOf([
    { rentedSeconds: 15 * day, fleetSeconds: 32 * day, outSeconds: 2 * day, revenueCents: 90_000 },
    { rentalsCount: 4, lengthSeconds: 20 * day, leadSeconds: 6 * day, chargesCents: 1000, upkeepCents: 5000 },
    { refusedCount: 2, refusedSeconds: 3 * day },
    { refusedCount: 1, refusedSeconds: 4.5 * day },
  ])
  expect(figuresOf(measures, all)).toEqual({
    rentedDays: 15,
    fleetDays: 32,
    outOfServiceDays: 2,
    utilisation: 0.5,
    revenueCents: 90_000,
    dailyRateCents: 6000,
    availableDayCents: 3000,
    rentalsCount: 4,
    averageDays: 5,
    leadDays: 1.5,
    discountCents: 0,
    chargesCents: 1000,
    upkeepCents: 5000,
    marginCents: 86_000,
    refusedCount: 3,
    refusedDays: 7.5,
  })
  expect(figuresOf(nothing, all)).toMatchObject({
    utilisation: null,
    dailyRateCents: null,
    leadDays: null,
  })
  const rented = (rentedSeconds: number) => figuresOf(sumOf([{ rentedSeconds, revenueCents: 1000 }]), all)
  expect(rented(day / 24)).toMatchObject({ dailyRateCents: 24_000 })
  expect(rented(day / 24 - 1)).toMatchObject({ dailyRateCents: null })
  expect(figuresOf(measures, { ofFleet: false, ofRequests: false })).toMatchObject({
    refusedCount: null,
    refusedDays: null,
    fleetDays: null,
    utilisation: null,
    marginCents: null,
  })
})
