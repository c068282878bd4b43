import { expect, test } from 'vitest'
import type { Problem } from '../../kernel/problem.ts'
import { type Settling, settle, settlementSums, takesMuchCash } from './settle.ts'
import type { SettlementCreation } from './settlement.schema.ts'

const line = { correctsPaymentId: null, method: 'card' } as const

/** Three days at 40 €, paid by card with a deposit of 800 €, returned and not settled. */
const returned: Settling = {
  status: 'done',
  settledAt: null,
  totalCents: 12000,
  waiverCents: 90000,
  charges: [],
  payments: [{ id: 1, totalCents: 12000, securityDepositCents: 80000, ...line }],
  language: 'fr',
}
const asAgreed: SettlementCreation = { price: 'agreed', charges: [], shown: { dueAmount: 0, depositHeldAmount: 800 } }
const fuel = { kind: 'fuel', amount: 45, reason: 'Deux quarts de réservoir' } as const
const withFuel: SettlementCreation = { ...asAgreed, charges: [fuel], shown: { dueAmount: 45, depositHeldAmount: 800 } }

const refusal = (...settled: Parameters<typeof settle>): Problem => {
  try {
    settle(...settled)
  } catch (problem) {
    return problem as Problem
  }
  return expect.fail('nothing was refused')
}
const fieldOf = (problem: Problem) => problem.details.fields?.[0]?.path

test('when nothing is due the whole deposit goes back, as it was taken', () => {
  expect(settle(returned, asAgreed, null)).toEqual({
    charges: [],
    payments: [
      { totalCents: 0, securityDepositCents: 80000, method: 'card', correctsPaymentId: 1, reason: 'Caution rendue' },
    ],
  })
  const [back] = settle({ ...returned, language: 'en' }, { ...asAgreed, depositMethod: 'cash' }, null).payments
  expect(back).toMatchObject({ method: 'cash', reason: 'Deposit refunded' })
})

test('a charge is paid by its method, and the deposit goes back apart', () => {
  const { charges, payments } = settle(returned, { ...withFuel, method: 'cash' }, null)
  expect(charges).toMatchObject([{ kind: 'fuel', amountCents: 4500, reason: 'Deux quarts de réservoir' }])
  expect(payments).toMatchObject([
    { totalCents: 4500, securityDepositCents: 0, method: 'cash', correctsPaymentId: null, reason: null },
    { totalCents: 0, securityDepositCents: 80000, method: 'card', correctsPaymentId: 1 },
  ])
  expect(fieldOf(refusal(returned, withFuel, null))).toBe('method')
})

test('a rest that is paid later stays due, and the deposit goes back', () => {
  const { payments } = settle(returned, { ...withFuel, isRestPaidLater: true }, null)
  expect(payments).toMatchObject([{ totalCents: 0, securityDepositCents: 80000, correctsPaymentId: 1 }])
})

test('a kept part of the deposit pays the charge by the method of the deposit; the rest goes back', () => {
  const kept = { ...withFuel, keptDepositAmount: 45, keptReason: 'Carburant' }
  expect(settle(returned, kept, null).payments).toEqual([
    {
      totalCents: 0,
      securityDepositCents: 4500,
      method: 'card',
      correctsPaymentId: 1,
      reason: 'Carburant',
      isDepositKept: true,
    },
    {
      totalCents: 4500,
      securityDepositCents: 0,
      method: 'card',
      correctsPaymentId: null,
      reason: 'Payé avec la caution',
    },
    { totalCents: 0, securityDepositCents: 75500, method: 'card', correctsPaymentId: 1, reason: 'Caution rendue' },
  ])
  const partly = { ...kept, keptDepositAmount: 40, method: 'cash' } as const
  expect(settle(returned, partly, null).payments.map(({ totalCents }) => totalCents)).toEqual([0, 4000, 500, 0])
})

test('a deposit is kept for what is due only, and with a reason', () => {
  const keep = (keptDepositAmount: number, keptReason: string | null = 'Carburant') =>
    refusal(returned, { ...withFuel, method: 'card', keptDepositAmount, keptReason }, null)
  expect(fieldOf(keep(45.01))).toBe('keptDepositAmount')
  expect(keep(45.01).sentence.fr).toContain('45,00')
  expect(fieldOf(keep(45, null))).toBe('keptReason')
  expect(fieldOf(refusal(returned, { ...asAgreed, keptDepositAmount: 0.01, keptReason: 'Nettoyage' }, null))).toBe(
    'keptDepositAmount',
  )
})

