import { expect, test } from 'vitest'
import { dayParam, isDone, minutesLate, momentOf, noonOf } from './counter-day.ts'

test('a departure is done once the vehicle is out, a return once it is back', () => {
  expect(
    (['validating', 'pending', 'ongoing', 'done'] as const).map((status) => isDone({ status }, 'departures')),
  ).toEqual([false, false, true, true])
  expect((['ongoing', 'done'] as const).map((status) => isDone({ status }, 'returns'))).toEqual([false, true])
})

test('a rental leaves from one agency and comes back to the other', () => {
  const airport = { id: 1, name: 'Aéroport', timezone: 'America/Guadeloupe' }
  const marina = { id: 2, name: 'Marina', timezone: 'America/Martinique' }
  const rental = {
    start: '2026-03-02T12:00:00Z',
    end: '2026-03-05T12:00:00Z',
    departureAgency: airport,
    arrivalAgency: marina,
  }
  expect(momentOf(rental, 'departures')).toEqual({ at: rental.start, agency: airport, other: marina })
  expect(momentOf(rental, 'returns')).toEqual({ at: rental.end, agency: marina, other: airport })
})

test('lateness counts from the minute it was due, and is never negative', () => {
  expect(minutesLate('2026-03-02T12:00:00Z', '2026-03-02T12:00:59Z')).toBe(0)
  expect(minutesLate('2026-03-02T12:00:00Z', '2026-03-02T14:05:00Z')).toBe(125)
  expect(minutesLate('2026-03-02T12:00:00Z', '2026-03-02T11:00:00Z')).toBe(0)
})

test('noon is noon at the agency', () => {
  expect(noonOf('2026-11-20', 'America/Guadeloupe')).toBe('2026-11-20T16:00:00Z')
  expect(noonOf('2026-11-20', 'Indian/Reunion')).toBe('2026-11-20T08:00:00Z')
})

test('a day of the URL that does not exist is none: the counter shows today', () => {
  expect(dayParam('2026-11-20')).toBe('2026-11-20')
  expect([null, '', '2026-02-31', '2026-13-01', '0026-11-20'].map(dayParam)).toEqual([null, null, null, null, null])
})
