import { describe, expect, test } from 'vitest'
import { Problem } from '../../kernel/problem.ts'
import {
  checkRentalDates,
  checkSameCountry,
  durationDays,
  durationPresets,
  extendedEnd,
  lastsLongEnough,
  openingHoursWarnings,
} from './period.ts'

const now = '2026-03-02T14:00:00Z'

/** Returns the refused fields, with their codes. */
function refused(start: string, end: string, previousStart?: string) {
  try {
    checkRentalDates({ start, end }, now, previousStart)
    return []
  } catch (problem) {
    return problem instanceof Problem ? problem.details.fields?.map(({ path, code }) => `${path} ${code}`) : problem
  }
}

describe('the dates of a rental', () => {
  test('may start five minutes ago, since the form may have been open meanwhile', () => {
    expect(refused('2026-03-02T13:55:00Z', '2026-03-03T14:00:00Z')).toEqual([])
    expect(refused('2026-03-02T13:54:59Z', '2026-03-03T14:00:00Z')).toEqual(['start past'])
  })

  test('last at least an hour', () => {
    expect(refused('2026-03-02T15:00:00Z', '2026-03-02T16:00:00Z')).toEqual([])
    expect(refused('2026-03-02T15:00:00Z', '2026-03-02T15:59:00Z')).toEqual(['end too_short'])
    expect(refused('2026-03-03T03:30:00Z', '2026-03-03T04:29:00Z')).toEqual(['end too_short'])
    expect(refused('2026-03-03T15:00:00Z', '2026-03-02T15:00:00Z')).toEqual(['end too_short'])
  })

  test('are refused together', () => {
    expect(refused('2026-03-01T15:00:00Z', '2026-03-01T15:00:00Z')).toEqual(['start past', 'end too_short'])
  })

  test('keep a start in the past when only the end changes', () => {
    const began = '2026-02-27T10:00:00Z'
    expect(refused(began, '2026-03-05T10:00:00Z', '2026-02-27T10:00:00.000Z')).toEqual([])
    expect(refused('2026-02-27T11:00:00Z', '2026-03-05T10:00:00Z', began)).toEqual(['start past'])
  })
})

test('a rental from Guadeloupe cannot end in Martinique', () => {
  expect(() => checkSameCountry({ countryCode: 'GP' }, { countryCode: 'GP' })).not.toThrow()
  expect(() => checkSameCountry({ countryCode: 'GP' }, { countryCode: 'MQ' })).toThrow(Problem)
})

test('a duration is shown in started days, at least one', () => {
  const start = '2026-03-02T10:00:00Z'
  const days = (end: string, graceMinutes?: number) => durationDays({ start, end }, 'America/Guadeloupe', graceMinutes)
  expect(days('2026-03-02T12:00:00Z')).toBe(1)
  expect(days('2026-03-03T10:00:00Z')).toBe(1)
  expect(days('2026-03-03T10:01:00Z')).toBe(2)
  expect(days('2026-03-03T10:29:00Z', 29)).toBe(1)
})

test('the presets are 1, 2, 3, 7 and 14 days', () => {
  expect(durationPresets.map(({ minutes }) => minutes / 1440)).toEqual([1, 2, 3, 7, 14])
})

test('an extension adds days to the planned return, at the same time of day', () => {
  const martinique = 'America/Martinique'
  expect(extendedEnd('2026-03-05T14:30:00Z', 1, now, martinique)).toBe('2026-03-06T14:30:00Z')
  expect(extendedEnd('2026-03-05T14:30:00Z', 7, now, martinique)).toBe('2026-03-12T14:30:00Z')
  // Ten in the morning in Paris stays ten in the morning over the spring night.
  expect(extendedEnd('2026-03-28T09:00:00Z', 1, now, 'Europe/Paris')).toBe('2026-03-29T08:00:00Z')
})

test('an extension of a late rental counts from today, not from the day of its planned return', () => {
  expect(extendedEnd('2026-02-25T13:30:00Z', 1, now, 'America/Guadeloupe')).toBe('2026-03-03T13:30:00Z')
  expect(extendedEnd('2026-02-25T13:30:00Z', 2, now, 'America/Guadeloupe')).toBe('2026-03-04T13:30:00Z')
})

test('a category may require two days', () => {
  const start = '2026-03-02T10:00:00Z'
  const lasts = (end: string, minutes: number | null) => lastsLongEnough({ start, end }, minutes, 'America/Guadeloupe')
  expect(lasts('2026-03-04T10:00:00Z', 2880)).toBe(true)
  expect(lasts('2026-03-04T09:59:00Z', 2880)).toBe(false)
  expect(lasts('2026-03-02T11:00:00Z', null)).toBe(true)
})

test('a day over the spring night counts as a full day, though it has 23 hours', () => {
  const day = { start: '2027-03-27T09:00:00Z', end: '2027-03-28T08:00:00Z' }
  expect(lastsLongEnough(day, 1440, 'Europe/Paris')).toBe(true)
  expect(lastsLongEnough(day, 1440, 'America/Guadeloupe')).toBe(false)
})

describe('opening hours', () => {
  const monday = { dayOfWeek: 'monday', openTimeMinutes: 480, closeTimeMinutes: 1080 } as const
  const airport = { name: 'Aéroport', timezone: 'America/Guadeloupe', openingHours: [monday] }
  const port = { ...airport, name: 'Port', openingHours: [] }

  test('warn about a departure before opening and an arrival after closing', () => {
    const warnings = openingHoursWarnings(
      { start: '2026-03-02T11:59:00Z', end: '2026-03-02T22:01:00Z' },
      airport,
      airport,
    )
    expect(warnings.map(({ at }) => at)).toEqual(['departure', 'arrival'])
    expect(warnings[1]?.sentence).toEqual({
      fr: 'L’agence «\u00a0Aéroport\u00a0» est fermée\u202f: lun. 2 mars 2026, 18h01',
      en: "The agency 'Aéroport' is closed: Mon 2 Mar 2026, 18:01",
    })
  })

  test('cause no warning within them, or at an agency without any', () => {
    expect(
      openingHoursWarnings({ start: '2026-03-02T12:00:00Z', end: '2026-03-02T22:00:00Z' }, airport, airport),
    ).toEqual([])
    expect(openingHoursWarnings({ start: '2026-03-02T12:00:00Z', end: '2026-03-04T02:00:00Z' }, airport, port)).toEqual(
      [],
    )
  })
})