test('a deposit taken in two parts is kept from the first one, after its earlier refunds', () => {
  const payments = [
    { id: 1, totalCents: 12000, securityDepositCents: 30000, ...line },
    { id: 2, totalCents: 0, securityDepositCents: 50000, correctsPaymentId: null, method: 'cash' as const },
    { id: 3, totalCents: 0, securityDepositCents: 28000, correctsPaymentId: 1, method: 'card' as const },
  ]
  const shown = { dueAmount: 45, depositHeldAmount: 520 }
  const kept = { ...withFuel, shown, keptDepositAmount: 45, keptReason: 'Carburant' }
  const lines = settle({ ...returned, payments }, kept, null).payments
  expect(lines.map((one) => [one.correctsPaymentId, one.method, one.totalCents, one.securityDepositCents])).toEqual([
    [1, 'card', 0, 2000],
    [null, 'card', 2000, 0],
    [2, 'cash', 0, 2500],
    [null, 'cash', 2500, 0],
    [2, 'cash', 0, 47500],
  ])
})

test('an early return at the new price refunds the difference, from the latest payment first', () => {
  const payments = [
    { id: 1, totalCents: 9000, securityDepositCents: 0, ...line },
    { id: 2, totalCents: 3000, securityDepositCents: 0, correctsPaymentId: null, method: 'cash' as const },
  ]
  const early = { ...asAgreed, price: 'actual', shown: { dueAmount: -40, depositHeldAmount: 0 } } as const
  expect(settle({ ...returned, payments }, early, 8000).payments).toEqual([
    { totalCents: 3000, securityDepositCents: 0, method: 'cash', correctsPaymentId: 2, reason: 'Retour anticipé' },
    { totalCents: 1000, securityDepositCents: 0, method: 'card', correctsPaymentId: 1, reason: 'Retour anticipé' },
  ])
})

test('sums that are no longer those shown are refused, with the new ones', () => {
  const charges = [{ id: 1, kind: 'cleaning', amountCents: 3000, correctsChargeId: null }] as const
  const problem = refusal({ ...returned, charges }, asAgreed, null)
  expect(problem.code).toBe('conflict')
  expect(problem.details.data).toEqual({ dueAmount: 30, depositHeldAmount: 800 })
  expect(refusal({ ...returned, payments: [] }, asAgreed, null).details.data).toEqual({
    dueAmount: 120,
    depositHeldAmount: 0,
  })
})

test('a rental is settled once, after the return', () => {
  expect(refusal({ ...returned, status: 'ongoing' }, asAgreed, null).code).toBe('invalid_transition')
  expect(refusal({ ...returned, settledAt: '2026-03-04T14:00:00Z' }, asAgreed, null).code).toBe('conflict')
})

test('damages above the excess, counted together, must be confirmed', () => {
  const damage = { kind: 'damage', amount: 450, reason: 'Aile' } as const
  const wanted = (amount: number): SettlementCreation => ({
    ...asAgreed,
    method: 'card',
    charges: [damage, { ...damage, amount }],
    shown: { dueAmount: 450 + amount, depositHeldAmount: 800 },
  })
  expect(settle(returned, wanted(450), null).charges).toHaveLength(2)
  expect(refusal(returned, wanted(450.01), null).code).toBe('amount_over')
  expect(settle(returned, { ...wanted(450.01), isOverConfirmed: true }, null).charges).toHaveLength(2)
})

test('a settlement in cash counts with the cash taken before, up to the limit of the law', () => {
  const cash = { correctsPaymentId: null, method: 'cash' } as const
  const payments = [{ id: 1, totalCents: 60_000, securityDepositCents: 20_000, ...cash }]
  const paidIn = (method: 'cash' | 'card', toPayCents: number, keptCents = 0) =>
    takesMuchCash(payments, { toPayCents, keptCents, method })
  expect(paidIn('cash', 40_000)).toBe(false)
  expect(paidIn('cash', 40_001)).toBe(true)
  expect(paidIn('card', 40_001)).toBe(false)
  expect(paidIn('cash', 25_000, 15_000)).toBe(false)
  expect(paidIn('cash', 25_001, 15_000)).toBe(true)
  const most = [{ id: 1, totalCents: 120_000, securityDepositCents: 0, ...cash }]
  expect(takesMuchCash(most, { toPayCents: 0, keptCents: 0, method: null })).toBe(false)
})

test('every cent of a promised refund is one of a payment; what was paid before Filao is given back outside it', () => {
  const imported = { priceCents: 8000, chargesCents: 0, creditedCents: 30_000 }
  const nothing = { totalCents: 0, securityDepositCents: 0 }
  expect(settlementSums(imported, nothing, 0)).toMatchObject({
    dueCents: -22_000,
    toRefundCents: 0,
    elsewhereCents: 22_000,
  })
  expect(settlementSums(imported, { ...nothing, totalCents: 5000 }, 0)).toMatchObject({
    toRefundCents: 5000,
    elsewhereCents: 22_000,
  })
  const overpaid = {
    ...returned,
    totalCents: 8000,
    creditedCents: 30_000,
    payments: [{ id: 1, totalCents: 5000, securityDepositCents: 0, ...line }],
  }
  const shown = { dueAmount: -270, depositHeldAmount: 0 }
  expect(settle(overpaid, { ...asAgreed, shown }, null).payments).toMatchObject([
    { totalCents: 5000, correctsPaymentId: 1, reason: 'Trop-perçu' },
  ])
})
