import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowsStep, boundsOf, lengthOf, partsOf, periodBefore, steps, usualStep, yearBefore } from './days.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }

describe('the parts of a period', () => {
  test('are weeks from Monday, cut off at both ends', () => {
    expect(partsOf(november, 'week')).toEqual([
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-11-30' },
    ])
  })

  test('are calendar months', () => {
    expect(partsOf({ from: '2026-01-15', to: '2026-03-02' }, 'month')).toEqual([
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-02' },
    ])
  })

  test('follow each other without a gap, whatever the period and the step', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 400 }))
    fc.assert(
      fc.property(days, fc.constantFrom(...steps), ([first, length], step) => {
        const at = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
        const period = { from: at(first), to: at(first + length) }
        const parts = partsOf(period, step)
        expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(length + 1)
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to])
        const bounds = boundsOf(parts)
        expect(bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] as number))).toBe(true)
      }),
    )
  })
})

describe('the periods to compare with', () => {
  test.each([
    [november, { from: '2026-10-01', to: '2026-10-31' }, { from: '2025-11-01', to: '2025-11-30' }],
    [
      { from: '2026-01-01', to: '2026-03-31' },
      { from: '2025-10-01', to: '2025-12-31' },
      { from: '2025-01-01', to: '2025-03-31' },
    ],
    [
      { from: '2026-11-02', to: '2026-11-08' },
      { from: '2026-10-26', to: '2026-11-01' },
      { from: '2025-11-02', to: '2025-11-08' },
    ],
    [
      { from: '2025-02-01', to: '2025-02-28' },
      { from: '2025-01-01', to: '2025-01-31' },
      { from: '2024-02-01', to: '2024-02-29' },
    ],
  ])('of %j are %j and %j', (days, before, year) => {
    expect(periodBefore(days)).toEqual(before)
    expect(yearBefore(days)).toEqual(year)
  })
})

test.each([
  [
    { from: '2024-02-28', to: '2024-02-28' },
    { from: '2023-02-28', to: '2023-02-28' },
  ],
  [
    { from: '2024-02-22', to: '2024-02-28' },
    { from: '2023-02-22', to: '2023-02-28' },
  ],
  [
    { from: '2024-02-29', to: '2024-03-06' },
    { from: '2023-02-28', to: '2023-03-06' },
  ],
  [
    { from: '2025-02-28', to: '2025-02-28' },
    { from: '2024-02-28', to: '2024-02-28' },
  ],
  [
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2023-02-01', to: '2023-02-28' },
  ],
])('around 29 February, the year before %j is %j', (days, year) => {
  expect(yearBefore(days)).toEqual(year)
})

test('the usual step keeps a chart legible; too many parts are not allowed', () => {
  expect(usualStep(november)).toBe('day')
  expect(usualStep({ from: '2026-01-01', to: '2026-06-30' })).toBe('week')
  const year = { from: '2026-01-01', to: '2026-12-31' }
  expect(usualStep(year)).toBe('month')
  expect([allowsStep(year, 'day'), allowsStep(year, 'week')]).toEqual([false, true])
})
