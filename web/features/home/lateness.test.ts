import { expect, test } from 'vitest'
import { isLate } from './lateness.ts'

const rental = { start: '2026-03-02T14:00:00Z', end: '2026-03-05T14:00:00Z' }

test('a departure is late once its start has passed, a return once its end has', () => {
  expect(isLate(rental, 'departures', '2026-03-02T14:00:00.000Z')).toBe(false)
  expect(isLate(rental, 'departures', '2026-03-02T14:00:01.000Z')).toBe(true)
  expect(isLate(rental, 'returns', '2026-03-04T00:00:00.000Z')).toBe(false)
  expect(isLate(rental, 'returns', '2026-03-05T15:00:00.000Z')).toBe(true)
})
