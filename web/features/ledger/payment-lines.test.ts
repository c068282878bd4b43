import type { Payment } from '@filao/domain/ledger/payment.schema'
import { describe, expect, test } from 'vitest'
import {
  amountNow,
  amountOver,
  newLine,
  newLineId,
  offersAmount,
  overpaid,
  paymentState,
  proposedRefund,
  takesMoney,
} from './payment-lines.ts'

const rental = { status: 'pending' as const, totalAmount: 345.5, securityDepositAmount: 800 }
const payment = (totalAmount: number, securityDepositAmount: number): Payment => ({
  id: 1,
  rentalId: 1,
  totalAmount,
  securityDepositAmount,
  method: 'card',
  takenAt: '2026-03-02T18:30:00Z',
  takenBy: null,
  correctsPaymentId: null,
  isDepositKept: false,
  reason: null,
})

describe('a line can be added', () => {
  test('until both amounts are paid in full', () => {
    expect(paymentState(rental, [], false).canAdd).toBe(true)
    expect(paymentState(rental, [payment(345.5, 0)], false).canAdd).toBe(true)
    expect(paymentState(rental, [payment(345.5, 500), payment(0, 300)], false).canAdd).toBe(false)
  })

  test('not while another one is being typed', () => {
    expect(paymentState(rental, [], true).canAdd).toBe(false)
  })

  test('after the return only while the price or a charge is unpaid: the deposit is given back', () => {
    const done = { ...rental, status: 'done' as const }
    expect(paymentState(done, [payment(345.5, 0)], false).canAdd).toBe(false)
    expect(paymentState({ ...done, chargesAmount: 20 }, [payment(345.5, 0)], false).canAdd).toBe(true)
    expect(newLine('done', paymentState(done, [payment(345.5, 0)], false)).securityDepositAmount).toBe(0)
  })

  test('to a cancelled rental as a fee: nothing is due, whatever was paid', () => {
    const cancelled = { ...rental, status: 'cancelled' as const }
    const state = paymentState(cancelled, [payment(345.5, 800)], false)
    expect(state).toMatchObject({ canAdd: true, rest: { totalCents: 0 }, inFull: { totalCents: false } })
    expect(newLine('cancelled', state)).toMatchObject({ totalAmount: 0, securityDepositAmount: 0 })
    expect(paymentState(cancelled, [], true).canAdd).toBe(false)
  })

  test('to a cancelled rental with a recorded fee: the fee is proposed, and the rest is overpaid', () => {
    const cancelled = { ...rental, status: 'cancelled' as const, chargesAmount: 36 }
    const state = paymentState(cancelled, [payment(20, 0)], false)
    expect(newLine('cancelled', state)).toMatchObject({ totalAmount: 16, securityDepositAmount: 0 })
    expect(overpaid(cancelled, [payment(20, 0)])).toBe(0)
    expect(overpaid(cancelled, [payment(50, 0)])).toBe(1400)
  })
})

describe('a refund', () => {
  const rest = { totalCents: 10_000, securityDepositCents: 80_000 }

  test('proposes everything for a cancelled rental, and the deposit once the vehicle is back', () => {
    expect(proposedRefund('cancelled', rest, 10_000)).toEqual(rest)
    expect(proposedRefund('cancelled', rest, 4000)).toEqual({ ...rest, totalCents: 4000 })
    expect(proposedRefund('done', rest, 0)).toEqual({ totalCents: 0, securityDepositCents: 80_000 })
  })

  test('proposes the overpaid amount, at most this payment', () => {
    const fallen = { ...rental, totalAmount: 300, chargesAmount: 20 }
    expect(overpaid(fallen, [payment(345.5, 800)])).toBe(2550)
    expect(overpaid(rental, [payment(345.5, 0)])).toBe(0)
    expect(proposedRefund('ongoing', rest, 2550)).toEqual({ totalCents: 2550, securityDepositCents: 0 })
    expect(proposedRefund('ongoing', rest, 15_000)).toEqual({ totalCents: 10_000, securityDepositCents: 0 })
  })

  test('proposes a deposit that was taken alone', () => {
    const alone = { totalCents: 0, securityDepositCents: 80_000 }
    expect(proposedRefund('pending', alone, 0)).toEqual(alone)
  })
})

describe('a new line', () => {
  test('proposes the rest of the price first, and no deposit', () => {
    const line = newLine('pending', paymentState(rental, [payment(100.25, 0)], false))
    expect(line).toEqual({ id: newLineId, totalAmount: 245.25, securityDepositAmount: 0, method: 'card' })
  })

  test('proposes the deposit once the price is paid', () => {
    const line = newLine('pending', paymentState(rental, [payment(345.5, 100)], false))
    expect(line).toMatchObject({ totalAmount: 0, securityDepositAmount: 700 })
  })
})

test('a line without an amount takes no money', () => {
  expect(takesMoney({ totalAmount: 0, securityDepositAmount: null })).toBe(false)
  expect(takesMoney({})).toBe(false)
  expect(takesMoney({ totalAmount: 0.01 })).toBe(true)
})

test('an amount is offered for an empty field and one that has more, so that Tab leaves any other for the next', () => {
  expect(offersAmount(null, 24_920)).toBe(true)
  expect(offersAmount(0, 24_920)).toBe(true)
  expect(offersAmount(0.01, 24_920)).toBe(false)
  expect(offersAmount(249.2, 24_920)).toBe(false)
  expect(offersAmount(249.21, 24_920)).toBe(true)
})

test('the amount above the rest is computed to the cent', () => {
  expect(amountOver(249.2, 24_920)).toBe(0)
  expect(amountOver(249.21, 24_920)).toBe(1)
  expect(amountOver(2492, 24_920)).toBe(224_280)
  expect(amountOver(null, 24_920)).toBe(0)
})

test('after a colleague’s payment a typed amount stays, a proposed one falls, and one that is paid is nothing', () => {
  const state = {
    rest: { totalCents: 4400, securityDepositCents: 0 },
    inFull: { totalCents: false, securityDepositCents: true },
  }
  expect(amountNow('totalCents', 60, true, state)).toBe(60)
  expect(amountNow('totalCents', null, true, state)).toBe(null)
  expect(amountNow('totalCents', 64, false, state)).toBe(44)
  expect(amountNow('totalCents', 0, false, state)).toBe(0)
  expect(amountNow('securityDepositCents', 150, true, state)).toBe(0)
})
