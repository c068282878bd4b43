import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seasonOn } from '../company/season-of-day.ts'
import { Problem } from '../kernel/problem.ts'
import { addDays, localDate, toInstant, weekdayOf } from '../kernel/time.ts'
import { quote, quoteOf } from './quote.ts'
import { rentalDays } from './rental-days.ts'
import { countedUnits, pricedHours, seasonLineName } from './season-line.ts'
import type { QuoteSpecialPrice, VehicleInput } from './vehicle-lines.ts'

const zone = 'America/Guadeloupe'
const low = { id: 1, start: '04-16', end: '12-19', userLabel: 'Basse saison', userLabelEn: 'Low season' }
const high = { id: 2, start: '12-20', end: '04-15', userLabel: 'Haute saison' }
const weekend = { minHours: null, weekdays: [5, 6, 7] }

/** A day costs 35 € in low season and 45 € in high season, 30 € and 40 € from seven days on. */
const priceLines = [
  { id: 1, seasonId: 1, minDays: 1, priceCents: 3500 },
  { id: 2, seasonId: 1, minDays: 7, priceCents: 3000 },
  { id: 3, seasonId: 2, minDays: 1, priceCents: 4500 },
  { id: 4, seasonId: 2, minDays: 7, priceCents: 4000 },
]
const weekends: QuoteSpecialPrice[] = [
  { id: 5, seasonId: 1, minDays: 1, priceCents: 5000, ...weekend },
  { id: 6, seasonId: 2, minDays: 1, priceCents: 6500, ...weekend },
]
/** An hour costs 10 € from two hours on, and 8 € from four. */
const hours: QuoteSpecialPrice[] = [
  { id: 7, seasonId: 1, minDays: 0, minHours: 2, weekdays: null, priceCents: 1000 },
  { id: 8, seasonId: 1, minDays: 0, minHours: 4, weekdays: null, priceCents: 800 },
]

function price(from: string, to: string, change: Partial<VehicleInput> = {}) {
  return quote({
    start: toInstant(from, zone),
    end: toInstant(to, zone),
    timezone: zone,
    graceMinutes: 29,
    seasons: [low, high],
    priceLines,
    options: [],
    discountPercent: 0,
    securityDepositCents: 30_000,
    waiverCents: 40_000,
    categoryName: 'Scooter',
    ...change,
  })
}

describe('a price of weekdays', () => {
  test('over a long weekend and a change of season is a line of each season: 100 + 65 + 45 €', () => {
    const long = price('2026-12-18T10:00', '2026-12-21T18:00', { specialPrices: weekends })
    expect(quoteOf(long)).toMatchObject({
      days: 4,
      price: { priceId: 5, total: 210 },
      seasons: [
        { name: 'Basse saison', days: 2, dailyPrice: 50, weekdays: [5, 6, 7], total: 100 },
        { name: 'Haute saison', days: 1, dailyPrice: 65, weekdays: [5, 6, 7], total: 65 },
        { name: 'Haute saison', days: 1, dailyPrice: 45, weekdays: null, total: 45 },
      ],
      total: 210,
    })
    const names = (language: 'fr' | 'en') => quoteOf(long).seasons.map((line) => seasonLineName(line, language))
    expect(names('fr')).toEqual(['Basse saison, ven., sam., dim.', 'Haute saison, ven., sam., dim.', 'Haute saison'])
    expect(names('en')).toEqual(['Low season, Fri, Sat, Sun', 'Haute saison, Fri, Sat, Sun', 'Haute saison'])
  })

  test('is that of the local start of a block: Thursday 23h59 is no weekend', () => {
    const total = (from: string, to: string) => price(from, to, { specialPrices: weekends }).totalCents
    expect(total('2026-06-04T23:59', '2026-06-05T20:00')).toBe(3500)
    expect(total('2026-06-05T00:00', '2026-06-05T20:00')).toBe(5000)
    expect(total('2026-06-07T23:59', '2026-06-08T20:00')).toBe(5000)
    expect(total('2026-06-08T00:00', '2026-06-08T20:00')).toBe(3500)
  })

  test('counts at its length: from seven days on the price of seven days is for every day', () => {
    const total = (to: string, specialPrices: QuoteSpecialPrice[]) =>
      price('2026-06-01T10:00', to, { specialPrices }).totalCents
    expect(total('2026-06-07T10:00', weekends)).toBe(4 * 3500 + 2 * 5000)
    expect(total('2026-06-08T10:00', weekends)).toBe(7 * 3000)
    const week = { id: 9, seasonId: 1, minDays: 7, priceCents: 3900, ...weekend }
    expect(total('2026-06-08T10:00', [...weekends, week])).toBe(4 * 3000 + 3 * 3900)
  })

  test('alone leaves the other days without a price', () => {
    const alone = { priceLines: [], specialPrices: weekends }
    expect(price('2026-06-06T10:00', '2026-06-08T10:00', alone).totalCents).toBe(10_000)
    expect(() => price('2026-06-06T10:00', '2026-06-09T10:00', alone)).toThrow(Problem)
  })
})

