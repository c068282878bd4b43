import fc from 'fast-check'
import { expect, test } from 'vitest'
import { methodText } from '../journal/labels.ts'
import { languages } from '../kernel/language.ts'
import { inCents } from '../kernel/money.ts'
import { paid, paidInFull, remaining } from './account.ts'
import { paymentMethodLabels } from './labels.ts'
import { checkNotNothing } from './money-checks.ts'
import { paymentMethods } from './payment.ts'
import { checkRefund, held } from './refund.ts'

const rental = { totalCents: 26730, securityDepositCents: 80000 }
/** A payment of these euros. */
const line = (totalAmount: number, securityDepositAmount = 0) => inCents({ totalAmount, securityDepositAmount })

test('the total is paid in full when its payments equal it to the cent, whatever the deposit', () => {
  expect(paidInFull(rental, [line(200), line(67.29)])).toEqual({ totalCents: false, securityDepositCents: false })
  expect(paidInFull(rental, [line(200), line(67.3)])).toEqual({ totalCents: true, securityDepositCents: false })
  expect(paidInFull(rental, [line(0, 800)])).toEqual({ totalCents: false, securityDepositCents: true })
  expect(paidInFull(rental, [line(300, 900)])).toEqual({ totalCents: true, securityDepositCents: true })
})

test('the balance is never below zero', () => {
  expect(remaining(rental, [line(100.1, 500)])).toEqual(line(167.2, 300))
  expect(remaining(rental, [line(300, 900)])).toEqual(line(0, 0))
  expect(remaining(rental, [])).toEqual(rental)
})

test('a line that corrects a payment refunds it', () => {
  const payments = [line(267.3, 800), { ...line(67.3, 0), correctsPaymentId: 1 }]
  expect(paid(payments)).toEqual(line(200, 800))
  expect(paidInFull(rental, payments)).toEqual({ totalCents: false, securityDepositCents: true })
})

test('an amount of zero is paid; an amount that is not set yet is not', () => {
  expect(paidInFull({ totalCents: 0, securityDepositCents: null }, [])).toEqual({
    totalCents: true,
    securityDepositCents: false,
  })
  expect(remaining({ totalCents: null, securityDepositCents: 0 }, [])).toEqual(line(0, 0))
})

test('many small payments add up without rounding errors', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1 }), (parts) => {
      const totalCents = parts.reduce((sum, part) => sum + part, 0)
      const payments = parts.map((part) => line(part / 100))
      expect(paidInFull({ totalCents, securityDepositCents: 0 }, payments).totalCents).toBe(true)
      expect(paidInFull({ totalCents, securityDepositCents: 0 }, payments.slice(1)).totalCents).toBe(false)
    }),
  )
})

const taken = { id: 1, ...line(267.3, 800) }
const back = (id: number, totalAmount: number, securityDepositAmount = 0) => {
  return { id, ...line(totalAmount, securityDepositAmount), correctsPaymentId: 1 }
}

test('a payment holds its amounts minus its refunds', () => {
  expect(held(taken, [taken])).toEqual(line(267.3, 800))
  expect(held(taken, [taken, back(2, 67.3), back(3, 0, 800), { ...back(4, 50), correctsPaymentId: 9 }])).toEqual(
    line(200, 0),
  )
})

test('a refund is at most what its payment still holds, the deposit apart', () => {
  const refund = { ...line(200), reason: 'Retour anticipé' }
  const payments = [taken, back(2, 67.3)]
  expect(() => checkRefund(refund, taken, payments)).not.toThrow()
  expect(() => checkRefund({ ...refund, totalCents: 20001 }, taken, payments)).toThrow(/At most €200.00/)
  expect(() => checkRefund({ ...line(0, 800), reason: 'Caution rendue' }, taken, payments)).not.toThrow()
  expect(() => checkRefund({ ...line(0, 800.01), reason: 'Caution rendue' }, taken, payments)).toThrow(
    /At most €800.00/,
  )
})

test('a refund needs a reason, and cannot itself be refunded', () => {
  expect(() => checkRefund({ ...line(10), reason: null }, taken, [taken])).toThrow(/reason/)
  expect(() => checkRefund({ ...line(10), reason: 'Erreur' }, back(2, 67.3), [taken, back(2, 67.3)])).toThrow(
    /A refund cannot be refunded/,
  )
})

test('a payment never holds less than zero, after any refunds', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(cents, cents, fc.array(fc.tuple(cents, cents), { maxLength: 20 }), (total, deposit, wanted) => {
      const payment = { id: 1, ...line(total / 100, deposit / 100) }
      const payments = [payment]
      for (const [index, [one, other]] of wanted.entries()) {
        const refund = { ...back(index + 2, one / 100, other / 100), reason: 'x' }
        try {
          checkRefund(refund, payment, payments)
          payments.push(refund)
        } catch {}
      }
      const rest = held(payment, payments)
      expect(Math.min(rest.totalCents, rest.securityDepositCents)).toBeGreaterThanOrEqual(0)
      expect(paid(payments)).toEqual(rest)
    }),
  )
})

test('a payment of zero is refused', () => {
  expect(() => checkNotNothing(line(0))).toThrow(/Enter an amount/)
  expect(() => checkNotNothing(line(0, 0.01))).not.toThrow()
})

test('the journal, which knows no rentals, names each method as they do', () => {
  for (const language of languages)
    expect(paymentMethods.map((method) => methodText(method, language))).toEqual(
      paymentMethods.map((method) => paymentMethodLabels[method][language]),
    )
})
