/** A rental or unavailability that has a vehicle for a time, in epoch milliseconds; its preparation is part of it. */
export type Hold = {
  id: number
  start: number
  end: number
  /** The agencies of departure and return; null for what leaves the vehicle where it is. */
  from: number | null
  to: number | null
  /** The vehicles that it may have, its own included; null for one that stays where it is. */
  fits: ReadonlySet<number> | null
}

/** A vehicle with its holds by start, and the agency where it stands before the first of them; null when unknown. */
export type Row = { id: number; at: number | null; holds: readonly Hold[] }

/** The time for which a vehicle is wanted, and the vehicles that would do. */
export type Request = Pick<Hold, 'start' | 'end' | 'from' | 'to'> & { fits: ReadonlySet<number> }

/** A hold that changes its vehicle. */
export type Move = { id: number; from: number; to: number }

/** Returns true when two holds cannot have one vehicle. */
export function meet(a: Pick<Hold, 'start' | 'end'>, b: Pick<Hold, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end
}

/** Lists the holds of a row that meet a time, by start. */
export function meeting(holds: readonly Hold[], time: Pick<Hold, 'start' | 'end'>): Hold[] {
  const found: Hold[] = []
  for (let at = firstEndingAfter(holds, time.start); at < holds.length; at++) {
    const hold = holds[at] as Hold
    if (hold.start >= time.end) break
    found.push(hold)
  }
  return found
}

/**
 * Returns the position of the first hold that ends after an instant. Holds of a row never meet, so ends are in order.
 */
function firstEndingAfter(holds: readonly Hold[], instant: number): number {
  let [low, high] = [0, holds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((holds[middle] as Hold).end > instant) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the holds with one more, by start. */
export function withHold(holds: readonly Hold[], hold: Hold): Hold[] {
  const at = holds.findIndex(({ start }) => start > hold.start)
  return at < 0 ? [...holds, hold] : holds.toSpliced(at, 0, hold)
}

/**
 * Finds the first hold that would leave from an agency where its vehicle does not stand. Holds that did so before are
 * no fault of a change: `known` are their ids.
 */
export function firstStranded(
  { at, holds }: Pick<Row, 'at' | 'holds'>,
  known: ReadonlySet<number>,
): { hold: Hold; before: Hold | null } | null {
  let place = at
  let before: Hold | null = null
  for (const hold of holds) {
    if (hold.from !== null && place !== null && hold.from !== place && !known.has(hold.id)) return { hold, before }
    if (hold.to !== null) place = hold.to
    before = hold
  }
  return null
}

/** Lists the holds of all rows that leave from an agency where their vehicle does not stand. */
export function strandedIn(rows: readonly Row[]): Set<number> {
  const found = new Set<number>()
  for (const { at, holds } of rows) {
    let place = at
    for (const { id, from, to } of holds) {
      if (from !== null && place !== null && from !== place) found.add(id)
      if (to !== null) place = to
    }
  }
  return found
}
