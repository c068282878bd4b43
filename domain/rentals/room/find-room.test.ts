import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRoom } from './find-room.ts'
import { idleOf } from './idle.ts'
import { findPeak } from './peak.ts'
import { firstStranded, type Hold, meet, type Request, type Row, strandedIn, withHold } from './yard.ts'

const endless = { mostMoves: 3, isOver: () => false }
const day = 86_400_000

type Drawn = { row: number; start: number; length: number; isFixed: boolean; fits: number[]; from: number; to: number }

/** Builds rows of drawn holds; one that meets an earlier one of its row is left out. */
function yardOf(count: number, places: number, drawn: readonly Drawn[]): Row[] {
  const rows = Array.from(
    { length: count },
    (_, at): Row => ({ id: at + 1, at: places > 1 ? (at % 2) + 1 : 1, holds: [] }),
  )
  return drawn.reduce((all, one, at) => {
    const id = (one.row % count) + 1
    const fits = one.isFixed ? null : new Set([id, ...one.fits.map((other) => (other % count) + 1)])
    const [from, to] = [(one.from % places) + 1, (one.to % places) + 1]
    const hold: Hold = { id: at + 1, start: one.start * day, end: (one.start + one.length) * day, from, to, fits }
    return all.map((row) => {
      const isFree = row.id === id && !row.holds.some((other) => meet(other, hold))
      return isFree ? { ...row, holds: withHold(row.holds, hold) } : row
    })
  }, rows)
}

/**
 * Tries every assignment of the holds that may move, and returns the fewest moves, and the least idle time with them.
 */
function bestOf(rows: readonly Row[], request: Request, most = 3): { moves: number; idleMs: number } | null {
  const known = strandedIn(rows)
  const movable = rows.flatMap((row) =>
    row.holds.filter(({ fits }) => fits !== null).map((hold) => ({ hold, row: row.id })),
  )
  let best: { moves: number; idleMs: number } | null = null
  const check = (assigned: ReadonlyMap<number, number>, vehicleId: number) => {
    const own: Hold = { ...request, id: 0 }
    const after = rows.map((row) => {
      const stay = row.holds.filter(({ id }) => !assigned.has(id))
      const come = movable.filter(({ hold }) => assigned.get(hold.id) === row.id).map(({ hold }) => hold)
      const all = [...stay, ...come, ...(row.id === vehicleId ? [own] : [])]
      return { ...row, holds: all.toSorted((a, b) => a.start - b.start) }
    })
    const clash = after.some(({ holds }) =>
      holds.some((hold, at) => holds[at + 1] && meet(hold, holds[at + 1] as Hold)),
    )
    if (clash) return
    const mayBeWrong = new Set([...known].filter((id) => !assigned.has(id)))
    if (after.some((row) => firstStranded(row, mayBeWrong))) return
    const placed = [...assigned, [0, vehicleId] as const]
    const idleMs = placed.reduce((sum, [id, row]) => sum + idleOf(after[row - 1]?.holds ?? [], id), 0)
    const moves = assigned.size
    if (!best || moves < best.moves || (moves === best.moves && idleMs < best.idleMs)) best = { moves, idleMs }
  }
  const choose = (at: number, assigned: ReadonlyMap<number, number>): void => {
    const one = movable[at]
    if (!one) {
      for (const vehicleId of request.fits) check(assigned, vehicleId)
      return
    }
    choose(at + 1, assigned)
    if (assigned.size === most) return
    for (const row of one.hold.fits ?? [])
      if (row !== one.row) choose(at + 1, new Map([...assigned, [one.hold.id, row]]))
  }
  choose(0, new Map())
  return best
}

const drawnHold = fc.record({
  row: fc.nat(3),
  start: fc.nat(8),
  length: fc.integer({ min: 1, max: 4 }),
  isFixed: fc.boolean(),
  fits: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
  from: fc.nat(1),
  to: fc.nat(1),
})

const drawnRequest = {
  start: fc.nat(8),
  length: fc.integer({ min: 1, max: 4 }),
  fits: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
  from: fc.nat(1),
  to: fc.nat(1),
}
const drawnYard = { count: fc.integer({ min: 1, max: 4 }), places: fc.constantFrom(1, 2) }

