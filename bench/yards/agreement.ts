import { mostRoomMoves } from '@filao/domain/rentals/room/room.schema'
import type { Request, Row } from '@filao/domain/rentals/room/yard'
import highs, { type Highs } from 'highs'
import { percentile, table } from '../report/table.ts'
import { filledYard } from './filled.ts'
import { type Outcome, searched } from './outcome.ts'
import { programOf } from './program.ts'

const yards = 200
/** The requests that are drawn for one that needs a search: no car is free, and no peak proves that none can be. */
const mostDrawn = 5

/**
 * Compares the search for room, without a limit of time, with an integer program that a solver solves: they agree when
 * both find no way, or ways with as many moves. Exits 1 when they do not agree on each yard.
 */
export async function printAgreement(): Promise<void> {
  const solver = await highs()
  const compared = Array.from({ length: yards }, (_, at) => compare(solver, at + 1))
  const kinds = Object.entries(Object.groupBy(compared, ({ outcome }) => outcome))
  table(
    `Agreement of the search with an integer program, ${yards} yards of 20 to 30 cars at 80 % use (target: all)`,
    ['moves', 'yards', 'agree', 'search, p50 and max', 'program, p50 and max'],
    kinds.map(([kind, all = []]) => [
      kind,
      String(all.length),
      String(all.filter(({ isAgreed }) => isAgreed).length),
      times(all.map(({ ms }) => ms)),
      times(all.map(({ programMs }) => programMs)),
    ]),
  )
  if (!compared.every(({ isAgreed }) => isAgreed)) process.exitCode = 1
}

function compare(solver: Highs, seed: number) {
  const { rows, request } = filledYard({ cars: 20 + (seed % 11), use: 0.8, movable: 0.9, anyCar: 0.5 }, seed)
  const searches = Array.from({ length: mostDrawn }, () => {
    const wanted = request()
    return { wanted, ...searched(rows, wanted, Number.POSITIVE_INFINITY) }
  })
  const chosen = searches.find(({ outcome }) => outcome !== 0 && outcome !== 'impossible') ?? searches[0]
  if (!chosen) throw new Error('No request was drawn')
  const { wanted, outcome, ms } = chosen
  const start = performance.now()
  const fewest = solved(solver, rows, wanted, outcome)
  return { outcome, ms, isAgreed: fewest === outcome, programMs: performance.now() - start }
}

/** Returns the fewest moves; what was found impossible has to be so with any number of moves. */
function solved(solver: Highs, rows: Row[], request: Request, found: Outcome): Outcome {
  const isImpossible = found === 'impossible'
  const holds = rows.reduce((count, row) => count + row.holds.length, 0)
  const solution = solver.solve(programOf(rows, request, isImpossible ? holds : mostRoomMoves))
  if (solution.Status === 'Infeasible') return isImpossible ? 'impossible' : 'none'
  if (solution.Status !== 'Optimal') throw new Error(`The solver ended with ${solution.Status}`)
  return Math.round(solution.ObjectiveValue)
}

function times(ms: number[]): string {
  return `${percentile(ms, 50).toFixed(1)}, ${percentile(ms, 100).toFixed(0)} ms`
}
