import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paid, paidInFull, remaining } from './payments.ts'

const rental = { totalAmount: 267.3, securityDepositAmount: 800 }
const line = (totalAmount: number, securityDepositAmount = 0) => ({ totalAmount, securityDepositAmount })

test('the total is paid in full when its payments reach it to the cent, whatever the deposit', () => {
  expect(paidInFull(rental, [line(200), line(67.29)])).toEqual({ totalAmount: false, securityDepositAmount: false })
  expect(paidInFull(rental, [line(200), line(67.3)])).toEqual({ totalAmount: true, securityDepositAmount: false })
  expect(paidInFull(rental, [line(0, 800)])).toEqual({ totalAmount: false, securityDepositAmount: true })
  expect(paidInFull(rental, [line(300, 900)])).toEqual({ totalAmount: true, securityDepositAmount: true })
})

test('what remains is never below zero', () => {
  expect(remaining(rental, [line(100.1, 500)])).toEqual(line(167.2, 300))
  expect(remaining(rental, [line(300, 900)])).toEqual(line(0, 0))
  expect(remaining(rental, [])).toEqual(rental)
})

test('a line that corrects a payment gives it back', () => {
  const payments = [line(267.3, 800), { ...line(67.3, 0), correctsPaymentId: 1 }]
  expect(paid(payments)).toEqual(line(200, 800))
  expect(paidInFull(rental, payments)).toEqual({ totalAmount: false, securityDepositAmount: true })
})

test('nothing to pay is paid; an amount that is not set yet is not', () => {
  expect(paidInFull({ totalAmount: 0, securityDepositAmount: null }, [])).toEqual({
    totalAmount: true,
    securityDepositAmount: false,
  })
  expect(remaining({ totalAmount: null, securityDepositAmount: 0 }, [])).toEqual(line(0, 0))
})

test('many small payments add up without noise', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1 }), (parts) => {
      const totalAmount = parts.reduce((sum, part) => sum + part, 0) / 100
      const payments = parts.map((part) => line(part / 100))
      expect(paidInFull({ totalAmount, securityDepositAmount: 0 }, payments).totalAmount).toBe(true)
      expect(paidInFull({ totalAmount, securityDepositAmount: 0 }, payments.slice(1)).totalAmount).toBe(false)
    }),
  )
})