type DrawnRequest = {
  count: number
  places: number
  start: number
  length: number
  fits: number[]
  from: number
  to: number
}

function requestOf({ count, places, start, length, fits, from, to }: DrawnRequest): Request {
  return {
    start: start * day,
    end: (start + length) * day,
    from: (from % places) + 1,
    to: (to % places) + 1,
    fits: new Set(fits.map((one) => (one % count) + 1)),
  }
}

test('a way has the fewest moves, then the least idle time, and there is none where none is found', () => {
  const kinds = new Map<string, number>()
  fc.assert(
    fc.property(fc.record({ ...drawnYard, ...drawnRequest, holds: fc.array(drawnHold, { maxLength: 8 }) }), (one) => {
      const rows = yardOf(one.count, one.places, one.holds)
      const request = requestOf(one)
      const found = findRoom(rows, request, endless)
      const best = bestOf(rows, request)
      const kind = found.kind === 'room' ? `${found.moves.length}` : found.kind
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      if (found.kind !== 'room') {
        expect(best).toBeNull()
        return
      }
      expect(found.moves.length).toBe(best?.moves)
      const after = applied(rows, request, found)
      expect(after.idleMs).toBe(best?.idleMs)
    }),
    { numRuns: 10_000, seed: 58 },
  )
  // Each kind of outcome was met.
  expect([...kinds.keys()].toSorted()).toEqual(['0', '1', '2', '3', 'none'])
})

test('a peak proves that no number of moves makes room', () => {
  let peaks = 0
  fc.assert(
    fc.property(fc.record({ ...drawnYard, ...drawnRequest, holds: fc.array(drawnHold, { maxLength: 6 }) }), (one) => {
      const rows = yardOf(one.count, one.places, one.holds)
      const request = requestOf(one)
      const peak = findPeak(rows, request)
      if (!peak) return
      peaks += 1
      expect(peak.start).toBeLessThan(peak.end)
      expect(peak.start).toBeGreaterThanOrEqual(request.start)
      expect(peak.end).toBeLessThanOrEqual(request.end)
      expect(new Set(peak.holds.map(({ id }) => id)).size).toBe(request.fits.size)
      expect(bestOf(rows, request, 6)).toBeNull()
    }),
    { numRuns: 3000, seed: 58 },
  )
  expect(peaks).toBeGreaterThan(100)
})

/** Does the moves, and returns the idle time around what was placed. Fails where a vehicle has two holds at once. */
function applied(
  rows: readonly Row[],
  request: Request,
  found: { vehicleId: number; moves: { id: number; to: number }[] },
) {
  const holds = new Map(rows.map(({ id, holds }) => [id, [...holds]]))
  const all = rows.flatMap((row) => row.holds)
  for (const { id } of found.moves)
    for (const [row, own] of holds)
      holds.set(
        row,
        own.filter((hold) => hold.id !== id),
      )
  const placed = [
    ...found.moves.map(({ id, to }) => ({ hold: all.find((hold) => hold.id === id) as Hold, to })),
    { hold: { ...request, id: 0 } as Hold, to: found.vehicleId },
  ]
  for (const { hold, to } of placed) {
    expect(hold.fits?.has(to)).toBe(true)
    expect(holds.get(to)?.some((other) => meet(other, hold))).toBe(false)
    holds.set(to, withHold(holds.get(to) ?? [], hold))
  }
  return { idleMs: placed.reduce((sum, { hold, to }) => sum + idleOf(holds.get(to) ?? [], hold.id), 0) }
}

test('a search that has to end says so, or gives the way that it has', () => {
  const fits = new Set([1, 2])
  const hold = (id: number, start: number): Hold => ({ id, start, end: start + 1, from: 1, to: 1, fits })
  const rows: Row[] = [
    { id: 1, at: 1, holds: [hold(1, 0)] },
    { id: 2, at: 1, holds: [hold(2, 0)] },
  ]
  const request: Request = { start: 0, end: 1, from: 1, to: 1, fits }
  expect(findRoom(rows, request, endless)).toEqual({ kind: 'none' })
  expect(findRoom(rows, { ...request, start: 5, end: 6 }, endless)).toMatchObject({ kind: 'room', moves: [] })
})
