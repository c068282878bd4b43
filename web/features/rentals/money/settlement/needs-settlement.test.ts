import type { Rental } from '@filao/domain/rentals/rental'
import { expect, test } from 'vitest'
import { leadsToPayment } from './leads-to-payment.ts'

const check = { stretch: 0, odometer: 100, fuelLevel: '4/4', damages: [] }
const settled = {
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-22T10:00:00Z',
  departureAgency: { timezone: 'America/Guadeloupe' },
  returnedAt: '2026-11-22T10:10:00Z',
  totalAmount: 80,
  chargesAmount: 0,
  paidTotalAmount: 80,
  waiverAmount: 900,
  charges: [],
  vehicleChanges: [],
  checks: [
    { ...check, stage: 'delivery' },
    { ...check, stage: 'return', odometer: 300 },
  ],
} as unknown as Rental

test('a rental returned in the same state, and paid, leaves nothing to decide', () => {
  expect(leadsToPayment(settled, 29)).toBe(false)
})

test.each<[string, Partial<Rental>]>([
  ['is not paid', { paidTotalAmount: 40 }],
  ['came back late', { returnedAt: '2026-11-22T10:40:00Z' }],
  [
    'came back with less fuel',
    { checks: settled.checks.with(1, { ...check, stage: 'return', fuelLevel: '2/4' } as never) },
  ],
])('one that %s leads to its payments', (_, part) => {
  expect(leadsToPayment({ ...settled, ...part }, 29)).toBe(true)
})
