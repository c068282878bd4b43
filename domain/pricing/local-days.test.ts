import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../kernel/time.ts'
import { localDays } from './local-days.ts'

test('blocks of a year in Paris begin on the days that its clocks show', () => {
  const zones = fc.constantFrom('Europe/Paris', 'America/Miquelon', 'America/Guadeloupe', 'Africa/Casablanca')
  fc.assert(
    fc.property(fc.integer({ min: 28_000_000, max: 32_000_000 }), zones, (minute, zone) => {
      const start = new Date(minute * 60_000)
      const expected = Array.from({ length: 366 }, (_, block) => {
        const day = localDate(new Date(start.getTime() + block * 86_400_000).toISOString(), zone)
        return Date.parse(`${day}T00:00:00Z`) / 86_400_000
      })
      expect(localDays(start.toISOString(), zone, 366)).toEqual(expected)
    }),
    { numRuns: 20 },
  )
})

test('half past eleven at night in Paris skips no day, though it becomes half past midnight in summer', () => {
  const days = localDays('2026-03-28T22:30:00Z', 'Europe/Paris', 3)
  expect(days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))).toEqual([
    '2026-03-28',
    '2026-03-30',
    '2026-03-31',
  ])
})
