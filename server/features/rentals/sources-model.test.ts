import { previewEntries } from '@filao/domain/accounting/contract'
import { verifyJournal } from '@filao/domain/journal/contract'
import { percentOf, toCents, toEuros } from '@filao/domain/kernel/money'
import { createFee, deleteFee } from '@filao/domain/pricing/contract'
import { includedVat } from '@filao/domain/pricing/vat/vat'
import * as calls from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { createSource, deleteSource, updateSource } from '@filao/domain/sources/contract'
import { commissionParts } from '@filao/domain/sources/source'
import { listSourceMonths } from '@filao/domain/statements/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const cents = fc.integer({ min: 0, max: 60_000 })
const commission = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
    amount: fc.constant(null),
  }),
  fc.record({ percent: fc.constant(null), amount: cents.map(toEuros) }),
)
const change = fc.oneof(
  fc.record({ of: fc.constant('days' as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ of: fc.constant('discount' as const), percent: fc.constantFrom(0, 5, 20, 50) }),
  fc.record({ of: fc.constant('collected' as const), cents }),
  fc.record({ of: fc.constant('payment' as const), cents }),
  fc.record({ of: fc.constant('terms' as const), percent: fc.integer({ min: 0, max: 90 }) }),
)
const history = fc.record({
  commission,
  on: fc.subarray([...commissionParts], { minLength: 1 }),
  adjustment: fc.option(fc.integer({ min: -50, max: 50 })),
  prices: fc.record({ cover: cents, option: cents, fee: fc.integer({ min: 1, max: 9000 }) }),
  has: fc.record({ cover: fc.boolean(), option: fc.integer({ min: 0, max: 2 }) }),
  changes: fc.array(change, { maxLength: 6 }),
  cancellationFee: cents,
})
type History = typeof history extends fc.Arbitrary<infer One> ? One : never

/** The state of a rental in the model: its days, its discount in percent, and amounts in cents. */
type Model = { days: number; discount: number; collected: number; paid: number; charged: number }

/** Computes price, commission and due in whole cents, with nothing of the product but rounding half up. */
function expected({ commission: terms, on, adjustment, prices, has }: History, model: Model, isCancelled: boolean) {
  const daily = Math.floor(4000 * (1 + (adjustment ?? 0) / 100) + 0.5)
  const lines = {
    stay: model.days * daily,
    covers: has.cover ? prices.cover : 0,
    options: has.option * prices.option,
    fees: prices.fee,
  }
  const all = lines.stay + lines.covers + lines.options + lines.fees
  const total = all - percentOf(all, model.discount)
  const chosen = on.reduce((sum, part) => sum + lines[part], 0)
  const gross = all === 0 ? 0 : Math.round((total * chosen) / all)
  const beforeVat = gross - Math.round((gross * 8.5) / 108.5)
  const owed = terms.percent === null ? toCents(terms.amount ?? 0) : percentOf(beforeVat, terms.percent)
  const asked = (isCancelled ? 0 : total) + model.charged
  return { total, commission: isCancelled ? 0 : owed, asked, due: asked - model.collected - model.paid }
}

const dueOf = ({ status, totalAmount, chargesAmount, creditedAmount, paidTotalAmount }: Rental) =>
  (status === 'cancelled' ? 0 : toCents(totalAmount ?? 0)) +
  toCents(chargesAmount) -
  toCents(creditedAmount) -
  toCents(paidTotalAmount)

/** Sums the entries of the journal that settle a rental, and their VAT, in cents. */
async function settledIn(rentalId: number) {
  const { rows } = await t.db.pool.query(
    `select payload from journal_entries
     where kind in ('payment', 'refund', 'collected_by_source') and (payload::json ->> 'rentalId')::int = $1`,
    [rentalId],
  )
  const entries = rows.map(({ payload }) => JSON.parse(payload) as { cents: number; vat: { vatCents: number }[] })
  const vat = entries.flatMap((entry) => entry.vat)
  return {
    cents: entries.reduce((sum, { cents }) => sum + cents, 0),
    vatCents: vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
  }
}

test('commission, collected amount, amount due, journal and books agree with a model after any history', async () => {
  const counter = await givenCounter(t)
  const { by, params, wanted, send, get, small } = counter
  let run = 0
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { commission: terms, on, adjustment, prices, has, changes, cancellationFee } = one
      run += 1
      const categories = [{ categoryId: small.id }]
      const cover = await givenOption(by, {
        isCover: true,
        price: toEuros(prices.cover),
        dailyPrice: 0,
        categories: [{ categoryId: small.id, waiverAmount: 0 }],
      })
      const option = await givenOption(by, { price: toEuros(prices.option), dailyPrice: 0, maxQuantity: 2, categories })
      const place = { kind: 'place' as const, agencyId: wanted.departureAgencyId, at: 'departure' as const }
      const fee = await by.request(createFee, { params, body: { ...place, name: 'Lieu', price: toEuros(prices.fee) } })
      const source = await by.request(createSource, {
        params,
        body: {
          name: `Courtier ${run}`,
          kind: 'broker',
          commissionPercent: terms.percent,
          commissionAmount: terms.amount,
          commissionOn: on,
          priceAdjustmentPercent: adjustment,
          collectsMoney: true,
        },
      })
      const optionIds = [...(has.cover ? [cover.id] : []), ...Array.from({ length: has.option }, () => option.id)]
      const created = await by.request(calls.createRental, {
        params,
        body: { ...wanted, optionIds, sourceId: source.id },
      })
      const { id } = created
      expect((await send(id, { status: 'pending' })).status).toBe(200)
      const model: Model = { days: 3, discount: 0, collected: 0, paid: 0, charged: 0 }
      const agrees = async (cancelled = false) => {
        const rental = await get(id)
        const should = expected(one, model, cancelled)
        expect({
          total: toCents(rental.totalAmount ?? 0),
          commission: toCents(rental.commissionAmount),
          collected: toCents(rental.collectedAmount),
          due: dueOf(rental),
        }).toEqual({ total: should.total, commission: should.commission, collected: model.collected, due: should.due })
      }
      await agrees()
      for (const next of changes) {
        const { asked } = expected(one, model, false)
        if (next.of === 'days') {
          model.days = next.days
          expect((await send(id, { end: noon(next.days, 120) })).status).toBe(200)
        } else if (next.of === 'discount') {
          model.discount = next.percent
          expect((await send(id, { discountPercent: next.percent })).status).toBe(200)
        } else if (next.of === 'collected') {
          const { status } = await send(id, { collectedAmount: toEuros(next.cents) })
          const isSame = next.cents === model.collected
          expect(status).toBe(next.cents <= asked || isSame ? 200 : 422)
          if (status === 200) model.collected = next.cents
        } else if (next.of === 'payment' && next.cents > 0 && next.cents <= asked - model.collected - model.paid) {
          model.paid += next.cents
          const body = { totalAmount: toEuros(next.cents), securityDepositAmount: 0, method: 'card' as const }
          await by.request(calls.createPayment, { params: { ...params, rentalId: id }, body })
        } else if (next.of === 'terms' && terms.percent !== null) {
          // The agreed rental keeps its terms, whatever the source asks for today.
          const today = { commissionPercent: next.percent, priceAdjustmentPercent: next.percent }
          await by.request(updateSource, { params: { ...params, id: source.id }, body: today })
        }
        await agrees()
        const settled = model.paid + model.collected
        expect(await settledIn(id)).toEqual({ cents: settled, vatCents: includedVat(settled, 8.5) })
      }
      model.charged = cancellationFee
      const cancellation = { reason: 'customer' as const, feeAmount: toEuros(cancellationFee) }
      expect((await send(id, { status: 'cancelled', isMoneyHeldConfirmed: true, cancellation })).status).toBe(200)
      await agrees(true)
      await by.send(deleteSource, { params: { ...params, id: source.id } })
      await by.request(deleteFee, { params: { ...params, id: fee.id } })
    }),
    { numRuns: 25, endOnFailure: true },
  )
  const { entries } = await by.request(previewEntries, { params, query: { from: '2026-03-01', to: '2026-03-31' } })
  const owed = new Map<string, number>()
  for (const { account, customer, debit, credit } of entries.flatMap(({ lines }) => lines)) {
    if (account !== '467000' || !customer) continue
    owed.set(customer.name, (owed.get(customer.name) ?? 0) + toCents(debit) - toCents(credit))
  }
  const months = await by.request(listSourceMonths, { params, query: { month: '2026-03' } })
  expect(months.length).toBeGreaterThan(0)
  for (const { source, collectedAmount } of months) expect(owed.get(source.name) ?? 0).toBe(toCents(collectedAmount))
  expect((await by.request(verifyJournal, { params, body: {} })).firstFault).toBeNull()
})