describe('a price of an hour', () => {
  const total = (to: string, specialPrices = hours) =>
    price('2026-06-03T10:00', to, { specialPrices, priceLines: [{ ...priceLines[0], seasonId: 1 } as never] })
      .totalCents

  test('of a scooter for four hours: 4 × 8 €, in the shape of the API', () => {
    const four = quoteOf(price('2026-06-03T10:00', '2026-06-03T14:00', { specialPrices: hours }))
    expect(four).toMatchObject({ days: 1, price: { priceId: 8, total: 32 }, total: 32 })
    expect(four.seasons).toEqual([
      {
        seasonId: 1,
        name: 'Basse saison',
        nameEn: 'Low season',
        days: 1,
        dailyPrice: 32,
        hours: 4,
        hourlyPrice: 8,
        weekdays: null,
        total: 32,
      },
    ])
    expect(four.seasons.map(countedUnits)).toEqual([{ unit: 'hours', count: 4, price: 8 }])
    expect(pricedHours(four)).toBe(4)
  })

  test('counts started hours after the grace', () => {
    expect(total('2026-06-03T12:00')).toBe(2000)
    expect(total('2026-06-03T12:29')).toBe(2000)
    expect(total('2026-06-03T12:30')).toBe(3000)
    expect(total('2026-06-03T14:29')).toBe(3200)
  })

  test('is at most the price of the day, of its weekday too', () => {
    expect(total('2026-06-03T15:00')).toBe(3500)
    expect(total('2026-06-03T13:00')).toBe(3000)
    const saturday = price('2026-06-06T10:00', '2026-06-06T15:00', { specialPrices: [...hours, ...weekends] })
    expect(saturday).toMatchObject({ totalCents: 4000, seasons: [{ hours: 5 }] })
    const day = price('2026-06-06T10:00', '2026-06-06T17:00', { specialPrices: [...hours, ...weekends] })
    expect(day).toMatchObject({ totalCents: 5000, seasons: [{ hours: null, weekdays: [5, 6, 7] }] })
  })

  test('is for no shorter rental, for none of 24 hours, and for its season alone', () => {
    expect(total('2026-06-03T11:29')).toBe(3500)
    const cheap = hours.map((line) => ({ ...line, priceCents: 1 }))
    expect(total('2026-06-04T09:29', cheap)).toBe(23)
    expect(total('2026-06-04T09:30', cheap)).toBe(3500)
    const winter = price('2026-12-29T10:00', '2026-12-29T14:00', { specialPrices: hours })
    expect(winter.totalCents).toBe(4500)
  })

  test('needs no price of a day', () => {
    const alone = { priceLines: [], specialPrices: hours }
    expect(price('2026-06-03T10:00', '2026-06-03T18:00', alone).totalCents).toBe(6400)
    expect(() => price('2026-06-03T10:00', '2026-06-05T10:00', alone)).toThrow(Problem)
  })

  test('of an agreed price from before is none', () => {
    const {
      hours: _,
      hourlyPrice: __,
      weekdays: ___,
      ...before
    } = quoteOf(price('2026-06-03T10:00', '2026-06-05T10:00')).seasons[0] as never as Record<string, unknown>
    expect(countedUnits(before as never)).toEqual({ unit: 'days', count: 2, price: 35 })
    expect([seasonLineName(before as never, 'fr'), pricedHours({ seasons: [before as never] })]).toEqual([
      'Basse saison',
      null,
    ])
  })
})

