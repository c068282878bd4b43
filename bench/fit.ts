import { instantAt } from '@filao/domain/kernel/time'
import { bestFit, idleMinutes, type Neighbours } from '@filao/domain/rentals/availability/best-fit'
import { table } from './report/table.ts'

/**
 * Counts what is left to sell after a simulated season, with each rental on the free vehicle with the first plate, or
 * on the one with the least idle time around it. Bookings come in the order in which customers call, and both ways get
 * the same ones. No target; the second has to leave more.
 */
const dayMs = 86_400_000
const seasonDays = 120
const vehicles = 60
const preparationMs = dayMs / 24
const longDays = 10

type Wanted = { start: number; end: number }
type Row = { id: number; registrationNumber: string; held: Wanted[] }
type Choose = (free: Row[], wanted: Wanted) => Row | undefined

const ways: [name: string, choose: Choose][] = [
  ['first plate', (free) => free[0]],
  ['least idle time', (free, wanted) => bestFit(free.map((row) => candidateOf(row, wanted)))?.row],
]
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

type Season = { taken: number; refused: number; long: number; possible: number }

function simulate(seed: number, use: number, choose: Choose): Season {
  const random = randomFrom(seed)
  const rows: Row[] = Array.from({ length: vehicles }, (_, at) => {
    return { id: at + 1, registrationNumber: `aa${String(at).padStart(3, '0')}aa`, held: [] }
  })
  let [taken, refused, asked] = [0, 0, 0]
  while (asked < use * vehicles * seasonDays * dayMs) {
    const wanted = drawn(random)
    asked += wanted.end - wanted.start
    const free = rows.filter(({ held }) => held.every((one) => one.end <= wanted.start || wanted.end <= one.start))
    const row = choose(free, wanted)
    if (row) row.held = [...row.held, wanted].toSorted((a, b) => a.start - b.start)
    if (row) taken += 1
    else refused += 1
  }
  const gaps = rows.flatMap(({ held }) => gapsOf(held))
  const long = gaps.reduce((sum, gap) => sum + Math.floor(gap / (longDays * dayMs)), 0)
  const possible = Math.floor(gaps.reduce((sum, gap) => sum + gap, 0) / (longDays * dayMs))
  return { taken, refused, long, possible }
}

/** Draws a rental of one to fourteen days, short ones more often, that begins on the hour. */
function drawn(random: () => number): Wanted {
  const days = Math.round(1 + random() ** 1.5 * 13)
  const start = Math.round(random() * (seasonDays - days) * 24) * (dayMs / 24)
  return { start, end: start + days * dayMs + preparationMs }
}

function candidateOf(row: Row, { start, end }: Wanted) {
  const { freeSince, nextStart }: Neighbours = {
    freeSince: instantOf(row.held.findLast((one) => one.end <= start)?.end),
    nextStart: instantOf(row.held.find((one) => one.start >= end)?.start),
  }
  const idle = idleMinutes({ freeSince, nextStart }, instantAt(start), instantAt(end))
  return { row, isAvailable: true, idleMinutes: idle, lateRental: null, registrationNumber: row.registrationNumber }
}

function instantOf(epochMs: number | undefined) {
  return epochMs === undefined ? null : instantAt(epochMs)
}

function gapsOf(held: readonly Wanted[]): number[] {
  const edges = [0, ...held.flatMap(({ start, end }) => [start, end]), seasonDays * dayMs]
  return edges.flatMap((edge, at) => (at % 2 === 0 ? [Math.max(0, (edges[at + 1] ?? edge) - edge)] : []))
}

/** Returns the same random numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
