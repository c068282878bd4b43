import { mostRoomMoves, roomSearchMs } from '@filao/domain/rentals/room/room.schema'
import { percentile, table } from '../report/table.ts'
import { filledYard } from './filled.ts'
import { type Outcome, searched } from './outcome.ts'

const outcomes: [name: string, outcome: Outcome][] = [
  ['free car', 0],
  ['1 move', 1],
  ['2 moves', 2],
  ['3 moves', 3],
  ['none', 'none'],
  ['cut', 'cut'],
  ['impossible', 'impossible'],
]
const requestsEach = 20
const loads = [
  { cars: 200, use: 0.8, yards: 10 },
  { cars: 200, use: 0.83, yards: 10 },
  { cars: 20, use: 0.67, yards: 50 },
]

/**
 * Measures the search for room with the limits of the server, and the share of the requests without a free car for
 * which moves make room. Target: none cut with 200 cars at 80 % use.
 */
export function printSearches(): void {
  table(
    `Search for room with at most ${mostRoomMoves} moves and ${roomSearchMs} ms, where 9 of 10 rentals may move`,
    [
      'cars',
      'use',
      'requests',
      ...outcomes.map(([name]) => name),
      'room, of those without a free car',
      'p50, p95, max',
    ],
    loads.map((load) => measured(load)),
  )
}

function measured({ cars, use, yards }: (typeof loads)[number]): string[] {
  const searches = Array.from({ length: yards }, (_, seed) => {
    const { rows, request } = filledYard({ cars, use, movable: 0.9, anyCar: 1 }, seed + 1)
    return Array.from({ length: requestsEach }, () => searched(rows, request(), roomSearchMs))
  }).flat()
  const times = searches.map(({ ms }) => ms)
  const full = searches.filter(({ outcome }) => outcome !== 0)
  const moved = full.filter(({ outcome }) => typeof outcome === 'number')
  const shares = outcomes.map(([, kind]) =>
    share(searches.filter(({ outcome }) => outcome === kind).length, searches.length),
  )
  return [
    String(cars),
    share(use, 1),
    String(searches.length),
    ...shares,
    `${share(moved.length, full.length)} (${moved.length} of ${full.length})`,
    `${[50, 95, 100].map((percent) => percentile(times, percent).toFixed(1)).join(', ')} ms`,
  ]
}

function share(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`
}
