import type { Payment } from '@filao/domain/rentals/payment'
import { describe, expect, test } from 'vitest'
import { newLine, newLineId, paymentState, takesMoney } from './payment-lines.ts'

const rental = { totalAmount: 345.5, securityDepositAmount: 800 }
const payment = (totalAmount: number, securityDepositAmount: number): Payment => ({
  id: 1,
  rentalId: 1,
  totalAmount,
  securityDepositAmount,
  method: 'card',
  takenAt: '2026-03-02T18:30:00Z',
  takenBy: null,
  correctsPaymentId: null,
  reason: null,
})

describe('a line can be added', () => {
  test('until both amounts are paid in full', () => {
    expect(paymentState(rental, [], false).canAdd).toBe(true)
    expect(paymentState(rental, [payment(345.5, 0)], false).canAdd).toBe(true)
    expect(paymentState(rental, [payment(345.5, 500), payment(0, 300)], false).canAdd).toBe(false)
  })

  test('not while another one is typed', () => {
    expect(paymentState(rental, [], true).canAdd).toBe(false)
  })
})

describe('a new line', () => {
  test('proposes the rest of the price first, and no deposit', () => {
    const line = newLine(paymentState(rental, [payment(100.25, 0)], false))
    expect(line).toEqual({ id: newLineId, totalAmount: 245.25, securityDepositAmount: 0, method: 'card' })
  })

  test('proposes the deposit once the price is paid', () => {
    const line = newLine(paymentState(rental, [payment(345.5, 100)], false))
    expect(line).toMatchObject({ totalAmount: 0, securityDepositAmount: 700 })
  })
})

test('a line without an amount takes no money', () => {
  expect(takesMoney({ totalAmount: 0, securityDepositAmount: null })).toBe(false)
  expect(takesMoney({})).toBe(false)
  expect(takesMoney({ totalAmount: 0.01 })).toBe(true)
})
