import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toEuros } from '../kernel/money.ts'
import type { FeeLine } from '../pricing/fee/fee-line.schema.ts'
import type { Quote } from '../pricing/quote.schema.ts'
import { type CommissionedPrice, commissionOf } from './commission.ts'
import type { SourceTerms } from './source.schema.ts'
import { commissionParts } from './source.ts'

const terms: SourceTerms = {
  commissionPercent: 20,
  commissionCents: null,
  commissionOn: ['stay'],
  priceAdjustmentPercent: null,
  vatRate: 8.5,
}

/** Returns a price with a cover of id 1, an option of id 2 and a fee. */
function priced({
  stay,
  cover = 0,
  option = 0,
  fee = 0,
  total = stay + cover + option + fee,
}: Record<string, number> & { stay: number }): CommissionedPrice {
  const line = (id: number, cents: number) => ({ id, total: toEuros(cents) }) as Quote['options'][number]
  const price = {
    price: { total: toEuros(stay), priceId: 1 },
    options: [line(1, cover), line(2, option)],
    fees: [{ total: toEuros(fee) } as FeeLine],
    total: toEuros(total),
  }
  return { price, totalCents: total, coverId: 1 }
}

describe('a commission', () => {
  test('is a percentage of the vehicle alone, before VAT', () => {
    expect(commissionOf(priced({ stay: 10_850, option: 5000 }), terms)).toBe(2000)
  })

  test('counts covers, options and fees where the terms say so', () => {
    const all = priced({ stay: 10_000, cover: 2000, option: 1000, fee: 500 })
    const of = (commissionOn: SourceTerms['commissionOn']) =>
      commissionOf(all, { ...terms, vatRate: null, commissionOn })
    expect([of(['covers']), of(['options']), of(['fees']), of([...commissionParts])]).toEqual([400, 200, 100, 2700])
  })

  test('follows a discount, which all lines share', () => {
    const half = priced({ stay: 10_000, option: 10_000, total: 10_000 })
    expect(commissionOf(half, { ...terms, vatRate: null })).toBe(1000)
  })

  test('is the same amount for each rental where the terms name one', () => {
    const fixed = { ...terms, commissionPercent: null, commissionCents: 1500 }
    expect(commissionOf(priced({ stay: 1 }), fixed)).toBe(1500)
    expect(commissionOf(priced({ stay: 1 }), { ...fixed, commissionCents: null })).toBe(0)
  })

  test('takes a price that was typed by hand as the stay', () => {
    const typed = { price: null, totalCents: 10_850, coverId: null }
    expect(commissionOf(typed, terms)).toBe(2000)
    expect(commissionOf(typed, { ...terms, commissionOn: ['options'] })).toBe(0)
  })

  test('is never more than the price before VAT, and grows with its percentage', () => {
    const cents = fc.integer({ min: 0, max: 900_000 })
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(
        fc.record({ stay: cents, cover: cents, option: cents, fee: cents }),
        fc.subarray([...commissionParts]),
        percent,
        percent,
        fc.constantFrom(null, 2.1, 8.5, 20),
        (lines, commissionOn, one, other, vatRate) => {
          const price = priced(lines)
          const at = (commissionPercent: number) =>
            commissionOf(price, { ...terms, commissionPercent, commissionOn, vatRate })
          const [less, more] = [at(Math.min(one, other)), at(Math.max(one, other))]
          expect(less).toBeLessThanOrEqual(more)
          expect(more).toBeLessThanOrEqual(Math.ceil((price.totalCents ?? 0) / (1 + (vatRate ?? 0) / 100)))
        },
      ),
    )
  })
})
