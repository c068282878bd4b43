import { table } from '../report/table.ts'
import { dayMs, drawn, freeFor, leastIdle, type Time } from './demand.ts'
import { randomFrom } from './random.ts'

const seasonDays = 120
const vehicles = 60
const longDays = 10

type Row = { id: number; holds: Time[] }
type Choose = (free: Row[], wanted: Time) => Row | undefined

const ways: [name: string, choose: Choose][] = [
  ['first plate', (free) => free[0]],
  ['least idle time', leastIdle],
]

/**
 * Counts what is left to sell after a simulated season, with each rental on the free vehicle with the first plate, or
 * on the one with the least idle time around it. Bookings come in the order in which customers call, and both ways get
 * the same ones. No target; the second has to leave more.
 */
export function printFit(): void {
  const results = [0.5, 0.65, 0.8].flatMap((use) =>
    ways.map(([name, choose]) => {
      const seasons = [1, 2, 3, 4, 5].map((seed) => simulate(seed, use, choose))
      const mean = (of: (season: Season) => number) => seasons.reduce((sum, one) => sum + of(one), 0) / seasons.length
      return [
        `${Math.round(use * 100)} %`,
        name,
        mean(({ taken }) => taken).toFixed(0),
        mean(({ refused }) => refused).toFixed(0),
        `${mean(({ long, possible }) => (100 * long) / possible).toFixed(1)} %`,
      ]
    }),
  )
  table(
    `Stretches of ${longDays} days that are still free after ${seasonDays} days of bookings for ${vehicles} vehicles, five seasons each`,
    ['demand', 'vehicle', 'rentals', 'refused', `free time left in stretches of ${longDays} days`],
    results,
  )
}

type Season = { taken: number; refused: number; long: number; possible: number }

function simulate(seed: number, use: number, choose: Choose): Season {
  const random = randomFrom(seed)
  const rows: Row[] = Array.from({ length: vehicles }, (_, at) => ({ id: at, holds: [] }))
  let [taken, refused, asked] = [0, 0, 0]
  while (asked < use * vehicles * seasonDays * dayMs) {
    const wanted = drawn(random, seasonDays)
    asked += wanted.end - wanted.start
    const row = choose(freeFor(rows, wanted), wanted)
    if (row) row.holds = [...row.holds, wanted].toSorted((a, b) => a.start - b.start)
    if (row) taken += 1
    else refused += 1
  }
  const gaps = rows.flatMap(({ holds }) => gapsOf(holds))
  const long = gaps.reduce((sum, gap) => sum + Math.floor(gap / (longDays * dayMs)), 0)
  const possible = Math.floor(gaps.reduce((sum, gap) => sum + gap, 0) / (longDays * dayMs))
  return { taken, refused, long, possible }
}

function gapsOf(held: readonly Time[]): number[] {
  const edges = [0, ...held.flatMap(({ start, end }) => [start, end]), seasonDays * dayMs]
  return edges.flatMap((edge, at) => (at % 2 === 0 ? [Math.max(0, (edges[at + 1] ?? edge) - edge)] : []))
}
