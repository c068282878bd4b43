import { expect, test } from 'vitest'
import { rowPayment } from './row-payment.ts'

const rental = {
  status: 'done' as const,
  totalAmount: 100,
  securityDepositAmount: 800,
  chargesAmount: 0,
  creditedAmount: 0,
  paidTotalAmount: 100,
}
const owed = (cents: number) => ({ word: 'owed', cents })

test('a rental is paid once its price and its charges are, and until then the rest is owed', () => {
  expect(rowPayment(rental)).toEqual({ word: 'paid' })
  expect(rowPayment({ ...rental, paidTotalAmount: 99.99 })).toEqual(owed(1))
  expect(rowPayment({ ...rental, chargesAmount: 25 })).toEqual(owed(2500))
  expect(rowPayment({ ...rental, chargesAmount: 25, paidTotalAmount: 125 })).toEqual({ word: 'paid' })
  expect(rowPayment({ ...rental, totalAmount: 0, chargesAmount: 25, paidTotalAmount: 0 })).toEqual(owed(2500))
})

test('money settled before Filao and credit notes are not asked for again', () => {
  expect(rowPayment({ ...rental, creditedAmount: 100, paidTotalAmount: 0 })).toEqual({ word: 'paid' })
  expect(rowPayment({ ...rental, creditedAmount: 40, paidTotalAmount: 59.99 })).toEqual(owed(1))
})

test('a cancelled rental owes its fee alone, and shows what was paid for it', () => {
  const cancelled = { ...rental, status: 'cancelled' as const }
  expect(rowPayment(cancelled)).toEqual({ word: 'paidSoFar', cents: 10_000 })
  expect(rowPayment({ ...cancelled, chargesAmount: 30, paidTotalAmount: 30 })).toEqual({
    word: 'paidSoFar',
    cents: 3000,
  })
  expect(rowPayment({ ...cancelled, chargesAmount: 30, paidTotalAmount: 0 })).toEqual(owed(3000))
  expect(rowPayment({ ...cancelled, paidTotalAmount: 0 })).toBeNull()
})

test('an offer owes nothing yet', () => {
  const offer = { ...rental, paidTotalAmount: 0 }
  expect(rowPayment({ ...offer, status: 'quote' })).toBeNull()
  expect(rowPayment({ ...offer, status: 'validating' })).toEqual({ word: 'paidSoFar', cents: 0 })
  expect(rowPayment({ ...offer, status: 'validating', paidTotalAmount: 20 })).toEqual({
    word: 'paidSoFar',
    cents: 2000,
  })
  expect(rowPayment({ ...offer, totalAmount: null, status: 'pending' })).toBeNull()
})
