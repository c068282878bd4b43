import type { Agency } from '@filao/domain/company/agency.schema'
import { expect, test } from 'vitest'
import type { PriceRow } from '../grid/price-row.ts'
import { highSeasonStay } from './example-stay.ts'

const high = { id: 1, agencyId: 1, start: '12-15', end: '04-15', userLabel: 'Haute', userLabelEn: null }
const low = { id: 2, agencyId: 1, start: '04-16', end: '12-14', userLabel: 'Basse', userLabelEn: null }
const agency = { id: 1, timezone: 'America/Guadeloupe', seasons: [low, high], openingHours: [] } as unknown as Agency
const row = (seasonId: number, minDays: number, price: number | null, categoryId = 1): PriceRow => {
  const rest = { name: '', nameEn: null, minHours: null, weekdays: null }
  return { ...rest, id: seasonId * 100 + minDays, agencyId: 1, seasonId, categoryId, minDays, price }
}
const rows = [row(1, 1, 60), row(1, 7, 50), row(2, 1, 45)]
const stay = (now: string, over: Partial<Agency> = {}, of = rows) => highSeasonStay({ ...agency, ...over }, of, now)

test('the example is a week in the season that costs most, from its next first day at 10:00 of the agency', () => {
  expect(stay('2026-11-30T12:00:00Z')).toEqual({ start: '2026-12-15T14:00:00Z', end: '2026-12-22T14:00:00Z' })
})

test('in that season it begins tomorrow, and next time where fewer than seven days are left', () => {
  expect(stay('2027-01-10T12:00:00Z').start).toBe('2027-01-11T14:00:00Z')
  expect(stay('2027-04-08T12:00:00Z').start).toBe('2027-04-09T14:00:00Z')
  expect(stay('2027-04-09T12:00:00Z').start).toBe('2027-12-15T14:00:00Z')
})

test('it begins while the agency is open, where it ever is at that time', () => {
  const saturday = { id: 1, dayOfWeek: 'saturday' as const, openTimeMinutes: 480, closeTimeMinutes: 720 }
  expect(stay('2026-11-30T12:00:00Z', { openingHours: [saturday] }).start).toBe('2026-12-19T14:00:00Z')
  const evenings = { ...saturday, openTimeMinutes: 1080, closeTimeMinutes: 1200 }
  expect(stay('2026-11-30T12:00:00Z', { openingHours: [evenings] }).start).toBe('2026-12-15T14:00:00Z')
})

test('the price of a week counts: neither that of a day where a longer one is reached, nor that of a month', () => {
  const dear = [row(1, 1, 90), row(1, 7, 40), row(1, 30, 99), row(2, 1, 45)]
  expect(stay('2026-11-29T12:00:00Z', {}, dear).start).toBe('2026-11-30T14:00:00Z')
})

test('an agency without seasons, or without prices, has an example all the same', () => {
  expect(stay('2026-11-30T12:00:00Z', { seasons: [] }).start).toBe('2026-12-01T14:00:00Z')
  expect(stay('2026-11-30T12:00:00Z', {}, []).start).toBe('2026-12-01T14:00:00Z')
})
