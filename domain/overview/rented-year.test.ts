import { expect, test } from 'vitest'
import { lastTwelveMonths, rentedDays } from './rented-year.ts'

const year = lastTwelveMonths('2026-03-02T14:00:00Z')

test('twelve months end now, also from a 29 February', () => {
  expect(year).toEqual({ start: '2025-03-02T14:00:00Z', end: '2026-03-02T14:00:00Z' })
  expect(lastTwelveMonths('2028-02-29T08:00:00Z').start).toBe('2027-02-28T08:00:00Z')
})

test('only the time within the period counts, and a vehicle that is out counts up to now', () => {
  expect(rentedDays([], year)).toBe(0)
  expect(rentedDays([{ start: '2025-06-01T10:00:00Z', end: '2025-06-04T10:00:00Z' }], year)).toBe(3)
  expect(rentedDays([{ start: '2025-02-27T14:00:00Z', end: '2025-03-04T14:00:00Z' }], year)).toBe(2)
  expect(rentedDays([{ start: '2026-02-28T14:00:00Z', end: null }], year)).toBe(2)
  expect(rentedDays([{ start: '2024-06-01T10:00:00Z', end: '2024-06-09T10:00:00Z' }], year)).toBe(0)
})

test('half days add up before they are rounded', () => {
  const half = (day: number) => ({ start: `2025-06-0${day}T08:00:00Z`, end: `2025-06-0${day}T20:00:00Z` })
  expect(rentedDays([half(1)], year)).toBe(1)
  expect(rentedDays([half(1), half(2), half(3)], year)).toBe(2)
  expect(rentedDays([half(1), half(2), half(3), half(4)], year)).toBe(2)
})
