import { expect, test } from 'vitest'
import { daysOf, readPeriod } from './period.ts'

const today = '2026-03-22'
const read = (text: string) => readPeriod(new URLSearchParams(text), today)

test('months and years under way end today; finished ones are whole', () => {
  expect(daysOf('thisMonth', today)).toEqual({ from: '2026-03-01', to: '2026-03-22' })
  expect(daysOf('lastMonth', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf('thisYear', today)).toEqual({ from: '2026-01-01', to: '2026-03-22' })
  expect(daysOf('twelveMonths', today)).toEqual({ from: '2025-03-01', to: '2026-02-28' })
})

test('an address without a period, or with one that cannot be read, shows this month by day', () => {
  for (const text of ['', 'from=soon&step=hour']) {
    expect(read(text)).toMatchObject({ days: { from: '2026-03-01', to: '2026-03-22' }, step: 'day', fault: null })
  }
})

test('a step with too many parts is not offered', () => {
  const year = read('from=2025-01-01&to=2025-12-31&step=day')
  expect([year.step, year.offered]).toEqual(['month', ['week', 'month']])
})

test('a period that ends before it begins or is too long is told', () => {
  expect(read('from=2026-03-02&to=2026-03-01').fault).toBe('wrong')
  expect(read('from=2020-01-01&to=2026-03-01').fault).toBe('tooLong')
})
