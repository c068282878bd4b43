import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import { toInstant } from '../kernel/time.ts'
import { parseTime } from '../kernel/typed-words.ts'
import type { OpeningHours } from './opening-hours.schema.ts'
import { checkOpeningHours, formatTime, isOpen, nextOpening, opensAt } from './opening-hours.ts'

const monday = (open: string, close: string): OpeningHours => ({
  dayOfWeek: 'monday',
  openTimeMinutes: parseTime(open) ?? -1,
  closeTimeMinutes: parseTime(close) ?? -1,
})

test.each([
  ['08h30', 510],
  ['8h30', 510],
  ['8h', 480],
  ['8:30', 510],
  ['00h00', 0],
  ['23h59', 1439],
  ['24h00', 1440],
  ['24h01', null],
  ['8h60', null],
  ['8h3', null],
  ['matin', null],
  ['', null],
])('%j is %s minutes after midnight', (text, minutes) => {
  expect(parseTime(text)).toBe(minutes)
})

test('every written minute is read back unchanged', () => {
  expect(formatTime(510)).toBe('08h30')
  fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => parseTime(formatTime(minutes)) === minutes))
})

test('an agency opens on a day at its first hour', () => {
  const hours = [monday('14h', '18h'), monday('7h30', '12h')]
  expect(opensAt('2026-11-16', hours)).toBe('07:30')
  expect(opensAt('2026-11-17', hours)).toBeNull()
})

describe('the ranges of a week', () => {
  const pathOf = (list: OpeningHours[]) => {
    try {
      checkOpeningHours(list, 'openingHours')
      return null
    } catch (problem) {
      return problem instanceof Problem ? problem.details.fields?.[0]?.path : problem
    }
  }

  test('a morning and an afternoon may touch', () => {
    expect(pathOf([monday('8h00', '12h00'), monday('12h00', '18h00')])).toBeNull()
  })

  test('ranges that share a minute are refused', () => {
    expect(pathOf([monday('8h00', '12h01'), monday('12h00', '18h00')])).toBe('openingHours.1.openTimeMinutes')
  })

  test('the same hours on another day are accepted', () => {
    expect(pathOf([monday('8h00', '12h00'), { ...monday('8h00', '12h00'), dayOfWeek: 'tuesday' }])).toBeNull()
  })

  test('closing at or before opening is refused', () => {
    expect(pathOf([monday('8h00', '8h00')])).toBe('openingHours.0.closeTimeMinutes')
    expect(pathOf([monday('22h00', '2h00')])).toBe('openingHours.0.closeTimeMinutes')
    expect(pathOf([monday('8h00', '8h01')])).toBeNull()
  })

  test('the refusal names the day and both ranges', () => {
    expect(() => checkOpeningHours([monday('8h00', '12h00'), monday('11h00', '18h00')])).toThrow(
      'Monday: the ranges 08h00-12h00 and 11h00-18h00 overlap',
    )
  })
})

describe('an agency in Guadeloupe open on Monday from 8h to 12h and from 14h to 18h', () => {
  const week = [monday('8h00', '12h00'), monday('14h00', '18h00')]
  const zone = 'America/Guadeloupe'

  test.each([
    ['2026-03-02T07:59', false],
    ['2026-03-02T08:00', true],
    ['2026-03-02T12:00', true],
    ['2026-03-02T12:01', false],
    ['2026-03-02T14:00', true],
    ['2026-03-02T18:00', true],
    ['2026-03-02T18:01', false],
    ['2026-03-03T09:00', false],
  ])('%s is open: %s', (local, expected) => {
    expect(isOpen(toInstant(local, zone), zone, week)).toBe(expected)
  })

  test('uses its own time zone, not that of Paris', () => {
    expect(isOpen('2026-03-02T09:00:00Z', zone, week)).toBe(false)
    expect(isOpen('2026-03-02T09:00:00Z', 'Europe/Paris', week)).toBe(true)
  })
})

test('without hours an agency is always open', () => {
  expect(isOpen('2026-03-02T03:00:00Z', 'America/Guadeloupe', [])).toBe(true)
})

test('a closing time at midnight belongs to the day before', () => {
  const evening = [monday('18h00', '24h00')]
  expect(isOpen('2026-03-03T00:00:00Z', 'UTC', evening)).toBe(true)
  expect(isOpen('2026-03-03T00:01:00Z', 'UTC', evening)).toBe(false)
  expect(isOpen('2026-03-02T00:00:00Z', 'UTC', evening)).toBe(false)
})

describe('the next opening', () => {
  const zone = 'America/Guadeloupe'
  const range = (dayOfWeek: OpeningHours['dayOfWeek'], openTimeMinutes: number, closeTimeMinutes: number) => ({
    dayOfWeek,
    openTimeMinutes,
    closeTimeMinutes,
  })
  const week = [range('monday', 480, 720), range('monday', 840, 1080), range('wednesday', 450, 720)]

  test.each([
    ['2026-03-02T09:15', '2026-03-02T09:15'],
    ['2026-03-02T06:00', '2026-03-02T08:00'],
    ['2026-03-02T12:00', '2026-03-02T14:00'],
    ['2026-03-02T18:00', '2026-03-04T07:30'],
    ['2026-03-04T12:05', '2026-03-09T08:00'],
  ])('after %s is %s', (from, expected) => {
    expect(nextOpening(toInstant(from, zone), zone, week)).toBe(toInstant(expected, zone))
  })

  test('of an agency without hours is now, and of one open once a week a week later', () => {
    const noon = toInstant('2026-03-02T12:00', zone)
    expect(nextOpening(noon, zone, [])).toBe(noon)
    expect(nextOpening(noon, zone, [range('monday', 480, 720)])).toBe(toInstant('2026-03-09T08:00', zone))
  })
})
