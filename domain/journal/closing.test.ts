import { expect, test } from 'vitest'
import { type Closed, closingsDue, nothingClosed } from './closing.ts'
import { addEntry, noTotals, type Totals } from './totals.ts'

const paid = (cents: number): Totals => {
  const sums = noTotals()
  const vat = [{ rate: 8.5, baseCents: cents - 100, vatCents: 100 }]
  addEntry(sums, 'payment', { cents, method: 'card', vat })
  return sums
}
const names = (closed: Closed, days: string[], yesterday: string) =>
  closingsDue(closed, new Map(days.map((day) => [day, paid(1000)])), yesterday).map(({ period }) => period)

test('days, months and years are closed in order, and made up for after an absence', () => {
  expect(names(nothingClosed(), ['2026-01-02', '2025-11-30', '2025-12-31', '2025-12-30'], '2026-02-01')).toEqual([
    '2025-11-30',
    '2025-11',
    '2025-12-30',
    '2025-12-31',
    '2025-12',
    '2025',
    '2026-01-02',
    '2026-01',
  ])
})

test('today is not closed, nor its month and year; a day without entries has no closing', () => {
  expect(names(nothingClosed(), ['2026-03-30', '2026-03-31'], '2026-03-30')).toEqual(['2026-03-30'])
  expect(names(nothingClosed(), ['2026-03-30'], '2026-03-31')).toEqual(['2026-03-30', '2026-03'])
  expect(names(nothingClosed(), [], '2026-03-31')).toEqual([])
})

test('a month whose last days were idle is closed at its end', () => {
  const closed = { through: '2026-03-28', month: paid(500), year: paid(700), perpetual: paid(900) }
  expect(names(closed, [], '2026-03-30')).toEqual([])
  expect(names(closed, [], '2026-03-31')).toEqual(['2026-03'])
  const [month, day] = closingsDue(closed, new Map([['2026-04-01', paid(1)]]), '2026-04-01')
  expect(month?.totals).toMatchObject({ interval: { receivedCents: 500 }, year: { receivedCents: 700 } })
  expect(day?.totals).toMatchObject({
    interval: { receivedCents: 1 },
    month: { receivedCents: 1 },
    year: { receivedCents: 701 },
    perpetual: { receivedCents: 901, methods: [{ method: 'card', cents: 901 }], entries: 2 },
  })
})
