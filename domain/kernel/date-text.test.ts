import { expect, test } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatElapsed,
  formatLocalDate,
  formatMonthDay,
  formatNearDate,
  formatNearDateTime,
} from './date-text.ts'

const guadeloupe = 'America/Guadeloupe'

test('a departure is written in the form of each language, in the time zone of its agency', () => {
  expect(formatDateTime('2026-03-02T18:30:00Z', guadeloupe, 'fr')).toBe('lun. 2 mars 2026, 14h30')
  expect(formatDateTime('2026-03-02T18:30:00Z', guadeloupe, 'en')).toBe('Mon 2 Mar 2026, 14:30')
  expect(formatDateTime('2026-03-02T18:30:00Z', 'Indian/Reunion', 'fr')).toBe('lun. 2 mars 2026, 22h30')
})

test('a near time is written without its year, unless that is another one', () => {
  const now = '2026-12-31T23:00:00Z'
  expect(formatNearDateTime('2026-03-02T18:30:00Z', guadeloupe, 'fr', now)).toBe('lun. 2 mars, 14h30')
  expect(formatNearDateTime('2026-03-02T18:30:00Z', guadeloupe, 'en', now)).toBe('Mon 2 Mar, 14:30')
  expect(formatNearDateTime('2026-12-31T18:30:00Z', guadeloupe, 'fr', now)).toBe('jeu. 31 déc., 14h30')
  expect(formatNearDateTime('2027-03-02T18:30:00Z', guadeloupe, 'fr', now)).toBe('mar. 2 mars 2027, 14h30')
})

test('a day in a list shows its weekday in this year, and its year otherwise', () => {
  const now = '2026-11-20T12:00:00Z'
  expect(formatNearDate('2026-12-01T18:30:00Z', guadeloupe, 'fr', now)).toBe('mar. 1er déc.')
  expect(formatNearDate('2027-01-04T18:30:00Z', guadeloupe, 'fr', now)).toBe('4 janv. 2027')
  expect(formatNearDate('2027-01-01T02:00:00Z', guadeloupe, 'en', now)).toBe('Thu 31 Dec')
})

test('the first of the month is « 1er » in French only', () => {
  expect(formatDate('2026-03-01T12:00:00Z', guadeloupe, 'fr')).toBe('dim. 1er mars 2026')
  expect(formatDate('2026-03-01T12:00:00Z', guadeloupe, 'en')).toBe('Sun 1 Mar 2026')
  expect(formatDate('2026-03-11T12:00:00Z', guadeloupe, 'fr')).toBe('mer. 11 mars 2026')
})

test('French hours drop the leading zero, and midnight is hour 0 of the new day', () => {
  expect(formatClock('2026-03-02T12:05:00Z', guadeloupe, 'fr')).toBe('8h05')
  expect(formatClock('2026-03-02T12:05:00Z', guadeloupe, 'en')).toBe('08:05')
  expect(formatDateTime('2026-03-03T04:00:00Z', guadeloupe, 'fr')).toBe('mar. 3 mars 2026, 0h00')
  expect(formatDateTime('2026-03-03T03:59:00Z', guadeloupe, 'en')).toBe('Mon 2 Mar 2026, 23:59')
})

test('birthdays and seasons need no time zone', () => {
  expect(formatLocalDate('1984-08-01', 'fr')).toBe('1er août 1984')
  expect(formatLocalDate('1984-08-01', 'en')).toBe('1 August 1984')
  expect(formatMonthDay('12-22', 'fr')).toBe('22 déc.')
  expect(formatMonthDay('02-29', 'en')).toBe('29 Feb')
})

test('a delay is written in minutes up to an hour, in hours up to a day, then in days and hours', () => {
  expect([0, 59, 60, 125, 1439].map((minutes) => formatElapsed(minutes, 'fr'))).toEqual([
    '0\u00a0min',
    '59\u00a0min',
    '1\u00a0h\u00a000',
    '2\u00a0h\u00a005',
    '23\u00a0h\u00a059',
  ])
  expect([1440, 1499, 1500, 2880].map((minutes) => formatElapsed(minutes, 'fr'))).toEqual([
    '1\u00a0jour',
    '1\u00a0jour',
    '1\u00a0jour 1\u00a0h',
    '2\u00a0jours',
  ])
  expect([1440, 3060].map((minutes) => formatElapsed(minutes, 'en'))).toEqual(['1\u00a0day', '2\u00a0days 3\u00a0h'])
})
