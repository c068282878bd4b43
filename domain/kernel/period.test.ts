import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contains, durationMinutes, overlaps } from './period.ts'
import { instantAt } from './time.ts'

const morning = { start: '2026-03-02T08:00:00Z', end: '2026-03-02T12:00:00Z' }

test('a rental may start at the second at which another ends', () => {
  expect(overlaps(morning, { start: '2026-03-02T12:00:00Z', end: '2026-03-02T18:00:00Z' })).toBe(false)
  expect(overlaps(morning, { start: '2026-03-02T11:59:59Z', end: '2026-03-02T18:00:00Z' })).toBe(true)
  expect(overlaps(morning, { start: '2026-03-01T08:00:00Z', end: '2026-03-02T08:00:00Z' })).toBe(false)
})

test('an empty period overlaps nothing, even inside another', () => {
  expect(overlaps(morning, { start: '2026-03-02T09:00:00Z', end: '2026-03-02T09:00:00Z' })).toBe(false)
})

test('a period includes its start but not its end', () => {
  expect(contains(morning, '2026-03-02T08:00:00Z')).toBe(true)
  expect(contains(morning, '2026-03-02T11:59:59Z')).toBe(true)
  expect(contains(morning, '2026-03-02T12:00:00Z')).toBe(false)
  expect(contains(morning, '2026-03-02T07:59:59Z')).toBe(false)
})

test('a duration is elapsed minutes', () => {
  expect(durationMinutes(morning)).toBe(240)
})

test('two periods overlap when they share a second', () => {
  const period = fc
    .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
    .map(([start, length]) => ({ start: instantAt(start * 1000), end: instantAt((start + length) * 1000) }))
  fc.assert(
    fc.property(period, period, (a, b) => {
      const isShared = Array.from({ length: 20 }, (_, second) => instantAt(second * 1000)).some(
        (instant) => contains(a, instant) && contains(b, instant),
      )
      expect(overlaps(a, b)).toBe(isShared)
    }),
  )
})
