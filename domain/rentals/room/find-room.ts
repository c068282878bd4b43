import { idleOf } from './idle.ts'
import { firstStranded, type Hold, type Move, meeting, type Request, type Row, strandedIn, withHold } from './yard.ts'

/** The limits of a search. */
type Limits = {
  /** The most holds that may change their vehicle. */
  mostMoves: number
  /** Returns true once the search has to end, finished or not. */
  isOver: () => boolean
}

/**
 * The result of a search: the vehicle of the request, with the moves that make room for it; `none` when there is no way
 * with so many moves, and `cut` when the search had to end before it knew.
 */
export type Found = { kind: 'room'; vehicleId: number; moves: Move[] } | { kind: 'none' } | { kind: 'cut' }

/** The steps that are spent on a better way once one is known. */
const stepsAfterFirst = 20_000

/**
 * Finds a vehicle for a request with the fewest holds moved, and among those ways the one that leaves the least idle
 * time around what was placed. Each hold moves at most once, to a vehicle that it fits, and no hold is left at an
 * agency where its vehicle does not stand that was not before.
 *
 * Iterative deepening: whatever is in the way of a placed hold is moved as well, as long as the number allows it. What
 * is in the way on an untouched row is worked out once for each hold.
 */
export function findRoom(rows: readonly Row[], request: Request, limits: Limits): Found {
  const search = new Search(rows, request, limits)
  for (let moves = 0; moves <= limits.mostMoves; moves++) {
    const best = search.withMoves(moves)
    if (best) return { kind: 'room', vehicleId: best.vehicleId, moves: best.moves }
    if (search.isCut) return { kind: 'cut' }
  }
  return { kind: 'none' }
}

/** A way that was found, with its idle time in milliseconds. */
type Way = { vehicleId: number; moves: Move[]; idleMs: number }

/** The id of the request among the holds. */
const requestId = 0

/** The rows that may take a hold, by the holds that are in its way there; only rows where all of those may move. */
type Places = { row: Row; inTheWay: readonly Hold[] }[]

class Search {
  isCut = false
  readonly #rows: ReadonlyMap<number, Row>
  readonly #rowOf = new Map<number, number>()
  readonly #request: Hold
  readonly #limits: Limits
  readonly #stranded: ReadonlySet<number>
  readonly #places = new Map<number, Places>()
  /** The rows that differ from the stored ones. */
  readonly #changed = new Map<number, readonly Hold[]>()
  /** The vehicle of each hold that was placed, the request's included. */
  readonly #placed = new Map<number, number>()
  #best: Way | null = null
  #steps = 0
  #bestUntil: number | undefined

  constructor(rows: readonly Row[], request: Request, limits: Limits) {
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    for (const { id, holds } of rows) for (const hold of holds) this.#rowOf.set(hold.id, id)
    this.#request = { ...request, id: requestId }
    this.#limits = limits
    this.#stranded = strandedIn(rows)
  }

  /** Returns the best way with exactly so many moves; the best one known where the search had to end. */
  withMoves(moves: number): Way | null {
    this.#best = null
    this.#place([this.#request], moves)
    return this.#best
  }

