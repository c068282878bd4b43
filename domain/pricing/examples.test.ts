import { expect, test } from 'vitest'
import { toInstant } from '../kernel/time.ts'
import { dueFees, type FeeRule, type Stay } from './fee/due-fees.ts'
import { type QuoteInput, quote } from './quote.ts'

/** The examples of `server/features/invoicing/priced-examples.test.ts`, which follows them to the papers. */
const timezone = 'America/Guadeloupe'
const weekdays = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((dayOfWeek) => {
  return { dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 1080 }
})
const airport = { id: 1, name: 'Aéroport', timezone, openingHours: weekdays }
const port = { id: 2, name: 'Port', timezone, openingHours: weekdays }

/** 30 € a day in low season and 45 € in high season, which begins on 22 December. */
const shop = {
  timezone,
  graceMinutes: 29,
  seasons: [
    { id: 1, start: '12-22', end: '04-15', userLabel: 'Haute saison' },
    { id: 2, start: '04-16', end: '12-21', userLabel: 'Basse saison' },
  ],
  priceLines: [
    { id: 1, seasonId: 1, minDays: 1, priceCents: 4500 },
    { id: 2, seasonId: 2, minDays: 1, priceCents: 3000 },
  ],
  options: [],
  discountPercent: 0,
  securityDepositCents: 80_000,
  waiverCents: 120_000,
  categoryName: 'Citadine',
}

const fee = { nameEn: null, dailyPriceCents: 0, maxCents: null, agencyId: null, toAgencyId: null, categoryId: null }
const everywhere = { at: null, isOnHolidays: false, postalCodes: [], freeCount: 0 }
const fees: FeeRule[] = [
  { ...fee, ...everywhere, id: 1, kind: 'outside_hours', name: 'Hors horaires', priceCents: 3000 },
  { ...fee, ...everywhere, id: 2, kind: 'place', name: 'Aéroport', priceCents: 1850, agencyId: 1 },
  { ...fee, ...everywhere, id: 3, kind: 'one_way', name: 'Aller simple', priceCents: 5000, agencyId: 1, toAgencyId: 2 },
]

function priced(from: string, to: string, change: Partial<QuoteInput> & { arrival?: Stay['arrival'] } = {}) {
  const { arrival = airport, ...over } = change
  const [start, end] = [toInstant(from, timezone), toInstant(to, timezone)]
  const people = { delivery: null, collection: null, additionalDriverCount: 0, holidays: { fr: {}, en: {} } }
  const due = dueFees(fees, { start, end, departure: airport, arrival, categoryId: 4, ...people })
  return quote({ ...shop, start, end, fees: due, ...over })
}

const lines = ({ seasons, options, fees: charged }: ReturnType<typeof quote>) =>
  [...seasons, ...options, ...charged].map(({ name, totalCents }) => [name, totalCents])

test('a night pick-up at the airport, one way, with two child seats, the total cover and 15 % off', () => {
  const unlimited = { maxCents: null, maxDays: null }
  const options = [
    { ...unlimited, id: 5, name: 'Siège enfant', quantity: 2, priceCents: 0, dailyPriceCents: 500, maxCents: 5000 },
    { ...unlimited, id: 6, name: 'Rachat total', quantity: 1, priceCents: 0, dailyPriceCents: 1200 },
  ]
  const cover = { securityDepositCents: 20_000, waiverCents: 0 }
  // From Thursday 17 December at 22:30 to Thursday 24 December at 17:00: 6 days and 18.5 hours are 7 days.
  const price = priced('2026-12-17T22:30', '2026-12-24T17:00', {
    arrival: port,
    options,
    discountPercent: 15,
    ...cover,
  })
  expect(price.days).toBe(7)
  expect(lines(price)).toEqual([
    // 17, 18, 19, 20 and 21 December: 5 × 30 €.
    ['Basse saison', 15_000],
    // 22 and 23 December: 2 × 45 €.
    ['Haute saison', 9000],
    // 2 × 7 × 5 €; each is 35 €, below its 50 €.
    ['Siège enfant', 7000],
    // 7 × 12 €.
    ['Rachat total', 8400],
    ['Hors horaires', 3000],
    ['Aéroport', 1850],
    ['Aller simple', 5000],
  ])
  // 150 + 90 + 70 + 84 + 30 + 18.50 + 50 = 492.50; 15 % of it is 73.875, half a cent is rounded up.
  expect(price).toMatchObject({ subtotalCents: 49_250, discountCents: 7388, totalCents: 41_862, ...cover })
})

test('child seats reach their 50 € from ten days on', () => {
  const options = [
    { id: 5, name: 'Siège enfant', quantity: 2, priceCents: 0, dailyPriceCents: 500, maxCents: 5000, maxDays: null },
  ]
  // 11 × 5 = 55, at most 50, and two of them.
  expect(priced('2026-06-01T10:00', '2026-06-12T10:00', { options }).options[0]?.totalCents).toBe(10_000)
})

test('a scooter for four hours, with two helmets', () => {
  const hour = { seasonId: 2, minDays: 0, weekdays: null }
  const price = priced('2026-12-07T10:00', '2026-12-07T14:00', {
    specialPrices: [
      { ...hour, id: 7, minHours: 2, priceCents: 800 },
      { ...hour, id: 8, minHours: 4, priceCents: 650 },
    ],
    options: [
      { id: 9, name: 'Casque', quantity: 2, priceCents: 300, dailyPriceCents: 0, maxCents: null, maxDays: null },
    ],
  })
  // From four hours on an hour costs 6.50 €: 4 × 6.50 = 26, less than the day at 30 €. Helmets: 2 × 3 €.
  expect(price.seasons).toMatchObject([{ hours: 4, hourlyPriceCents: 650, days: 1, totalCents: 2600 }])
  // The scooter is fetched at the airport: 18.50 €.
  expect(lines(price).slice(1)).toEqual([
    ['Casque', 600],
    ['Aéroport', 1850],
  ])
  expect(price.totalCents).toBe(2600 + 600 + 1850)
})

test('a long weekend from Friday to Monday', () => {
  const price = priced('2026-12-11T10:00', '2026-12-14T17:00', {
    specialPrices: [{ id: 7, seasonId: 2, minDays: 1, minHours: null, weekdays: [5, 6, 7], priceCents: 4200 }],
  })
  // 3 days and 7 hours are 4 days. Friday, Saturday and Sunday: 3 × 42 €; Monday: 30 €.
  expect(price.seasons).toMatchObject([
    { weekdays: [5, 6, 7], days: 3, dailyPriceCents: 4200, totalCents: 12_600 },
    { weekdays: null, days: 1, dailyPriceCents: 3000, totalCents: 3000 },
  ])
  // 126 + 30 + 18.50 for the airport.
  expect(price.totalCents).toBe(17_450)
})
