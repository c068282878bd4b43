import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../kernel/money.ts'
import type { DueFee } from '../pricing/fee/due-fees.ts'
import type { QuoteOption } from '../pricing/quote.ts'
import { quote, quoteOf } from '../pricing/quote.ts'
import { billedLines } from './bill.ts'
import { sumOf, totalsOf, vatSums } from './line.ts'
import { sampleRental } from './sample-rental.ts'

const night: DueFee = {
  id: 1,
  kind: 'outside_hours',
  at: 'departure',
  name: 'Hors horaires',
  nameEn: 'Out of hours',
  quantity: 1,
  priceCents: 3000,
  dailyPriceCents: 0,
  maxCents: null,
  reason: {
    fr: 'Départ le ven. 4 déc. 2026 à 22:30, agence fermée',
    en: 'Pick-up on Fri 4 Dec 2026, 22:30, agency closed',
  },
}

/** A week at 40 € a day with these options and fees. */
function week(options: Partial<QuoteOption>[], discountPercent = 0, fees: Partial<DueFee>[] = []) {
  const free = { id: 1, name: 'Option', quantity: 1, priceCents: 0, dailyPriceCents: 0, maxCents: null, maxDays: null }
  const price = quoteOf(
    quote({
      start: '2026-12-20T14:00:00Z',
      end: '2026-12-27T14:00:00Z',
      timezone: 'America/Guadeloupe',
      graceMinutes: 29,
      seasons: [],
      priceLines: [{ id: 1, seasonId: null, minDays: 1, priceCents: 4000 }],
      options: options.map((option) => ({ ...free, ...option })),
      fees: fees.map((fee) => ({ ...night, ...fee })),
      discountPercent,
      securityDepositCents: 0,
      waiverCents: 0,
      categoryName: 'Citadine',
    }),
  )
  return sampleRental({ price, totalCents: toCents(price.total), charges: [], vatRate: null })
}

const optionLines = (options: Partial<QuoteOption>[]) =>
  billedLines('invoice', week(options))
    .slice(1)
    .map(({ label, quantity, unitPriceCents, totalCents }) => [label, quantity, unitPriceCents, totalCents])

test('two child seats are a line of their days at the price of a day, and one of their price once', () => {
  const seats = { name: 'Siège bébé', quantity: 2, dailyPriceCents: 400 }
  expect(optionLines([seats])).toEqual([['Siège bébé (2\u00a0× 7 jours)', 14, 400, 5600]])
  expect(optionLines([{ ...seats, priceCents: 1000 }])).toEqual([
    ['Siège bébé (forfait)', 2, 1000, 2000],
    ['Siège bébé (2\u00a0× 7 jours)', 14, 400, 5600],
  ])
  expect(optionLines([{ name: 'Livraison', quantity: 2, priceCents: 2500 }])).toEqual([['Livraison', 2, 2500, 5000]])
})

test('a GPS at its greatest amount is a line of pieces at that amount', () => {
  const gps = { name: 'GPS', dailyPriceCents: 500, maxCents: 3000 }
  expect(optionLines([gps])).toEqual([['GPS (prix maximal)', 1, 3000, 3000]])
  expect(optionLines([{ ...gps, quantity: 2 }])).toEqual([['GPS (prix maximal)', 2, 3000, 6000]])
  expect(optionLines([{ ...gps, maxCents: 3500 }])).toEqual([['GPS', 7, 500, 3500]])
})

test('an option agreed before quantities is one', () => {
  const rental = week([{ name: 'GPS', dailyPriceCents: 500 }])
  for (const option of rental.price?.options ?? []) Reflect.deleteProperty(option, 'quantity')
  expect(billedLines('invoice', rental)[1]).toMatchObject({ label: 'GPS', quantity: 7, totalCents: 3500 })
})

