import { loadavg } from 'node:os'
import { addMinutes } from '@filao/domain/kernel/time'
import { type DueFee, dueFees, type FeeRule, type Stay } from '@filao/domain/pricing/fee/due-fees'
import { type QuoteOption, quote } from '@filao/domain/pricing/quote'
import { median, table } from './report/table.ts'

/**
 * Measures the prices that one thread computes in a second of its processor time, which other programs on the machine
 * leave alone, by length of rental. Target: 100,000.
 */
const seasons = [
  { id: 1, start: '12-15', end: '04-15', userLabel: 'Haute saison' },
  { id: 2, start: '04-16', end: '06-30', userLabel: 'Basse saison' },
  { id: 3, start: '07-01', end: '12-14', userLabel: 'Saison intermédiaire' },
]
const priceLines = seasons.flatMap((season) =>
  [1, 3, 7, 14].map((minDays, at) => ({
    id: season.id * 10 + at,
    seasonId: season.id,
    minDays,
    priceCents: 5000 - at * 500,
  })),
)
/** An hour of a scooter from two and four hours on, and days of the weekend. */
const specialPrices = seasons.flatMap((season) => [
  ...[2, 4].map((minHours, at) => {
    const price = { minDays: 0, minHours, weekdays: null, priceCents: 1000 - at * 200 }
    return { id: season.id * 10 + 5 + at, seasonId: season.id, ...price }
  }),
  { id: season.id * 10 + 7, seasonId: season.id, minDays: 1, minHours: null, weekdays: [5, 6, 7], priceCents: 6000 },
])
const start = '2026-12-10T14:00:00Z'

const free = { priceCents: 0, dailyPriceCents: 0, maxCents: null, maxDays: null }
const seats = { ...free, id: 1, name: 'Siège enfant', quantity: 2, dailyPriceCents: 400, maxCents: 5000 }
const cover = { ...free, id: 2, name: 'Rachat total', quantity: 1, dailyPriceCents: 1200 }
const gps = { ...free, id: 3, name: 'GPS', quantity: 1, dailyPriceCents: 500, maxDays: 10 }

/** Two rules for each case of fees, as a company with two agencies has them. */
const rules: FeeRule[] = (['outside_hours', 'place', 'one_way', 'delivery', 'additional_driver'] as const).flatMap(
  (kind, at) =>
    [1, 2].map((agencyId) => ({
      id: at * 2 + agencyId,
      kind,
      name: `Frais ${kind}`,
      priceCents: 3000,
      dailyPriceCents: 0,
      maxCents: null,
      agencyId,
      toAgencyId: kind === 'one_way' ? 3 - agencyId : null,
      categoryId: null,
      at: null,
      isOnHolidays: false,
      postalCodes: [],
      freeCount: 0,
    })),
)
const beach = { postalCode: '97180', city: 'Sainte-Anne' }
const hours = [{ dayOfWeek: 'sunday' as const, openTimeMinutes: 480, closeTimeMinutes: 1080 }]
const agency = (id: number) => ({ id, name: `Agence ${id}`, timezone: 'America/Guadeloupe', openingHours: hours })
const stay = (end: string): Stay => ({
  start,
  end,
  departure: agency(1),
  arrival: agency(2),
  categoryId: 1,
  delivery: beach,
  collection: beach,
  additionalDriverCount: 2,
  holidays: { fr: {}, en: {} },
})

type Rental = {
  name: string
  days: number
  special?: typeof specialPrices
  options?: QuoteOption[]
  /** The fees of the rental: none, those found before, or found among the rules for each price. */
  fees?: 'found' | 'looked for'
}

function perSecond({ days, special = [], options = [seats], fees }: Rental): number {
  const end = addMinutes(start, days * 1440)
  const found: DueFee[] = fees ? dueFees(rules, stay(end)) : []
  const input = {
    start,
    end,
    timezone: 'America/Guadeloupe',
    graceMinutes: 29,
    seasons,
    priceLines,
    specialPrices: special,
    options,
    fees: found,
    discountPercent: 10,
    securityDepositCents: 80_000,
    waiverCents: 110_000,
    categoryName: 'Citadine',
  }
  const count = 50_000
  const before = process.cpuUsage()
  for (let n = 0; n < count; n++) quote(fees === 'looked for' ? { ...input, fees: dueFees(rules, stay(end)) } : input)
  const { user, system } = process.cpuUsage(before)
  return (count / (user + system)) * 1_000_000
}

const sold = [seats, cover, gps]
const rentals: Rental[] = [
  ...[3, 7, 14, 30].map((days) => ({ name: `${days} days`, days })),
  { name: '7 days, with weekends', days: 7, special: specialPrices },
  { name: '4 hours', days: 4 / 24, special: specialPrices },
  { name: '7 days, with child seats, cover, GPS and eight fees', days: 7, options: sold, fees: 'found' },
  { name: 'the same, its fees found among ten rules', days: 7, options: sold, fees: 'looked for' },
]
const rows = rentals.map((rental) => {
  perSecond(rental)
  const runs = Array.from({ length: 5 }, () => perSecond(rental))
  return [rental.name, Math.round(median(runs)).toLocaleString('en-GB')]
})
const load = (loadavg()[0] ?? 0).toFixed(1)
const title = `Prices computed per second of processor time, one thread, at a load of ${load} (target: 100,000)`
table(title, ['rental', 'quotes per second'], rows)
