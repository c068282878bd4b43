import { describe, expect, test } from 'vitest'
import { barsOf } from './bars.ts'
import { freeCounts } from './free-vehicles.ts'
import { aRental } from './sample-planning.ts'
import { periodOf } from './scale.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('free vehicles', () => {
  const { edges } = periodOf('week', '2026-11-16', 'America/Guadeloupe')
  const bar = (start: string, end: string, preparationMinutes = 0) =>
    barsOf([aRental({ status: 'done', start, end, preparationMinutes })], [], now)

  test('are those without a bar at any moment of a day', () => {
    const tuesdayNoonToThursdayMorning = bar('2026-11-17T16:00:00Z', '2026-11-19T12:00:00Z')
    expect(freeCounts([tuesdayNoonToThursdayMorning, []], edges)).toEqual([2, 1, 1, 1, 2, 2, 2])
  })

  test('are not held by a bar that ends as the day begins, but by its preparation', () => {
    expect(freeCounts([bar('2026-11-17T16:00:00Z', '2026-11-19T04:00:00Z')], edges)).toEqual([1, 0, 0, 1, 1, 1, 1])
    expect(freeCounts([bar('2026-11-17T16:00:00Z', '2026-11-19T04:00:00Z', 60)], edges)).toEqual([1, 0, 0, 0, 1, 1, 1])
  })

  test('count a vehicle once, even with several bars on a day, and with bars that cross both ends', () => {
    const twice = [
      ...bar('2026-11-17T08:00:00Z', '2026-11-17T10:00:00Z'),
      ...bar('2026-11-17T12:00:00Z', '2026-11-17T14:00:00Z'),
    ]
    const always = bar('2026-01-01T08:00:00Z', '2027-01-01T08:00:00Z')
    expect(freeCounts([twice, always], edges)).toEqual([1, 0, 1, 1, 1, 1, 1])
  })
})
