import { expect, test } from 'vitest'
import { cashTaken } from './cash-limit.ts'

test('cash of several payments counts together, minus refunds in cash', () => {
  const line = { method: 'cash', correctsPaymentId: null } as const
  const lines = [
    { ...line, totalCents: 60_000 },
    { ...line, totalCents: 50_000 },
    { ...line, totalCents: 30_000, method: 'card' as const },
    { ...line, totalCents: 20_000, correctsPaymentId: 1 },
  ]
  expect(cashTaken(lines)).toBe(90_000)
})
