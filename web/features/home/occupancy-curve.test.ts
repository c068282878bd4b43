import { expect, test } from 'vitest'
import { share, stepPath, summarize } from './occupancy-curve.ts'

const day = (date: string, held: number, total = 10) => ({ date, held, total })

test('a company without vehicles has no occupancy', () => {
  expect(share({ held: 0, total: 0 })).toBe(0)
  expect(summarize([day('2026-03-02', 0, 0)])).toMatchObject({ average: 0, low: 0, high: 0 })
})

test('no day is the busiest while all vehicles are free', () => {
  expect(summarize([day('2026-03-02', 0), day('2026-03-03', 0)])).toMatchObject({ high: 0, busiest: undefined })
})

test('the words give the average, the range and the first of the busiest days', () => {
  const days = [day('2026-03-02', 2), day('2026-03-03', 8), day('2026-03-04', 8), day('2026-03-05', 6)]
  expect(summarize(days)).toEqual({ average: 0.6, low: 0.2, high: 0.8, busiest: days[1] })
})

test('the curve has one step a day, from the bottom and back to it', () => {
  expect(stepPath([day('2026-03-02', 5), day('2026-03-03', 10)], 100, 40)).toBe('M0 40V20h50V0h50V40z')
  expect(stepPath([], 100, 40)).toBe('M0 40V40z')
})
