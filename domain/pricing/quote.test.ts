import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seasonOn } from '../company/season-of-day.ts'
import { Problem } from '../kernel/problem.ts'
import { localDate, toInstant } from '../kernel/time.ts'
import { Quote } from './quote.schema.ts'
import { type QuoteInput, type QuoteOption, quote, quoteOf } from './quote.ts'
import { rentalDays } from './rental-days.ts'

const zone = 'America/Guadeloupe'
const high = { id: 1, start: '12-22', end: '04-15', userLabel: 'Haute saison' }
const low = { id: 2, start: '04-16', end: '12-21', userLabel: 'Basse saison' }

/** Daily prices from 1, 3 and 7 days on: 60, 50, 40 in high season and 40, 30, 20 in low season. */
const priceLines = [
  { id: 11, seasonId: 1, minDays: 1, priceCents: 6000 },
  { id: 13, seasonId: 1, minDays: 3, priceCents: 5000 },
  { id: 17, seasonId: 1, minDays: 7, priceCents: 4000 },
  { id: 21, seasonId: 2, minDays: 1, priceCents: 4000 },
  { id: 23, seasonId: 2, minDays: 3, priceCents: 3000 },
  { id: 27, seasonId: 2, minDays: 7, priceCents: 2000 },
]

function rental(from: string, to: string, change: Partial<QuoteInput> = {}): QuoteInput {
  const timezone = change.timezone ?? zone
  return {
    start: toInstant(from, timezone),
    end: toInstant(to, timezone),
    timezone,
    graceMinutes: 29,
    seasons: [high, low],
    priceLines,
    options: [],
    discountPercent: 0,
    securityDepositCents: 80000,
    waiverCents: 90000,
    categoryName: 'Économique',
    ...change,
  }
}

/** One of an option that costs nothing, without limits. */
const free = { quantity: 1, priceCents: 0, dailyPriceCents: 0, maxCents: null, maxDays: null }

/** The days of each season with the daily price in euros. */
const split = (input: QuoteInput) =>
  quote(input).seasons.map(({ name, days, dailyPriceCents }) => [name, days, dailyPriceCents / 100])

describe('billed days', () => {
  test.each([
    ['2026-03-02T10:00:00Z', '2026-03-02T11:00:00Z', 1],
    ['2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z', 1],
    ['2026-03-02T10:00:00Z', '2026-03-03T10:29:00Z', 1],
    ['2026-03-02T10:00:00Z', '2026-03-03T10:29:59Z', 1],
    ['2026-03-02T10:00:00Z', '2026-03-03T10:30:00Z', 2],
    ['2026-03-02T10:00:00Z', '2026-03-04T10:29:00Z', 2],
    ['2026-03-02T10:00:00Z', '2026-03-04T10:30:00Z', 3],
  ])('from %s to %s with 29 minutes of grace are %d', (start, end, days) => {
    expect(rentalDays(start, end, 29, zone)).toBe(days)
  })

  test('without grace a minute begins another day', () => {
    expect(rentalDays('2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z', 0, zone)).toBe(1)
    expect(rentalDays('2026-03-02T10:00:00Z', '2026-03-03T10:01:00Z', 0, zone)).toBe(2)
  })

  test.each([
    ['Europe/Paris', '2027-10-30T10:00', '2027-10-31T10:29', 1],
    ['Europe/Paris', '2027-10-30T10:00', '2027-10-31T10:30', 2],
    ['America/Miquelon', '2027-11-06T10:00', '2027-11-07T10:29', 1],
    ['America/Miquelon', '2027-11-06T10:00', '2027-11-07T10:30', 2],
    ['Europe/Paris', '2027-03-27T10:00', '2027-03-28T10:29', 1],
    ['Europe/Paris', '2027-03-27T10:00', '2027-03-28T10:30', 2],
    ['America/Guadeloupe', '2027-10-30T10:00', '2027-10-31T10:30', 2],
  ])('in %s from %s to %s, over a night when clocks may change: %d', (timezone, from, to, days) => {
    expect(rentalDays(toInstant(from, timezone), toInstant(to, timezone), 29, timezone)).toBe(days)
  })
})

