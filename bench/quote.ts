import { addMinutes } from '@filao/domain/kernel/time'
import { quote } from '@filao/domain/pricing/quote'
import { median, table } from './report/table.ts'

/** Measures the prices that one thread computes in a second, by length of rental. Target: 100,000. */
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

function perSecond(days: number, special: typeof specialPrices): number {
  const input = {
    start,
    end: addMinutes(start, days * 1440),
    timezone: 'America/Guadeloupe',
    graceMinutes: 29,
    seasons,
    priceLines,
    specialPrices: special,
    options: [
      { id: 1, name: 'Siège enfant', quantity: 2, priceCents: 0, dailyPriceCents: 400, maxCents: 5000, maxDays: null },
    ],
    discountPercent: 10,
    securityDepositCents: 80_000,
    waiverCents: 110_000,
    categoryName: 'Citadine',
  }
  const count = 50_000
  const before = performance.now()
  for (let n = 0; n < count; n++) quote(input)
  return (count / (performance.now() - before)) * 1000
}

const rentals = [
  ...[3, 7, 14, 30].map((days) => ({ name: `${days} days`, days, special: [] })),
  { name: '7 days, with weekends', days: 7, special: specialPrices },
  { name: '4 hours', days: 4 / 24, special: specialPrices },
]
const rows = rentals.map(({ name, days, special }) => {
  perSecond(days, special)
  const runs = Array.from({ length: 5 }, () => perSecond(days, special))
  return [name, Math.round(median(runs)).toLocaleString('en-GB')]
})
table('Prices computed per second, one thread (target: 100,000)', ['rental', 'quotes per second'], rows)
