import { expect, test } from 'vitest'
import { canonicalJson } from './entry.ts'
import { vatOfCharge, vatOfPayment } from './vat-share.ts'

/** 200 € of rental and fuel with VAT at 8.5 %, and 300 € of damage outside VAT. */
const owed = { totalCents: 50000, outsideVatCents: 30000 }

test('a payment covers what carries VAT first, then what does not', () => {
  expect(vatOfPayment(0, 20000, owed, 8.5)).toEqual([{ rate: 8.5, baseCents: 18433, vatCents: 1567 }])
  expect(vatOfPayment(10000, 15000, owed, 8.5)).toEqual([
    { rate: null, baseCents: 5000, vatCents: 0 },
    { rate: 8.5, baseCents: 9216, vatCents: 784 },
  ])
  expect(vatOfPayment(20000, 30000, owed, 8.5)).toEqual([{ rate: null, baseCents: 30000, vatCents: 0 }])
})

test('a refund takes back the VAT of what was paid last', () => {
  expect(vatOfPayment(50000, -30000, owed, 8.5)).toEqual([{ rate: null, baseCents: -30000, vatCents: 0 }])
  expect(vatOfPayment(20000, -20000, owed, 8.5)).toEqual([{ rate: 8.5, baseCents: -18433, vatCents: -1567 }])
})

test('the VAT of many small payments is the VAT of their sum, to the cent', () => {
  const small = Array.from({ length: 2000 }, (_, at) => vatOfPayment(at * 10, 10, owed, 8.5)[0]?.vatCents ?? 0)
  expect(small.reduce((sum, cents) => sum + cents, 0)).toBe(1567)
})

test('a draft without a price is paid with VAT, a company without VAT never', () => {
  expect(vatOfPayment(0, 10850, { totalCents: null, outsideVatCents: 0 }, 8.5)).toEqual([
    { rate: 8.5, baseCents: 10000, vatCents: 850 },
  ])
  expect(vatOfPayment(0, 10850, owed, null)).toEqual([{ rate: null, baseCents: 10850, vatCents: 0 }])
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
