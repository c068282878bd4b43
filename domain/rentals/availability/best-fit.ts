import type { Instant } from '../../kernel/time.schema.ts'

/** The longest gap that counts as idle time: beyond a month, another rental fits between in any case. */
const mostMs = 31 * 86_400_000

/** The neighbours of a period on a vehicle: when it is back and ready before, when it leaves after; null when never. */
export type Neighbours = { freeSince: Instant | null; nextStart: Instant | null }

/**
 * Returns the idle time around a period on its vehicle, in minutes; `preparedUntil` is the end with its preparation. A
 * side without a neighbour counts as a whole month: a stretch that is still free is worth keeping so.
 */
export function idleMinutes({ freeSince, nextStart }: Neighbours, start: Instant, preparedUntil: Instant): number {
  const before = idleGap(freeSince === null ? undefined : Date.parse(freeSince), Date.parse(start))
  const after = idleGap(Date.parse(preparedUntil), nextStart === null ? undefined : Date.parse(nextStart))
  return Math.round((before + after) / 60_000)
}

/** Returns the length of a gap in milliseconds; one without an end is a month. */
export function idleGap(from: number | undefined, to: number | undefined): number {
  return from === undefined || to === undefined ? mostMs : Math.min(mostMs, Math.max(0, to - from))
}

type Candidate = { isAvailable: boolean; idleMinutes: number; lateRental: unknown; registrationNumber: string }

/**
 * Returns the vehicle to propose: a free one, of these one that is not late, of these the one with the least idle time
 * around the rental, so that long stretches stay free on the others; then the first plate.
 */
export function bestFit<Vehicle extends Candidate>(vehicles: readonly Vehicle[]): Vehicle | undefined {
  return vehicles.filter(({ isAvailable }) => isAvailable).toSorted(compareFit)[0]
}

/** Compares two free vehicles by what they leave to sell. */
function compareFit(a: Omit<Candidate, 'isAvailable'>, b: Omit<Candidate, 'isAvailable'>): number {
  const lateness = Number(a.lateRental !== null) - Number(b.lateRental !== null)
  return lateness || a.idleMinutes - b.idleMinutes || (a.registrationNumber < b.registrationNumber ? -1 : 1)
}
