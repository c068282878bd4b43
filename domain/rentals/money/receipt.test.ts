import { expect, test } from 'vitest'
import type { RentalDocument } from '../document/document.schema.ts'
import { documentThen, type Receipt, receiptOf, receiptSums } from './receipt.ts'

const line = (id: number, totalAmount: number, securityDepositAmount = 0, correctsPaymentId: number | null = null) => {
  return { id, totalAmount, securityDepositAmount, correctsPaymentId }
}
const charge = (kind: string, amount: number, correctsChargeId: number | null = null) => ({
  kind,
  amount,
  correctsChargeId,
})

const document = {
  rental: {
    publicId: '202611-0042',
    totalAmount: 217,
    securityDepositAmount: 800,
    chargesAmount: 108.5,
    creditedAmount: 0,
    settledElsewhereAmount: 0,
    charges: [charge('fuel', 8.5), charge('damage', 100), charge('damage', 50), charge('damage', 50, 3)],
  },
  company: { vatRate: 8.5, countryCode: 'GP' },
  vat: null,
  payments: [line(11, 100, 800), line(15, 117), line(16, 108.5), line(20, 0, 800, 11)],
} as unknown as RentalDocument

const sumsOf = (id: number, of = document) => {
  const receipt = receiptOf(of, id)
  return receipt && { number: receipt.number, ...receiptSums(receipt) }
}

test('a receipt is numbered by its position and sums the payments made by then', () => {
  expect(sumsOf(11)).toMatchObject({
    number: '202611-0042-1',
    totalCents: 32550,
    paidCents: 10000,
    restCents: 22550,
    depositHeldCents: 80000,
  })
  expect(sumsOf(15)).toMatchObject({
    number: '202611-0042-2',
    paidCents: 21700,
    restCents: 10850,
    depositHeldCents: 80000,
  })
  expect(sumsOf(20)).toMatchObject({ number: '202611-0042-4', paidCents: 32550, restCents: 0, depositHeldCents: 0 })
  expect(sumsOf(99)).toBeUndefined()
})

test('a receipt from before the departure says so, whenever it is printed', () => {
  const rental = { ...document.rental, charges: [], accountLines: [], deliveredAt: '2026-11-05T10:00:00Z' }
  const parts = {} as Parameters<typeof documentThen>[1]['parts']
  const at = (takenAt: string) => {
    const receipt = { payment: { takenAt }, document: { ...document, rental } } as unknown as Receipt
    return documentThen(receipt, { values: {}, parts, entriesSince: [] }).rental.deliveredAt
  }
  expect(at('2026-11-05T09:59:00Z')).toBeNull()
  expect(at('2026-11-05T10:00:00Z')).toBe('2026-11-05T10:00:00Z')
})

test('money settled before the rental was imported is not among the credit notes', () => {
  const imported = { ...document.rental, creditedAmount: 130, settledElsewhereAmount: 100 }
  expect(sumsOf(11, { ...document, rental: imported })).toMatchObject({
    lowered: [
      { kind: 'credit_note', cents: -3000 },
      { kind: 'settled_elsewhere', cents: -10000 },
    ],
    restCents: 9550,
  })
})

test('the receipt of a cancelled rental is about its fee alone', () => {
  const status = 'cancelled' as const
  const fee = [charge('cancellation', 30)] as unknown as RentalDocument['rental']['charges']
  const cancelled = { ...document.rental, status, chargesAmount: 30, charges: fee }
  const payments = [line(11, 60), line(12, 40, 0, 11)] as RentalDocument['payments']
  expect(sumsOf(12, { ...document, rental: cancelled, payments })).toMatchObject({
    totalCents: 3000,
    vatCents: 0,
    paidCents: 2000,
    restCents: 1000,
  })
})

test('a receipt kept before its VAT was stored has that of the company', () => {
  expect(sumsOf(11)).toMatchObject({ vatCents: 1767, beforeVatCents: 30783 })
  const company = { ...document.company, vatRate: null }
  expect(sumsOf(11, { ...document, company })).toMatchObject({ vatCents: 0, beforeVatCents: 32550 })
})

test('VAT has the rate of the agency, and leaves out the kinds of charge that the company names', () => {
  const vat = { rate: 20, reason: null, chargesOutside: ['fuel' as const] }
  expect(sumsOf(11, { ...document, vat })).toMatchObject({ vatCents: 5283, beforeVatCents: 27267 })
  const none = { rate: null, reason: { fr: 'Aucune', en: 'None' }, chargesOutside: [] }
  expect(sumsOf(11, { ...document, vat: none })).toMatchObject({ vatCents: 0, beforeVatCents: 32550 })
})
