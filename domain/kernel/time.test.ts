import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Day, Instant, LocalDate, MonthDay, Timezone } from './time.schema.ts'
import {
  addClockMinutes,
  addDays,
  addMinutes,
  clockMinutesBetween,
  instantAt,
  localDate,
  localMinutes,
  minutesBetween,
  toInstant,
  toLocalDateTime,
  weekdayOf,
} from './time.ts'

describe('an instant', () => {
  test.each([
    ['2026-03-02T18:30:00Z', '2026-03-02T18:30:00Z'],
    ['2026-03-02T18:30:00.000Z', '2026-03-02T18:30:00Z'],
    ['2026-03-02T18:30:59.999Z', '2026-03-02T18:30:59Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
  ])('%s is kept as %s', (text, kept) => {
    expect(Instant.parse(text)).toBe(kept)
  })

  test.each([
    '2026-03-02T18:30:00',
    '2026-03-02T18:30:00-04:00',
    '2026-02-29T00:00:00Z',
    '2026-03-02T24:00:00Z',
    '2026-03-02',
    '1899-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    'demain',
    '',
  ])('%j is refused', (text) => {
    expect(Instant.safeParse(text).success).toBe(false)
  })

  test('text that is not a date is refused for one reason only', () => {
    expect(Instant.safeParse('demain').error?.issues).toHaveLength(1)
  })
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-4-3', false],
])('%s is a day of the calendar: %s', (text, isDay) => {
  expect(LocalDate.safeParse(text).success).toBe(isDay)
})

test.each([
  ['01-01', true],
  ['02-29', true],
  ['12-31', true],
  ['02-30', false],
  ['04-31', false],
  ['13-01', false],
  ['00-00', false],
])('%s is a day of every year: %s', (text, isDay) => {
  expect(MonthDay.safeParse(text).success).toBe(isDay)
})

test.each([
  ['America/Guadeloupe', true],
  ['Indian/Reunion', true],
  ['UTC', true],
  ['America/Basse-Terre', false],
  ['+04:00', false],
  ['', false],
])('%j is a time zone: %s', (name, isZone) => {
  expect(Timezone.safeParse(name).success).toBe(isZone)
})

test('only whole elapsed minutes count', () => {
  expect(minutesBetween('2026-03-02T10:00:00Z', '2026-03-02T10:29:59Z')).toBe(29)
  expect(minutesBetween('2026-03-02T10:00:00Z', '2026-03-02T10:30:00Z')).toBe(30)
  expect(minutesBetween('2026-03-02T10:30:00Z', '2026-03-02T10:00:00Z')).toBe(-30)
})

test('24 hours are 24 elapsed hours on the night of a clock change in Paris', () => {
  const noon = toInstant('2026-03-28T12:00', 'Europe/Paris')
  expect(toLocalDateTime(addMinutes(noon, 1440), 'Europe/Paris')).toBe('2026-03-29T13:00')
})

describe('on the clocks of a zone', () => {
  test('an evening in Guadeloupe is already tomorrow in UTC', () => {
    expect(localDate('2026-03-03T03:59:00Z', 'America/Guadeloupe')).toBe('2026-03-02')
    expect(localDate('2026-03-03T04:00:00Z', 'America/Guadeloupe')).toBe('2026-03-03')
    expect(localMinutes('2026-03-03T03:59:00Z', 'America/Guadeloupe')).toBe(1439)
    expect(localMinutes('2026-03-03T04:00:00Z', 'America/Guadeloupe')).toBe(0)
  })

  test('14h30 is a different instant in each territory', () => {
    expect(toInstant('2026-03-02T14:30', 'America/Guadeloupe')).toBe('2026-03-02T18:30:00Z')
    expect(toInstant('2026-03-02T14:30', 'Indian/Reunion')).toBe('2026-03-02T10:30:00Z')
    expect(toInstant('2026-03-02T14:30', 'America/Miquelon')).toBe('2026-03-02T17:30:00Z')
    expect(toInstant('2026-07-02T14:30', 'America/Miquelon')).toBe('2026-07-02T16:30:00Z')
  })

  test('a skipped time moves on by an hour and a repeated time is its first occurrence', () => {
    expect(toInstant('2026-03-29T02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00Z')
    expect(toInstant('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00Z')
  })

  test('a minute shown in a form is read back unchanged in zones without daylight saving', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 28_000_000, max: 40_000_000 }),
        fc.constantFrom('America/Guadeloupe', 'Indian/Mayotte', 'America/Cayenne'),
        (minute, zone) => {
          const instant = instantAt(minute * 60_000)
          expect(toInstant(toLocalDateTime(instant, zone), zone)).toBe(instant)
        },
      ),
    )
  })
})

test('the week begins on Monday', () => {
  expect(weekdayOf('2026-03-02')).toBe(1)
  expect(weekdayOf('2026-03-08')).toBe(7)
})

describe('on the clocks of a zone', () => {
  const paris = (text: string) => toInstant(text, 'Europe/Paris')

  test.each([
    ['the autumn night', '2027-10-30T10:00', '2027-10-31T10:00', 1440],
    ['the spring night', '2027-03-27T10:00', '2027-03-28T10:00', 1440],
    ['a night like any other', '2027-06-01T10:00', '2027-06-02T10:00', 1440],
    ['the spring night and 20 minutes', '2027-03-27T10:00', '2027-03-28T10:20', 1460],
  ])('%s counts by local clock time', (_, start, end, minutes) => {
    expect(clockMinutesBetween(paris(start), paris(end), 'Europe/Paris')).toBe(minutes)
    expect(addClockMinutes(paris(start), minutes, 'Europe/Paris')).toBe(paris(end))
  })

  test('a started minute does not count', () => {
    expect(clockMinutesBetween('2026-03-02T10:00:00Z', '2026-03-02T10:29:59Z', 'Europe/Paris')).toBe(29)
  })

  test('a duration is added to the time of day', () => {
    expect(addClockMinutes('2026-03-02T10:00:00Z', 4320, 'America/Guadeloupe')).toBe('2026-03-05T10:00:00Z')
  })
})

test('days follow the calendar across months, years and clock changes', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
})

test('a calendar is asked for days of the years 1900 to 2199 that exist', () => {
  const days = ['1900-01-01', '2199-12-31', '2028-02-29']
  const others = ['1899-12-31', '2200-01-01', '2026-02-29', '2026-13-01', '']
  expect([...days, ...others].filter((day) => Day.safeParse(day).success)).toEqual(days)
})
