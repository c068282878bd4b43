import { addMinutes } from '@filao/domain/kernel/time'
import { durationPresets } from '@filao/domain/rentals/status/period'
import { describe, expect, test } from 'vitest'
import {
  departureTime,
  endAfterMove,
  openingStart,
  periodProblem,
  presetPeriod,
  proposedStart,
  wholePeriod,
} from './duration.ts'

const now = '2026-03-02T18:37:20Z'
const zone = 'America/Guadeloupe'

test('a departure with only a day gets the next quarter of an hour, or the opening time of the agency', () => {
  const agency = {
    timezone: 'America/Guadeloupe',
    openingHours: [{ dayOfWeek: 'tuesday' as const, openTimeMinutes: 450, closeTimeMinutes: 720 }],
  }
  expect(departureTime('2026-03-02', agency, now)).toBe('14:45')
  expect(departureTime('2026-03-03', agency, now)).toBe('07:30')
  expect(departureTime('2026-03-04', agency, now)).toBe('09:00')
})

describe('a preset', () => {
  test('starts at the next quarter of an hour when nothing is chosen', () => {
    expect(presetPeriod({}, 1440, now, zone)).toEqual({ start: '2026-03-02T18:45:00Z', end: '2026-03-03T18:45:00Z' })
  })

  test('keeps the start that is chosen', () => {
    const period = presetPeriod({ start: '2026-04-01T12:00:00Z', end: '2026-04-01T14:00:00Z' }, 10_080, now, zone)
    expect(period).toEqual({ start: '2026-04-01T12:00:00Z', end: '2026-04-08T12:00:00Z' })
  })

  test.each(durationPresets)('of $minutes minutes is a period that the rule accepts', ({ minutes }) => {
    const period = presetPeriod({}, minutes, now, zone)
    expect(periodProblem('start', period, { now, language: 'fr' })).toBeNull()
    expect(periodProblem('end', period, { now, language: 'fr' })).toBeNull()
  })

  test.each([
    ['2027-03-27T09:00:00Z', '2027-03-28T08:00:00Z'],
    ['2027-10-30T08:00:00Z', '2027-10-31T09:00:00Z'],
  ])('ends at the same time of day over the night in which clocks change: %s', (start, end) => {
    expect(presetPeriod({ start }, 1440, now, 'Europe/Paris').end).toBe(end)
  })
})

test('a new rental starts at the quarter of an hour that is five minutes away or more, or when the agency opens', () => {
  const open = { timezone: zone, openingHours: [] }
  expect(openingStart(open, now)).toBe('2026-03-02T18:45:00Z')
  expect(openingStart(open, '2026-03-02T18:41:00Z')).toBe('2026-03-02T19:00:00Z')
  const mornings = [{ dayOfWeek: 'tuesday' as const, openTimeMinutes: 450, closeTimeMinutes: 720 }]
  expect(openingStart({ timezone: zone, openingHours: mornings }, now)).toBe('2026-03-03T11:30:00Z')
})

test('a time exactly on a quarter of an hour is proposed unchanged', () => {
  expect(proposedStart('2026-03-02T18:45:00Z')).toBe('2026-03-02T18:45:00Z')
  expect(proposedStart('2026-03-02T18:45:01Z')).toBe('2026-03-02T19:00:00Z')
})

describe('a start that moves', () => {
  const before = { start: '2026-03-03T12:00:00Z', end: '2026-03-06T12:00:00Z' }

  test('moves the end by the same length', () => {
    expect(endAfterMove(before, '2026-03-10T09:30:00Z', zone)).toBe('2026-03-13T09:30:00Z')
  })

  test('keeps the number of days over a change of clocks', () => {
    const day = { start: '2027-03-20T09:00:00Z', end: '2027-03-21T09:00:00Z' }
    expect(endAfterMove(day, '2027-03-27T09:00:00Z', 'Europe/Paris')).toBe('2027-03-28T08:00:00Z')
  })

  test('leaves the end where there is no length to keep', () => {
    expect(endAfterMove({ end: before.end }, '2026-03-10T09:30:00Z', zone)).toBe(before.end)
    expect(endAfterMove({ ...before, end: before.start }, '2026-03-10T09:30:00Z', zone)).toBe(before.start)
    expect(endAfterMove(before, null, zone)).toBe(before.end)
    expect(endAfterMove({}, '2026-03-10T09:30:00Z', zone)).toBeNull()
  })
})

describe('the rule for an end', () => {
  const problem = (edge: 'start' | 'end', start: string, end: string | null, previousStart?: string) =>
    periodProblem(edge, { start, end }, { now, previousStart, language: 'en' })

  test('a start in the past is refused, unless the rental began then', () => {
    expect(problem('start', '2026-03-01T12:00:00Z', null)).toMatch(/past/)
    expect(problem('start', '2026-03-01T12:00:00Z', null, '2026-03-01T12:00:00Z')).toBeNull()
  })

  test('an end less than an hour later is refused at the end, not at the start', () => {
    expect(problem('end', '2026-03-03T12:00:00Z', '2026-03-03T12:59:00Z')).toMatch(/hour/)
    expect(problem('start', '2026-03-03T12:00:00Z', '2026-03-03T12:59:00Z')).toBeNull()
    expect(problem('end', '2026-03-03T12:00:00Z', '2026-03-03T13:00:00Z')).toBeNull()
  })
})

test('a period is whole with both ends, an hour apart at least', () => {
  const hour = { start: now, end: addMinutes(now, 60) }
  expect(wholePeriod(hour)).toEqual(hour)
  expect(wholePeriod({ start: now, end: addMinutes(now, 59) })).toBeNull()
  expect(wholePeriod({ start: hour.end, end: now })).toBeNull()
  expect(wholePeriod({ start: now, end: null })).toBeNull()
})
