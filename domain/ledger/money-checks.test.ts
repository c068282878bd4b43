import { expect, test } from 'vitest'
import { inCents } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { checkNothingHeld, checkPayment, isDepositOver, type PaidRental } from './money-checks.ts'

const rentalStatuses = ['quote', 'draft', 'validating', 'pending', 'ongoing', 'done', 'cancelled']

/** A payment of these euros. */
const line = (totalAmount: number, securityDepositAmount = 0) => inCents({ totalAmount, securityDepositAmount })

const open: PaidRental = {
  status: 'pending',
  totalCents: 26730,
  securityDepositCents: 80000,
  chargesCents: 0,
  paidTotalCents: 20000,
  paidSecurityDepositCents: 50000,
}

/** Returns the English message of the refusal, with its fields; null when the payment is accepted. */
function refusal(change: Partial<PaidRental>, payment: Parameters<typeof checkPayment>[1]) {
  try {
    checkPayment({ ...open, ...change }, payment)
    return null
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const paths = problem.details.fields?.map(({ path }) => path)
    return { code: problem.code, paths, words: problem.sentence.en }
  }
}

test('a payment up to the balance is accepted; a cent more must be confirmed', () => {
  expect(refusal({}, line(67.3, 300))).toBeNull()
  expect(refusal({}, line(67.31))).toEqual({
    code: 'amount_over',
    paths: ['totalAmount'],
    words: 'This is €0.01 more than the €67.30 still due for the rental. Check the amount, or confirm it.',
  })
  expect(refusal({}, line(0, 300.01))).toMatchObject({ code: 'amount_over', paths: ['securityDepositAmount'] })
  expect(refusal({}, line(9_999_999.99, 800))?.paths).toEqual(['totalAmount', 'securityDepositAmount'])
  expect(refusal({}, { ...line(9_999_999.99, 800), isOverConfirmed: true })).toBeNull()
})

test('charges on top of the price may be paid as well', () => {
  expect(refusal({ status: 'done', chargesCents: 4250 }, line(109.8))).toBeNull()
  expect(refusal({ status: 'done', chargesCents: 4250 }, line(109.81))?.code).toBe('amount_over')
})

test('a payment for a cancelled rental must be confirmed, whatever was due before', () => {
  const fee = refusal({ status: 'cancelled' }, line(20))
  expect(fee).toMatchObject({ code: 'amount_over', paths: ['totalAmount'] })
  expect(fee?.words).toMatch(/is cancelled.*€20\.00.*cancellation fee/)
  expect(refusal({ status: 'cancelled' }, { ...line(20), isOverConfirmed: true })).toBeNull()
})

test('the recorded fee of a cancelled rental is simply due', () => {
  const cancelled = { status: 'cancelled', chargesCents: 5000, paidTotalCents: 2000 } as const
  expect(refusal(cancelled, line(30))).toBeNull()
  expect(refusal(cancelled, line(30.01))).toMatchObject({ code: 'amount_over', paths: ['totalAmount'] })
  expect(refusal(cancelled, line(30.01))?.words).toMatch(/€0\.01 more than the €30\.00 still due/)
})

test('a deposit is accepted until the vehicle is back, and never for a cancelled rental, even confirmed', () => {
  expect(rentalStatuses.filter(isDepositOver)).toEqual(['done', 'cancelled'])
  for (const isOverConfirmed of [false, true]) {
    const late = refusal({ status: 'done' }, { ...line(0, 100), isOverConfirmed })
    expect(late).toMatchObject({ code: 'validation', paths: ['securityDepositAmount'] })
    expect(refusal({ status: 'cancelled' }, { ...line(10, 100), isOverConfirmed })?.code).toBe('validation')
  }
  expect(refusal({ status: 'ongoing' }, line(0, 100))).toBeNull()
})

test('a rental with money still held is cancelled only when that is confirmed', () => {
  const held = expect.objectContaining({ code: 'money_held', message: expect.stringMatching(/€200\.00.*€500\.00/) })
  expect(() => checkNothingHeld(open, false)).toThrow(held)
  expect(() => checkNothingHeld(open, true)).not.toThrow()
  const paid = { ...open, paidSecurityDepositCents: 0 }
  expect(() => checkNothingHeld(paid, false, 20000)).not.toThrow()
  expect(() => checkNothingHeld(paid, false, 19999)).toThrow(/€0\.01.*after the fee/)
  expect(() => checkNothingHeld(open, false, 15000)).toThrow(
    /€50\.00 for the rental \(after the fee\) and a deposit of €500\.00\./,
  )
  expect(() => checkNothingHeld(open, false, 20000)).toThrow(/already paid a deposit of €500\.00\./)
  const unpaid = { ...open, paidTotalCents: 0, paidSecurityDepositCents: 0 }
  expect(() => checkNothingHeld(unpaid, false)).not.toThrow()
  expect(() => checkNothingHeld({ ...unpaid, paidSecurityDepositCents: 1 }, false)).toThrow(/deposit of €0\.01/)
})

test('a rental paid before Filao is cancelled only when it is confirmed that this is given back outside it', () => {
  const imported = { chargesCents: 0, paidTotalCents: 0, paidSecurityDepositCents: 0, creditedCents: 10_000 }
  expect(() => checkNothingHeld(imported, false)).toThrow(
    expect.objectContaining({
      code: 'money_held',
      message: 'To be given back outside Filao: €100.00 settled before Filao or collected by a source.',
      details: expect.objectContaining({ data: { heldAmount: 0 } }),
    }),
  )
  expect(() => checkNothingHeld(imported, false, 3000)).toThrow(/€70\.00 settled before/)
  expect(() => checkNothingHeld(imported, false, 10_000)).not.toThrow()
  expect(() => checkNothingHeld({ ...imported, paidTotalCents: 2000 }, false)).toThrow(
    /^The customer has already paid €20\.00 for the rental\. .* outside Filao: €100\.00 settled before Filao or collected by a source\.$/,
  )
})
