import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/time.ts'
import { changedFees, type FeePart } from '../pricing/changed-fees.ts'
import { dueFees, type FeeRule, type Stay } from '../pricing/fee/due-fees.ts'
import { feeEnds, feeKinds } from '../pricing/fee/fee.ts'
import type { WaivedKey } from '../pricing/fee-line.ts'
import { Quote } from '../pricing/quote.schema.ts'
import { type QuoteInput, quote, quoteOf } from '../pricing/quote.ts'
import { billedLines } from './bill.ts'
import { sumOf, totalsOf, vatSums } from './line.ts'
import { sampleRental } from './sample-rental.ts'

const cents = fc.integer({ min: 0, max: 200_000 })
const most = fc.option(cents)
const timezone = fc.constantFrom('America/Guadeloupe', 'Indian/Reunion', 'America/Miquelon', 'Europe/Paris')
const seasonEdge = fc
  .integer({ min: 0, max: 365 })
  .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10))
const openingHours = fc.constantFrom(
  [],
  (['monday', 'wednesday', 'saturday'] as const).map((dayOfWeek) => ({
    dayOfWeek,
    openTimeMinutes: 480,
    closeTimeMinutes: 1080,
  })),
)

/** Any rules of fees, of every kind, for agencies 1 to 3 and categories 1 and 2. */
const feeRule = fc.record({
  kind: fc.constantFrom(...feeKinds),
  priceCents: cents,
  dailyPriceCents: cents,
  maxCents: most,
  agencyId: fc.option(fc.integer({ min: 1, max: 3 })),
  toAgencyId: fc.option(fc.integer({ min: 1, max: 3 })),
  categoryId: fc.option(fc.integer({ min: 1, max: 2 })),
  at: fc.option(fc.constantFrom(...feeEnds)),
  isOnHolidays: fc.boolean(),
  postalCodes: fc.constantFrom([], ['971'], ['97180', '97190']),
  freeCount: fc.integer({ min: 0, max: 3 }),
})
const feeRules = fc
  .array(feeRule, { maxLength: 12 })
  .map((rules) =>
    rules.map((rule, index): FeeRule => ({ id: index + 1, name: `Frais ${index}`, nameEn: null, ...rule })),
  )

const address = fc.constantFrom(null, { postalCode: '97180', city: 'Sainte-Anne' }, { postalCode: null, city: null })
const holidays = { '2026-12-25': 'Noël', '2027-01-01': 'Jour de l’An', '2028-02-29': 'Fête' }

/** Any rental: of hours, or of up to two months. */
const anyStay = fc
  .record({
    startMinute: fc.integer({ min: 29_900_000, max: 31_000_000 }),
    minutes: fc.oneof(fc.integer({ min: 30, max: 1440 }), fc.integer({ min: 1440, max: 60 * 1440 })),
    zones: fc.tuple(timezone, timezone),
    hours: fc.tuple(openingHours, openingHours),
    agencies: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
    categoryId: fc.integer({ min: 1, max: 2 }),
    delivery: address,
    collection: address,
    additionalDriverCount: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ startMinute, minutes, zones, hours, agencies, ...stay }): Stay => {
    const start = new Date(startMinute * 60_000).toISOString()
    const agency = (index: 0 | 1) => {
      const id = agencies[index]
      return { id, name: `Agence ${id}`, timezone: zones[index], openingHours: hours[index] }
    }
    const ends = { departure: agency(0), arrival: agency(1) }
    return { ...stay, ...ends, start, end: addMinutes(start, minutes), holidays: { fr: holidays, en: holidays } }
  })

/** Any price list: two seasons or none, prices of the day by length, of an hour and of some weekdays. */
const anyPrices = fc
  .record({
    edges: fc.option(fc.tuple(seasonEdge, seasonEdge)),
    days: fc.array(fc.tuple(fc.integer({ min: 2, max: 30 }), cents), { maxLength: 4 }),
    first: cents,
    hours: fc.array(fc.tuple(fc.integer({ min: 1, max: 23 }), cents), { maxLength: 3 }),
    weekdays: fc.array(fc.tuple(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), cents), { maxLength: 3 }),
  })
  .map(({ edges, days, first, hours, weekdays }): Pick<QuoteInput, 'seasons' | 'priceLines' | 'specialPrices'> => {
    const seasons = edges
      ? [
          { id: 1, start: edges[0], end: edges[1], userLabel: 'Haute saison' },
          { id: 2, start: '07-01', end: '07-01', userLabel: 'Basse saison' },
        ]
      : []
    let id = 0
    const of = edges ? [1, 2] : [null]
    const priceLines = of.flatMap((seasonId) =>
      [[1, first] as const, ...days].map(([minDays, priceCents]) => ({ id: ++id, seasonId, minDays, priceCents })),
    )
    const specialPrices = of.flatMap((seasonId) => [
      ...hours.map(([minHours, priceCents]) => {
        return { id: ++id, seasonId, minDays: 0, minHours, weekdays: null, priceCents }
      }),
      ...weekdays.map(([some, priceCents]) => {
        return { id: ++id, seasonId, minDays: 1, minHours: null, weekdays: some, priceCents }
      }),
    ])
    return { seasons, priceLines, specialPrices }
  })