describe('a rental over the start of the high season', () => {
  test('from 20 December 10h00 to 27 December 10h20 is 2 low and 5 high days', () => {
    expect(split(rental('2026-12-20T10:00', '2026-12-27T10:20'))).toEqual([
      ['Basse saison', 2, 20],
      ['Haute saison', 5, 40],
    ])
  })

  test('returned at 10h30 it is 2 low and 6 high days', () => {
    expect(split(rental('2026-12-20T10:00', '2026-12-27T10:30'))).toEqual([
      ['Basse saison', 2, 20],
      ['Haute saison', 6, 40],
    ])
  })

  test('returns every amount, in the shape of the API', () => {
    const input = rental('2026-12-20T10:00', '2026-12-27T10:20', {
      options: [
        { ...free, id: 5, name: 'Siège bébé', nameEn: 'Baby seat', priceCents: 1000, dailyPriceCents: 250 },
        { ...free, id: 6, name: 'Second conducteur' },
      ],
      discountPercent: 15,
    })
    const byDay = { hours: null, hourlyPrice: null, weekdays: null }
    const expected = {
      days: 7,
      price: { total: 240, priceId: 27 },
      seasons: [
        { seasonId: 2, name: 'Basse saison', nameEn: null, days: 2, dailyPrice: 20, ...byDay, total: 40 },
        { seasonId: 1, name: 'Haute saison', nameEn: null, days: 5, dailyPrice: 40, ...byDay, total: 200 },
      ],
      options: [
        { id: 5, name: 'Siège bébé', nameEn: 'Baby seat', quantity: 1, price: 10, dailyPrice: 2.5, total: 27.5 },
        { id: 6, name: 'Second conducteur', nameEn: null, quantity: 1, price: 0, dailyPrice: 0, total: 0 },
      ],
      fees: [],
      waivedFees: [],
      subtotal: 267.5,
      discountPercent: 15,
      discountAmount: 40.13,
      total: 227.37,
      securityDepositAmount: 800,
      waiverAmount: 900,
    }
    expect(quoteOf(quote(input))).toEqual(expected)
    expect(Quote.parse(quoteOf(quote(input)))).toEqual(expected)
  })
})

describe('the season of a block', () => {
  test('is that of its local start date: late evening in Guadeloupe is the next day in UTC', () => {
    expect(split(rental('2026-12-21T23:59', '2026-12-22T12:00'))).toEqual([['Basse saison', 1, 40]])
    expect(split(rental('2026-12-22T00:00', '2026-12-22T12:00'))).toEqual([['Haute saison', 1, 60]])
  })

  test('may run over New Year and is then one line', () => {
    const christmas = { id: 1, start: '12-24', end: '12-26', userLabel: 'Noël' }
    const rest = { id: 2, start: '12-27', end: '12-23', userLabel: 'Année' }
    expect(split(rental('2026-12-22T10:00', '2026-12-30T10:00', { seasons: [christmas, rest] }))).toEqual([
      ['Année', 5, 20],
      ['Noël', 3, 40],
    ])
    expect(split(rental('2026-12-30T10:00', '2027-01-03T10:00'))).toEqual([['Haute saison', 4, 50]])
  })

  test('in a gap is the closest, the earlier edge on a tie', () => {
    const seasons = [
      { ...low, start: '05-01', end: '06-10' },
      { ...high, start: '06-20', end: '08-31' },
    ]
    expect(split(rental('2026-06-11T10:00', '2026-06-20T10:00', { seasons }))).toEqual([
      ['Basse saison', 5, 20],
      ['Haute saison', 4, 40],
    ])
  })

  test('on 29 February is that of 28 February when the season ends there', () => {
    const seasons = [
      { ...high, start: '12-01', end: '02-29' },
      { ...low, start: '03-01', end: '11-30' },
    ]
    expect(split(rental('2028-02-28T10:00', '2028-03-02T10:00', { seasons }))).toEqual([
      ['Haute saison', 2, 50],
      ['Basse saison', 1, 30],
    ])
    expect(split(rental('2027-02-28T10:00', '2027-03-02T10:00', { seasons }))).toEqual([
      ['Haute saison', 1, 60],
      ['Basse saison', 1, 40],
    ])
  })

  test('skips no day where clocks change on the way', () => {
    const seasons = [
      { ...low, start: '04-02', end: '03-31' },
      { ...high, start: '04-01', end: '04-01' },
    ]
    const paris = { timezone: 'Europe/Paris', seasons }
    expect(split(rental('2026-03-27T23:30', '2026-04-01T12:00', paris))).toEqual([['Basse saison', 5, 30]])
    expect(split(rental('2026-03-27T23:30', '2026-04-02T12:00', paris))).toEqual([
      ['Basse saison', 5, 30],
      ['Haute saison', 1, 50],
    ])
  })
})