describe('for any list and rental', () => {
  const cents = fc.integer({ min: 0, max: 20_000 })
  const seasonId = fc.constantFrom(1, 2)
  const anyHours = fc.array(
    fc.record({ seasonId, minDays: fc.constant(0), minHours: fc.integer({ min: 1, max: 23 }), priceCents: cents }),
    { maxLength: 6 },
  )
  const anyWeekdays = fc.array(
    fc.record({
      seasonId,
      minDays: fc.integer({ min: 0, max: 10 }),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      priceCents: cents,
    }),
    { maxLength: 6 },
  )
  const anyInput = fc
    .record({
      start: fc.integer({ min: 28_000_000, max: 36_000_000 }),
      minutes: fc.oneof(fc.integer({ min: 60, max: 1600 }), fc.integer({ min: 60, max: 30 * 1440 })),
      graceMinutes: fc.integer({ min: 0, max: 120 }),
      byHour: anyHours,
      byWeekday: anyWeekdays,
      timezone: fc.constantFrom(zone, 'Indian/Reunion', 'Europe/Paris'),
    })
    .map(({ start, minutes, graceMinutes, byHour, byWeekday, timezone }) => {
      const instant = (minute: number) => new Date(minute * 60_000).toISOString()
      const ofHours = byHour.map((line, at) => ({ ...line, weekdays: null, id: 100 + at }))
      const ofWeekdays = byWeekday.map((line, at) => ({ ...line, minHours: null, id: 200 + at }))
      const input = { ...{ start: instant(start), end: instant(start + minutes) }, graceMinutes, timezone }
      return { input, ofHours, ofWeekdays }
    })
  const priced = (change: Partial<VehicleInput>) => price('2026-06-03T10:00', '2026-06-04T10:00', change)

  /** Prices each block as every rental was priced before there were prices of hours and weekdays. */
  function before({ start, end, timezone = zone, graceMinutes = 29 }: Partial<VehicleInput>): number {
    const days = rentalDays(start ?? '', end ?? '', graceMinutes, timezone)
    const blocks = Array.from({ length: days }, (_, block) => addDays(localDate(start ?? '', timezone), block))
    return blocks.reduce((sum, day) => {
      const own = priceLines.filter((line) => line.seasonId === seasonOn(day, [low, high])?.id && line.minDays <= days)
      return sum + (own.toSorted((a, b) => b.minDays - a.minDays)[0]?.priceCents ?? Number.NaN)
    }, 0)
  }

  test('a list without them costs what it did', () => {
    fc.assert(
      fc.property(anyInput, ({ input }) => {
        expect(priced(input).totalCents).toBe(before(input))
      }),
    )
  })

  test('a rental never costs more by the hour than by the day, and as much from 24 hours on', () => {
    fc.assert(
      fc.property(anyInput, ({ input, ofHours, ofWeekdays }) => {
        const byDay = priced({ ...input, specialPrices: ofWeekdays })
        const byHour = priced({ ...input, specialPrices: [...ofHours, ...ofWeekdays] })
        expect(byHour.totalCents).toBeLessThanOrEqual(byDay.totalCents)
        if (byDay.days > 1) expect(byHour).toEqual(byDay)
      }),
    )
  })

  test('the lines add up, in days and cents, and a price of weekdays is charged on no other day', () => {
    fc.assert(
      fc.property(anyInput, ({ input, ofHours, ofWeekdays }) => {
        const all = priced({ ...input, specialPrices: [...ofHours, ...ofWeekdays] })
        expect(all.seasons.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(all.totalCents)
        expect(all.seasons.reduce((sum, { days }) => sum + days, 0)).toBe(all.days)
        const first = localDate(input.start, input.timezone)
        const weekdays = Array.from({ length: all.days }, (_, block) => weekdayOf(addDays(first, block)))
        for (const { days, dailyPriceCents, totalCents, weekdays: on } of all.seasons) {
          expect(days * dailyPriceCents).toBe(totalCents)
          if (on) expect(days).toBeLessThanOrEqual(weekdays.filter((day) => on.includes(day)).length)
        }
      }),
    )
  })
})
