import { type Hold, meet, type Request, type Row } from '@filao/domain/rentals/room/yard'

/**
 * Writes the integer program of the fewest moves that make room for a request, in the LP format of CPLEX. `m3_7` is 1
 * when hold 3 moves to vehicle 7, `r7` when the request gets vehicle 7. Agencies have no part in it.
 *
 * At each start of a hold, a vehicle has room for one: what comes is at most what leaves, or one where it is free.
 */
export function programOf(rows: readonly Row[], request: Request, mostMoves: number): string {
  const held = rows.flatMap(({ id, holds }) => holds.map((hold) => ({ hold, vehicleId: id })))
  const movesOf = new Map(held.map(({ hold, vehicleId }) => [hold.id, movesFrom(hold, vehicleId)]))
  const moves = [...movesOf.values()].flat()
  const places = [...request.fits].map((id) => `r${id}`)
  const starts = [...new Set([request.start, ...held.map(({ hold }) => hold.start)])]
  const room = rows.flatMap((row) => {
    const coming = held.filter(({ hold, vehicleId }) => vehicleId !== row.id && hold.fits?.has(row.id))
    return starts.map((start) => {
      const isAt = (time: Pick<Hold, 'start' | 'end'>) => meet(time, { start, end: start + 1 })
      const come = coming.filter(({ hold }) => isAt(hold)).map(({ hold }) => `m${hold.id}_${row.id}`)
      if (isAt(request) && request.fits.has(row.id)) come.push(`r${row.id}`)
      const own = row.holds.find(isAt)
      return atMost(come, own ? (movesOf.get(own.id) ?? []) : null)
    })
  })
  return [
    'Minimize',
    sum(moves),
    'Subject To',
    `${sum(places)} = 1`,
    `${sum(moves)} <= ${mostMoves}`,
    ...[...movesOf.values()].filter((own) => own.length > 1).map((own) => `${sum(own)} <= 1`),
    ...room.filter((line) => line !== null),
    'Binary',
    ...moves,
    ...places,
    'End',
  ].join('\n')
}

function movesFrom({ id, fits }: Hold, vehicleId: number): string[] {
  return [...(fits ?? [])].filter((to) => to !== vehicleId).map((to) => `m${id}_${to}`)
}

/** Returns the line of a vehicle at an instant; `leave` is null where nothing holds it, null when nothing can come. */
function atMost(come: string[], leave: string[] | null): string | null {
  if (come.length === 0) return null
  if (leave === null) return `${sum(come)} <= 1`
  return `${[sum(come), ...leave.map((one) => `- ${one}`)].join('\n')} <= 0`
}

/** Adds names up, each on a line of its own, as lines have a longest length. */
function sum(names: string[]): string {
  return names.join('\n+ ')
}