describe('the tier', () => {
  test.each([
    ['2026-06-03T10:29', 2, 40],
    ['2026-06-03T10:30', 3, 30],
    ['2026-06-07T10:29', 6, 30],
    ['2026-06-07T10:30', 7, 20],
  ])('until %s is chosen by %d days: %d a day', (end, days, dailyPrice) => {
    expect(split(rental('2026-06-01T10:00', end))).toEqual([['Basse saison', days, dailyPrice]])
  })

  test('from 0 days on applies to every length', () => {
    const lines = [{ id: 20, seasonId: 2, minDays: 0, priceCents: 3500 }]
    expect(split(rental('2026-06-01T10:00', '2026-06-01T12:00', { priceLines: lines }))).toEqual([
      ['Basse saison', 1, 35],
    ])
  })

  test('does not depend on the order of the lines', () => {
    const priceLinesReversed = [...priceLines].reverse()
    const change = { priceLines: priceLinesReversed }
    expect(quote(rental('2026-06-01T10:00', '2026-06-05T10:00', change))).toEqual(
      quote(rental('2026-06-01T10:00', '2026-06-05T10:00')),
    )
  })
})

test('the name of a season for English readers is in its line', () => {
  const seasons = [{ ...low, userLabelEn: 'Low season' }, high]
  const priced = quote({ ...rental('2026-12-20T10:00', '2026-12-27T10:20'), seasons })
  expect(quoteOf(priced).seasons).toMatchObject([{ nameEn: 'Low season' }, { nameEn: null }])
})

describe('an agency without seasons', () => {
  const tableOfOne = [...priceLines, { id: 30, seasonId: null, minDays: 1, priceCents: 4500 }]

  test('has one price table, without a season', () => {
    const byDay = { hours: null, hourlyPriceCents: null, weekdays: null }
    const response = quote(rental('2026-12-20T10:00', '2026-12-22T10:00', { seasons: [], priceLines: tableOfOne }))
    expect(response.seasons).toEqual([
      { seasonId: null, name: null, nameEn: null, days: 2, dailyPriceCents: 4500, ...byDay, totalCents: 9000 },
    ])
    expect(response).toMatchObject({ vehicleCents: 9000, priceId: 30 })
  })

  test('does not lend that table to an agency with seasons', () => {
    const lines = [{ id: 30, seasonId: null, minDays: 1, priceCents: 4500 }]
    expect(() => quote(rental('2026-06-01T10:00', '2026-06-02T10:00', { priceLines: lines }))).toThrow(Problem)
  })
})

