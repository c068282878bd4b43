import { expect, test } from 'vitest'
import { isPaidInFull } from './paid-in-full.ts'

const rental = {
  status: 'done' as const,
  totalAmount: 100,
  securityDepositAmount: 800,
  chargesAmount: 0,
  creditedAmount: 0,
  paidTotalAmount: 100,
}

test('a rental is paid once its price and its charges are', () => {
  expect(isPaidInFull(rental)).toBe(true)
  expect(isPaidInFull({ ...rental, paidTotalAmount: 99.99 })).toBe(false)
  expect(isPaidInFull({ ...rental, chargesAmount: 25 })).toBe(false)
  expect(isPaidInFull({ ...rental, chargesAmount: 25, paidTotalAmount: 125 })).toBe(true)
  expect(isPaidInFull({ ...rental, totalAmount: null })).toBe(false)
})

test('money settled before Filao and credit notes are not asked for again', () => {
  expect(isPaidInFull({ ...rental, creditedAmount: 100, paidTotalAmount: 0 })).toBe(true)
  expect(isPaidInFull({ ...rental, creditedAmount: 40, paidTotalAmount: 59.99 })).toBe(false)
})

test('a cancelled rental shows what was paid, since its price is not asked for', () => {
  expect(isPaidInFull({ ...rental, status: 'cancelled' })).toBe(false)
  expect(isPaidInFull({ ...rental, status: 'cancelled', chargesAmount: 30, paidTotalAmount: 30 })).toBe(false)
})