  /** Places the holds that wait for a vehicle; `left` more holds may be moved beside them. */
  #place(waiting: readonly Hold[], left: number): void {
    if (this.isCut) return
    this.#steps += 1
    if (this.#bestUntil !== undefined && this.#steps > this.#bestUntil) this.isCut = true
    if (this.#steps % 256 === 0 && this.#limits.isOver()) this.isCut = true
    const [hold, ...others] = waiting
    if (!hold) {
      this.#settle(left)
      return
    }
    if (!waiting.every((one) => this.#hasPlace(one, left))) return
    for (const row of this.#changedRows(hold)) {
      const own = this.#inTheWay(hold, row)
      if (own === null || own.length > left) continue
      this.#put(hold, row, own, () => this.#place([...others, ...own], left - own.length))
    }
    for (const { row, inTheWay } of this.#storedPlaces(hold)) {
      if (inTheWay.length > left || this.isCut) break
      if (this.#changed.has(row.id)) continue
      this.#put(hold, row, inTheWay, () => this.#place([...others, ...inTheWay], left - inTheWay.length))
    }
  }

  /** Returns true when some row takes a hold with at most so many others in its way. */
  #hasPlace(hold: Hold, left: number): boolean {
    const fewest = this.#storedPlaces(hold).find(({ row }) => !this.#changed.has(row.id))
    if (fewest && fewest.inTheWay.length <= left) return true
    return this.#changedRows(hold).some(
      (row) => (this.#inTheWay(hold, row)?.length ?? Number.POSITIVE_INFINITY) <= left,
    )
  }

  /** Puts a hold on a row in place of what is in its way, while `go` works. */
  #put(hold: Hold, row: Row, inTheWay: readonly Hold[], go: () => void): void {
    const before = this.#changed.get(row.id)
    const kept = this.#holdsOf(row).filter((one) => !inTheWay.includes(one))
    this.#changed.set(row.id, withHold(kept, hold))
    this.#placed.set(hold.id, row.id)
    go()
    this.#placed.delete(hold.id)
    if (before) this.#changed.set(row.id, before)
    else this.#changed.delete(row.id)
  }

  /** Takes a way in which everything has a vehicle, or mends a hold that it left at the wrong agency. */
  #settle(left: number): void {
    const fault = this.#firstFault()
    if (fault) {
      this.#mend(fault, left)
      return
    }
    // One with fewer moves was found before, or does not exist.
    if (left > 0) return
    const idleMs = this.#idleMs()
    if (this.#best && this.#best.idleMs <= idleMs) return
    const vehicleId = this.#placed.get(requestId) as number
    const moved = [...this.#placed].filter(([id]) => id !== requestId)
    const moves = moved.map(([id, to]) => ({ id, from: this.#rowOf.get(id) as number, to }))
    this.#bestUntil ??= this.#steps + stepsAfterFirst
    this.#best = { vehicleId, moves, idleMs }
  }

  #firstFault() {
    for (const [rowId, holds] of this.#changed) {
      const row = this.#rows.get(rowId) as Row
      const fault = firstStranded({ at: row.at, holds }, this.#known(row))
      if (fault) return { row, ...fault }
    }
    return null
  }

  /** The holds of a row whose departure was at the wrong agency before; one that was moved has to be right. */
  #known(row: Row): ReadonlySet<number> {
    return new Set(row.holds.filter(({ id }) => this.#stranded.has(id) && !this.#placed.has(id)).map(({ id }) => id))
  }

  /**
   * Tries the three ways in which a hold can leave from where its vehicle stands: it goes elsewhere, the one before it
   * does, or one is put between them.
   */
  #mend({ row, hold, before }: { row: Row; hold: Hold; before: Hold | null }, left: number): void {
    if (left === 0) return
    for (const one of [hold, before]) if (one && this.#mayMove(one)) this.#take(one, row, left)
    const free = { start: before?.end ?? Number.NEGATIVE_INFINITY, end: hold.start }
    for (const other of this.#rows.values()) {
      if (other.id === row.id) continue
      for (const one of meeting(this.#holdsOf(other), free)) {
        const isBetween = one.start >= free.start && one.end <= free.end
        if (!isBetween || !this.#mayMove(one) || !one.fits?.has(row.id)) continue
        this.#without(one, other, () => this.#put(one, row, [], () => this.#place([], left - 1)))
        if (this.isCut) return
      }
    }
  }

  /** Moves a hold away from a row. */
  #take(hold: Hold, row: Row, left: number): void {
    this.#without(hold, row, () => this.#place([hold], left - 1))
  }

  /** Takes a hold off a row while `go` works. */
  #without(hold: Hold, row: Row, go: () => void): void {
    const before = this.#changed.get(row.id)
    this.#changed.set(
      row.id,
      this.#holdsOf(row).filter((one) => one !== hold),
    )
    go()
    if (before) this.#changed.set(row.id, before)
    else this.#changed.delete(row.id)
  }

  #mayMove({ id, fits }: Hold): boolean {
    return fits !== null && id !== requestId && !this.#placed.has(id)
  }

  #holdsOf(row: Row): readonly Hold[] {
    return this.#changed.get(row.id) ?? row.holds
  }

  /** Returns what is in the way of a hold on a row as it is now; null where something there cannot move. */
  #inTheWay(hold: Hold, row: Row): readonly Hold[] | null {
    const found = meeting(this.#holdsOf(row), hold)
    return found.every((one) => this.#mayMove(one)) ? found : null
  }

  /** Lists the changed rows that may take a hold: there may be room where the stored holds leave none. */
  #changedRows(hold: Hold): Row[] {
    return [...this.#changed.keys()].filter((id) => this.#isOpenTo(hold, id)).map((id) => this.#rows.get(id) as Row)
  }

  /** Lists the rows that may take a hold as they are stored, those with the fewest holds in the way first. */
  #storedPlaces(hold: Hold): Places {
    const known = this.#places.get(hold.id)
    if (known) return known
    const places: Places = []
    for (const row of this.#rows.values()) {
      if (!this.#isOpenTo(hold, row.id)) continue
      const inTheWay = meeting(row.holds, hold)
      if (inTheWay.length > this.#limits.mostMoves || inTheWay.some(({ fits }) => fits === null)) continue
      places.push({ row, inTheWay })
    }
    places.sort((a, b) => a.inTheWay.length - b.inTheWay.length)
    this.#places.set(hold.id, places)
    return places
  }

  #isOpenTo(hold: Hold, rowId: number): boolean {
    return this.#rowOf.get(hold.id) !== rowId && hold.fits?.has(rowId) === true
  }

  #idleMs(): number {
    let sum = 0
    for (const [id, rowId] of this.#placed) sum += idleOf(this.#changed.get(rowId) ?? [], id)
    return sum
  }
}