describe('a missing price', () => {
  const refusal = (input: QuoteInput) => {
    try {
      return quote(input)
    } catch (problem) {
      return problem instanceof Problem ? { code: problem.code, ...problem.sentence } : problem
    }
  }

  test('names the season and the category', () => {
    const input = rental('2026-12-20T10:00', '2026-12-23T10:00', {
      priceLines: priceLines.filter(({ seasonId }) => seasonId === 2),
    })
    expect(refusal(input)).toEqual({
      code: 'price_missing',
      fr: 'Aucun tarif pour la catégorie «\u00a0Économique\u00a0» en «\u00a0Haute saison\u00a0» pour 3 jours',
      en: "There is no price for the category 'Économique' in 'Haute saison' for 3 days",
    })
  })

  test('is reported for a length below the first tier', () => {
    const lines = priceLines.filter(({ minDays }) => minDays >= 3)
    expect(refusal(rental('2026-06-01T10:00', '2026-06-03T10:29', { priceLines: lines }))).toMatchObject({
      code: 'price_missing',
    })
    expect(refusal(rental('2026-06-01T10:00', '2026-06-03T10:30', { priceLines: lines }))).toMatchObject({ days: 3 })
  })

  test('is not the same as a price of zero', () => {
    const lines = [{ id: 20, seasonId: 2, minDays: 1, priceCents: 0 }]
    expect(quote(rental('2026-06-01T10:00', '2026-06-02T10:00', { priceLines: lines })).totalCents).toBe(0)
  })
})

test('the discount applies to vehicle and options, half a cent is rounded up', () => {
  const option = { ...free, id: 5, name: 'Carte', priceCents: 10 }
  const response = quote(rental('2026-06-01T10:00', '2026-06-02T10:00', { options: [option], discountPercent: 5 }))
  expect([response.subtotalCents, response.discountCents, response.totalCents]).toEqual([4010, 201, 3809])
})

describe('an option', () => {
  const optionTotal = (option: Partial<QuoteOption>, end: string) =>
    quote(rental('2026-06-01T10:00', end, { options: [{ ...free, id: 5, name: 'Option', ...option }] })).options[0]
      ?.totalCents

  test('is charged for each: two child seats at 10 € and 2.50 € a day cost 55 € for a week', () => {
    const seats = { quantity: 2, priceCents: 1000, dailyPriceCents: 250 }
    expect(optionTotal(seats, '2026-06-08T10:00')).toBe(5500)
  })

  test('has a greatest amount: a GPS at 5 € a day costs 50 € from ten days on, two cost 100 €', () => {
    const gps = { dailyPriceCents: 500, maxCents: 5000 }
    expect(optionTotal(gps, '2026-06-10T10:00')).toBe(4500)
    expect(optionTotal(gps, '2026-06-11T10:00')).toBe(5000)
    expect(optionTotal(gps, '2026-06-15T10:00')).toBe(5000)
    expect(optionTotal({ ...gps, quantity: 2 }, '2026-06-15T10:00')).toBe(10_000)
  })

  test('has a greatest number of days, beside its price once', () => {
    const driver = { priceCents: 1500, dailyPriceCents: 800, maxDays: 7 }
    expect(optionTotal(driver, '2026-06-07T10:00')).toBe(1500 + 6 * 800)
    expect(optionTotal(driver, '2026-06-08T10:00')).toBe(1500 + 7 * 800)
    expect(optionTotal(driver, '2026-06-22T10:00')).toBe(1500 + 7 * 800)
    expect(optionTotal({ ...driver, maxCents: 6000 }, '2026-06-22T10:00')).toBe(6000)
  })

  test('of a price agreed without quantities is one', () => {
    const { options, ...agreed } = quoteOf(quote(rental('2026-06-01T10:00', '2026-06-02T10:00')))
    const seat = { id: 5, name: 'Siège bébé', price: 0, dailyPrice: 5, total: 5 }
    expect(Quote.parse({ ...agreed, options: [seat] }).options).toEqual([{ ...seat, nameEn: null, quantity: 1 }])
  })
})

