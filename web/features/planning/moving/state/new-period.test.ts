import { expect, test } from 'vitest'
import { rentalPeriod } from './new-period.ts'

const now = '2026-03-10T14:03:00Z'
const at = (start: string, end: string) => ({ start, end })

test.each([
  [
    'that is under way starts at the next quarter',
    at('2026-03-10T04:00:00Z', '2026-03-12T04:00:00Z'),
    '2026-03-10T14:15:00Z',
  ],
  ['to come stays', at('2026-03-11T04:00:00Z', '2026-03-12T04:00:00Z'), '2026-03-11T04:00:00Z'],
  ['that is over stays, to be refused', at('2026-03-09T04:00:00Z', '2026-03-10T04:00:00Z'), '2026-03-09T04:00:00Z'],
  ['that ends within the quarter stays', at('2026-03-10T04:00:00Z', '2026-03-10T14:10:00Z'), '2026-03-10T04:00:00Z'],
])('a period %s', (_, period, start) => {
  expect(rentalPeriod(period, now)).toEqual({ start, end: period.end })
})
