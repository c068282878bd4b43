import { rentalStatuses } from '@filao/domain/rentals/status/status'
import { describe, expect, test } from 'vitest'
import { ledBy, stepsOf } from './next-step.ts'
import { stepPath } from './step-path.ts'

const rental = (status: (typeof rentalStatuses)[number], paidTotalAmount = 0) => ({
  status,
  totalAmount: 100,
  chargesAmount: 0,
  paidTotalAmount,
  securityDepositAmount: 500,
  paidSecurityDepositAmount: 500,
})

describe('the next step', () => {
  test.each([
    ['draft', 0, 'contract'],
    ['quote', 0, 'contract'],
    ['validating', 0, 'contract'],
    ['pending', 0, 'payment'],
    ['pending', 100, 'delivery'],
    ['ongoing', 0, 'return'],
    ['pending', 120, 'delivery'],
    ['done', 120, 'refund'],
    ['done', 0, 'collect'],
    ['done', 100, 'giveBack'],
    ['cancelled', 0, 'refund'],
  ] as const)('of a rental that is %s with %i paid is %s', (status, paid, next) => {
    expect(stepsOf(rental(status, paid)).next).toBe(next)
  })
})

describe('the next step after an extension', () => {
  test('is the payment of what is due, and the return where all is paid', () => {
    expect(ledBy('payment', stepsOf(rental('ongoing', 0)))).toEqual({
      next: 'payment',
      others: ['return', 'extend', 'replace', 'edit', 'print'],
    })
    expect(ledBy('payment', stepsOf(rental('ongoing', 100))).next).toBe('return')
  })
})

describe('the other possible steps', () => {
  test('follow the status', () => {
    expect(stepsOf(rental('draft')).others).toEqual(['payment', 'reservation', 'quote', 'edit', 'print'])
    expect(stepsOf(rental('pending')).others).toEqual(['delivery', 'edit', 'print', 'cancel'])
    expect(stepsOf(rental('ongoing')).others).toEqual(['payment', 'extend', 'replace', 'edit', 'print'])
    expect(stepsOf(rental('ongoing', 100)).others).toEqual(['extend', 'replace', 'edit', 'print'])
    expect(stepsOf(rental('cancelled')).others).toEqual(['print'])
    const settled = { ...rental('done', 130), chargesAmount: 30, paidSecurityDepositAmount: 0 }
    expect(stepsOf(settled)).toEqual({ next: null, others: ['print'] })
    expect(stepsOf({ ...settled, chargesAmount: 40 }).next).toBe('collect')
    const cancelled = { ...settled, status: 'cancelled' as const }
    expect(stepsOf({ ...cancelled, chargesAmount: 0, paidTotalAmount: 0 }).next).toBeNull()
    expect(stepsOf({ ...cancelled, paidTotalAmount: 0 }).next).toBe('collect')
    expect(stepsOf({ ...cancelled, paidTotalAmount: 30 }).next).toBeNull()
    expect(stepsOf({ ...cancelled, paidTotalAmount: 31 }).next).toBe('refund')
  })

  test.each(rentalStatuses)('ask for no payment of a rental that is %s and paid, or over', (status) => {
    const offers = (paid: number) => {
      const { next, others } = stepsOf(rental(status, paid))
      return [next, ...others].includes('payment')
    }
    expect(offers(100)).toBe(false)
    expect(offers(40)).toBe(status !== 'done' && status !== 'cancelled')
  })

  test('a refund is offered of what Filao holds, not of what was paid before it', () => {
    const imported = { ...rental('cancelled'), paidSecurityDepositAmount: 0, creditedAmount: 100 }
    expect(stepsOf(imported)).toEqual({ next: null, others: ['print'] })
    expect(stepsOf({ ...imported, paidTotalAmount: 20 }).next).toBe('refund')
    expect(stepsOf({ ...imported, status: 'done', creditedAmount: 300 }).next).toBeNull()
  })

  test('a free rental has nothing to pay', () => {
    expect(stepsOf({ ...rental('pending'), totalAmount: 0 }).next).toBe('delivery')
  })

  test('the deposit can still be taken once the price is paid', () => {
    const others = (paidSecurityDepositAmount: number, paid: number) =>
      stepsOf({ ...rental('pending', paid), paidSecurityDepositAmount }).others.filter((step) => step === 'deposit')
    expect(others(0, 100)).toEqual(['deposit'])
    expect(others(0, 40)).toEqual([])
    expect(others(500, 100)).toEqual([])
  })
})

test('the money of a returned rental is settled on its summary, that of another on its payments', () => {
  for (const step of ['collect', 'giveBack', 'refund'] as const) {
    expect(stepPath(step, { id: 7, status: 'done' })).toBe('/rental/summary/7')
    expect(stepPath(step, { id: 7, status: 'cancelled' })).toBe('/rental/payment/7')
  }
  expect(stepPath('payment', { id: 7, status: 'pending' })).toBe('/rental/payment/7')
})

test('a cancellation and an extension open their dialog on the summary', () => {
  expect(stepPath('cancel', { id: 7, status: 'pending' })).toBe('/rental/summary/7?cancel')
  expect(stepPath('extend', { id: 7, status: 'ongoing' })).toBe('/rental/summary/7?extend')
})