describe('for any rental', () => {
  const monthDay = fc
    .integer({ min: 0, max: 365 })
    .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10))
  const cents = fc.integer({ min: 0, max: 100_000 })
  const anyRental = fc
    .record({
      startMinute: fc.integer({ min: 28_000_000, max: 36_000_000 }),
      minutes: fc.integer({ min: 60, max: 90 * 1440 }),
      timezone: fc.constantFrom(zone, 'Indian/Reunion', 'America/Miquelon', 'Europe/Paris'),
      edges: fc.tuple(monthDay, monthDay),
      prices: fc.tuple(cents, cents),
      option: fc.record({
        quantity: fc.integer({ min: 1, max: 99 }),
        priceCents: cents,
        dailyPriceCents: cents,
        maxCents: fc.option(cents),
        maxDays: fc.option(fc.integer({ min: 1, max: 40 })),
      }),
      discountPercent: fc.constantFrom(0, 5, 25, 50),
    })
    .map(({ startMinute, minutes, timezone, edges: [start, end], prices, option, discountPercent }) => ({
      ...rental('2026-01-01T00:00', '2026-01-02T00:00'),
      start: new Date(startMinute * 60_000).toISOString(),
      end: new Date((startMinute + minutes) * 60_000).toISOString(),
      timezone,
      seasons: [
        { ...high, start, end },
        { ...low, start: '07-01', end: '07-01' },
      ],
      priceLines: prices.map((priceCents, index) => ({ id: index, seasonId: index + 1, minDays: 1, priceCents })),
      options: [{ id: 5, name: 'Siège', ...option }],
      discountPercent,
    }))

  test('parts add up to the cent', () => {
    fc.assert(
      fc.property(anyRental, (input) => {
        const response = quote(input)
        const lines = [...response.seasons, ...response.options].reduce((sum, line) => sum + line.totalCents, 0)
        expect(response.seasons.reduce((sum, { days }) => sum + days, 0)).toBe(response.days)
        expect(response.subtotalCents).toBe(lines)
        expect(response.totalCents + response.discountCents).toBe(lines)
        const { priceCents, dailyPriceCents, quantity, maxCents } = input.options[0] ?? free
        const unlimited = quantity * (priceCents + dailyPriceCents * response.days)
        expect(response.options[0]?.totalCents).toBeLessThanOrEqual(
          Math.min(unlimited, quantity * (maxCents ?? unlimited)),
        )
        expect(Quote.safeParse(quoteOf(response)).success).toBe(true)
      }),
    )
  })

  test('each block is in the season of its own local date', () => {
    fc.assert(
      fc.property(anyRental, (input) => {
        const response = quote(input)
        const counts = new Map<number | undefined, number>()
        for (let block = 0; block < response.days; block++) {
          const first = Temporal.PlainDate.from(localDate(input.start, input.timezone))
          const season = seasonOn(first.add({ days: block }).toString(), input.seasons)?.id
          counts.set(season, (counts.get(season) ?? 0) + 1)
        }
        expect(response.seasons.map(({ seasonId, days }) => [seasonId, days])).toEqual([...counts])
      }),
    )
  })

  test('the price is the same for the same times of day elsewhere in the year, and in every zone', () => {
    const zones = ['Europe/Paris', 'America/Miquelon', 'America/Guadeloupe', 'Indian/Reunion', 'Africa/Casablanca']
    // Leaves out the hours before five in the morning, when clocks change: such times may come twice, or not at all.
    const timeOfDay = fc.integer({ min: 5 * 60, max: 24 * 60 - 1 })
    const anyLength = fc.record({
      from: timeOfDay,
      to: timeOfDay,
      nights: fc.integer({ min: 1, max: 40 }),
      firstDay: fc.integer({ min: 0, max: 700 }),
      graceMinutes: fc.integer({ min: 0, max: 120 }),
    })
    fc.assert(
      fc.property(anyLength, fc.constantFrom(...zones), ({ from, to, nights, firstDay, graceMinutes }, timezone) => {
        const cost = (first: Temporal.PlainDate, inZone: string) => {
          const at = (day: Temporal.PlainDate, minutes: number) =>
            day.toPlainDateTime().add({ minutes }).toString({ smallestUnit: 'minute' })
          const [start, end] = [at(first, from), at(first.add({ days: nights }), to)]
          const change = { timezone: inZone, graceMinutes, seasons: [], priceLines: [{ ...tableOfOne, id: 1 }] }
          return quote(rental(start, end, change)).totalCents
        }
        const usual = cost(Temporal.PlainDate.from('2027-06-10'), 'America/Guadeloupe')
        expect(cost(Temporal.PlainDate.from('2027-01-01').add({ days: firstDay }), timezone)).toBe(usual)
      }),
    )
  })
})

const tableOfOne = { seasonId: null, minDays: 1, priceCents: 4500 }