test('a fee is a line with its reason beside its name, and says which case it bills', () => {
  const driver = {
    kind: 'additional_driver' as const,
    at: null,
    name: 'Conducteur supplémentaire',
    nameEn: null,
    quantity: 2,
    priceCents: 0,
    dailyPriceCents: 500,
    reason: { fr: '3 conducteurs supplémentaires, dont 1 gratuit', en: '3 additional drivers, 1 of them free' },
  }
  const feeLines = (rental: ReturnType<typeof week>) =>
    billedLines('invoice', rental)
      .slice(1)
      .map(({ label, quantity, totalCents, source }) => [label, quantity, totalCents, source.of, source.fee])
  const why = 'départ le ven. 4 déc. 2026 à 22:30, agence fermée'
  const drivers = '3 conducteurs supplémentaires, dont 1 gratuit'
  expect(feeLines(week([], 0, [night, driver]))).toEqual([
    [`Hors horaires (${why})`, 1, 3000, 'rental', 'outside_hours'],
    [`Conducteur supplémentaire (2\u00a0× 7 jours, ${drivers})`, 14, 7000, 'rental', 'additional_driver'],
  ])
  expect(feeLines(week([], 0, [{ ...driver, maxCents: 2000 }]))).toEqual([
    [`Conducteur supplémentaire (prix maximal, ${drivers})`, 2, 4000, 'rental', 'additional_driver'],
  ])
  expect(feeLines({ ...week([], 0, [night]), languages: ['fr', 'en'] })[0]?.[0]).toBe(
    `Hors horaires / Out of hours (${why} / pick-up on Fri 4 Dec 2026, 22:30, agency closed)`,
  )
  expect(billedLines('invoice', week([]))[0]?.source).toEqual({ of: 'rental', id: null })
})

test('a price agreed before there were fees is billed without any', () => {
  const rental = week([])
  if (rental.price) Reflect.deleteProperty(rental.price, 'fees')
  expect(billedLines('invoice', rental)).toMatchObject([{ totalCents: 28_000 }])
})

test('the lines of any options and fees are the total to the cent, each quantity times its unit price before the discount', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  const option = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    priceCents: cents,
    dailyPriceCents: cents,
    maxCents: fc.option(cents),
    maxDays: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  const fee = fc.record({
    quantity: fc.integer({ min: 1, max: 10 }),
    priceCents: cents,
    dailyPriceCents: cents,
    maxCents: fc.option(cents),
  })
  const [options, fees] = [fc.array(option, { maxLength: 6 }), fc.array(fee, { maxLength: 6 })]
  const rates = fc.constantFrom(8.5, 20, 2.1, null)
  fc.assert(
    fc.property(options, fees, fc.constantFrom(0, 15), rates, (some, charged, discount, vatRate) => {
      const rental = { ...week(some, discount, charged), vatRate }
      const lines = billedLines('invoice', rental)
      expect(sumOf(lines.map(({ totalCents }) => totalCents))).toBe(rental.totalCents)
      expect(totalsOf(vatSums(lines)).totalCents).toBe(rental.totalCents)
      if (vatRate !== null || discount > 0) return
      for (const line of lines) expect(line.quantity * line.unitPriceCents).toBe(line.totalCents)
    }),
  )
})

test('a scooter for four hours is a line of its hours, and a weekend a line of its own', () => {
  const price = (start: string, end: string) =>
    quoteOf(
      quote({
        start,
        end,
        timezone: 'America/Guadeloupe',
        graceMinutes: 29,
        seasons: [],
        priceLines: [{ id: 1, seasonId: null, minDays: 1, priceCents: 4000 }],
        specialPrices: [
          { id: 2, seasonId: null, minDays: 0, minHours: 2, weekdays: null, priceCents: 800 },
          { id: 3, seasonId: null, minDays: 1, minHours: null, weekdays: [6, 7], priceCents: 6000 },
        ],
        options: [],
        discountPercent: 0,
        securityDepositCents: 0,
        waiverCents: 0,
        categoryName: 'Scooter',
      }),
    )
  const lines = (agreed: ReturnType<typeof price>) =>
    billedLines(
      'invoice',
      sampleRental({
        ...{ vehicle: 'Peugeot Kisbee', languages: ['fr', 'en'], charges: [], vatRate: null },
        price: agreed,
        totalCents: toCents(agreed.total),
      }),
    ).map(({ label, quantity, unitPriceCents, totalCents }) => [label, quantity, unitPriceCents, totalCents])
  expect(lines(price('2026-12-21T14:00:00Z', '2026-12-21T18:00:00Z'))).toEqual([
    ['Location Peugeot Kisbee / Rental of Peugeot Kisbee (par heure / per hour)', 4, 800, 3200],
  ])
  expect(lines(price('2026-12-18T14:00:00Z', '2026-12-21T14:00:00Z'))).toEqual([
    ['Location Peugeot Kisbee / Rental of Peugeot Kisbee', 1, 4000, 4000],
    ['Location Peugeot Kisbee / Rental of Peugeot Kisbee, sam., dim. / Sat, Sun', 2, 6000, 12_000],
  ])
})