const anyOptions = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      priceCents: cents,
      dailyPriceCents: cents,
      maxCents: most,
      maxDays: fc.option(fc.integer({ min: 1, max: 365 })),
    }),
    { maxLength: 6 },
  )
  .map((options) => options.map((option, index) => ({ id: index + 1, name: `Option ${index}`, ...option })))

const anyWaived = fc.array(
  fc.record({ feeId: fc.integer({ min: 1, max: 14 }), at: fc.option(fc.constantFrom(...feeEnds)) }),
  { maxLength: 6 },
)

const anyRental = fc.record({
  stay: anyStay,
  rules: feeRules,
  prices: anyPrices,
  options: anyOptions,
  waived: anyWaived,
  discountPercent: fc.constantFrom(0, 5, 15, 35, 50),
  graceMinutes: fc.integer({ min: 0, max: 120 }),
  security: fc.tuple(cents, cents),
})
type AnyRental = typeof anyRental extends fc.Arbitrary<infer Value> ? Value : never

function priceOf({ stay, rules, prices, options, waived, discountPercent, graceMinutes, security }: AnyRental): Quote {
  const [securityDepositCents, waiverCents] = security
  return quoteOf(
    quote({
      ...prices,
      start: stay.start,
      end: stay.end,
      timezone: stay.departure.timezone,
      graceMinutes,
      options,
      fees: dueFees(rules, stay),
      waivedFees: waived,
      discountPercent,
      securityDepositCents,
      waiverCents,
      categoryName: 'Citadine',
    }),
  )
}

const inCents = (euros: number) => Math.round(euros * 100)
const total = (lines: readonly { total: number }[]) => sumOf(lines.map((line) => inCents(line.total)))

function expectSum(price: Quote): void {
  const { seasons, options, fees } = price
  expect(inCents(price.subtotal)).toBe(total(seasons) + total(options) + total(fees))
  expect(inCents(price.total)).toBe(inCents(price.subtotal) - inCents(price.discountAmount))
  expect(inCents(price.discountAmount)).toBe(Math.round((inCents(price.subtotal) * price.discountPercent) / 100))
}

test('the lines of any price of any company are its subtotal, and less the discount its total', () => {
  fc.assert(
    fc.property(anyRental, (rental) => {
      const price = priceOf(rental)
      // The schema refuses what is no number, a negative amount and a quantity below one.
      expect(Quote.parse(price)).toEqual(price)
      expectSum(price)
      expect(total(price.seasons)).toBe(inCents(price.price.total))
      const due = dueFees(rental.rules, rental.stay)
      expect(price.fees.length + price.waivedFees.length).toBe(due.length)
      expect(new Set(due.map(({ id, at }) => `${id} ${at}`)).size).toBe(due.length)
      for (const { reason } of due) expect(`${reason.fr} ${reason.en}`).not.toMatch(/undefined|null|NaN|Invalid/)
    }),
    { numRuns: 300 },
  )
})

test('the billed lines of any price are its total to the cent, and none of them is negative', () => {
  fc.assert(
    fc.property(anyRental, fc.constantFrom(8.5, 20, 2.1, null), (rental, vatRate) => {
      const price = priceOf(rental)
      const totalCents = inCents(price.total)
      const lines = billedLines('invoice', sampleRental({ price, totalCents, charges: [], vatRate }))
      expect(sumOf(lines.map((line) => line.totalCents))).toBe(totalCents)
      expect(totalsOf(vatSums(lines)).totalCents).toBe(totalCents)
      for (const line of lines) {
        expect(line.quantity).toBeGreaterThanOrEqual(1)
        expect(Math.min(line.totalCents, line.amountCents, line.unitPriceCents)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})

const parts: FeePart[] = ['arrivalAgencyId', 'additionalDriverIds', 'delivery', 'collection', 'waivedFees']

test('a change of the return, the drivers, the places or the fees taken out changes those fees of an agreed price alone', () => {
  fc.assert(
    fc.property(anyRental, anyRental, fc.subarray(parts), (rental, today, changed) => {
      const agreed = priceOf(rental)
      const due = dueFees(today.rules, today.stay)
      const waived: WaivedKey[] = changed.includes('waivedFees') ? today.waived : rental.waived
      const after = changedFees(agreed, changed, { due, waived })
      expect(Quote.parse(after)).toEqual(after)
      expectSum(after)
      const { fees: _, waivedFees: __, subtotal: ___, discountAmount: ____, total: _____, ...others } = after
      expect(agreed).toMatchObject(others)
      if (changed.length === 0) expect(after).toBe(agreed)
      const all = ({ fees, waivedFees }: Quote) => [...fees, ...waivedFees]
      const isOf = (...of: FeePart[]) => of.some((part) => changed.includes(part))
      const staying = all(agreed).filter(({ kind, at }) => {
        if (kind === 'additional_driver') return !isOf('additionalDriverIds')
        if (kind === 'delivery') return !isOf(at === 'departure' ? 'delivery' : 'collection')
        return !isOf('arrivalAgencyId') || (kind !== 'one_way' && at === 'departure')
      })
      expect(all(after)).toEqual(expect.arrayContaining(staying))
    }),
    { numRuns: 300 },
  )
})
