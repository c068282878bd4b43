import { expect, test } from 'vitest'
import { canonicalJson } from './entry.ts'
import { type VatShare, vatOfCharge, vatOfPayment } from './vat-share.ts'

/** 200 € of rental and fuel with VAT at 8.5 %, and 300 € of damage outside VAT. */
const owed = { totalCents: 50000, outsideVatCents: 30000 }

const outside = (baseCents: number) => ({ rate: null, baseCents, vatCents: 0 })
const at = (rate: number, baseCents: number, vatCents: number) => ({ rate, baseCents, vatCents })
const half = vatOfPayment([], 10000, owed, 8.5)
const all = vatOfPayment([], 50000, owed, 8.5)

test('a payment covers what carries VAT first, then what does not', () => {
  expect(vatOfPayment([], 20000, owed, 8.5)).toEqual([at(8.5, 18433, 1567)])
  expect(vatOfPayment(half, 15000, owed, 8.5)).toEqual([outside(5000), at(8.5, 9216, 784)])
  expect(vatOfPayment([...half, at(8.5, 9216, 784)], 30000, owed, 8.5)).toEqual([outside(30000)])
})

test('a refund takes back the VAT of what was paid last', () => {
  expect(vatOfPayment(all, -30000, owed, 8.5)).toEqual([outside(-30000)])
  expect(vatOfPayment([...all, outside(-30000)], -20000, owed, 8.5)).toEqual([at(8.5, -18433, -1567)])
})

test('a refund after a credit note takes back what the note took off', () => {
  const rentalCredited = { totalCents: 45000, outsideVatCents: 30000 }
  expect(vatOfPayment(all, -5000, rentalCredited, 8.5)).toEqual([at(8.5, -4608, -392)])
  const damageCredited = { totalCents: 40000, outsideVatCents: 20000 }
  expect(vatOfPayment(all, -10000, damageCredited, 8.5)).toEqual([outside(-10000)])
})

test('a payment after a charge outside VAT corrects the VAT of what was paid too much before', () => {
  const over = vatOfPayment([], 22000, { totalCents: 20000, outsideVatCents: 0 }, 8.5)
  expect(over).toEqual([at(8.5, 20276, 1724)])
  const next = vatOfPayment(over, 28000, owed, 8.5)
  expect(next).toEqual([outside(30000), at(8.5, -1843, -157)])
})

test('another rate is that of later payments, and a refund has the rates at which money was received', () => {
  const plain = { totalCents: 20000, outsideVatCents: 0 }
  const later = vatOfPayment(half, 10000, plain, 2.1)
  expect(later).toEqual([at(2.1, 9794, 206)])
  expect(vatOfPayment([...half, ...later], -12000, plain, 2.1)).toEqual([at(2.1, -9794, -206), at(8.5, -1844, -156)])
  expect(vatOfPayment([...half, outside(10000)], -12000, plain, null)).toEqual([outside(-10000), at(8.5, -1844, -156)])
})

test('the VAT of many small payments is the VAT of their sum, to the cent', () => {
  const paid: VatShare[] = []
  for (let n = 0; n < 2000; n++) paid.push(...vatOfPayment(paid, 10, owed, 8.5))
  expect(paid.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(1567)
})

test('a draft without a price is paid with VAT, a company without VAT never', () => {
  expect(vatOfPayment([], 10850, { totalCents: null, outsideVatCents: 0 }, 8.5)).toEqual([at(8.5, 10000, 850)])
  expect(vatOfPayment([], 10850, owed, null)).toEqual([outside(10850)])
})

test('the correction of a charge mirrors it', () => {
  expect(vatOfCharge(4599, 8.5)).toEqual([{ rate: 8.5, baseCents: 4239, vatCents: 360 }])
  expect(vatOfCharge(-4599, 8.5)).toEqual([{ rate: 8.5, baseCents: -4239, vatCents: -360 }])
})

test('equal facts have one text', () => {
  expect(canonicalJson({ b: [1, null, 'é"'], a: { d: true, c: undefined } })).toBe(
    '{"a":{"d":true},"b":[1,null,"é\\""]}',
  )
  expect(() => canonicalJson({ cents: Number.NaN })).toThrow()
})
