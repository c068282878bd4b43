import type { PlanningRental, PlanningUnavailability } from './board.schema.ts'

/**
 * A period in which a vehicle is held or wanted. `start` and `end` are epoch milliseconds as drawn: an overdue rental
 * lasts until now. Overlapping bars are in different lanes and conflict.
 */
export type Bar = {
  /** `r12` for rental 12, `r12.1` for the first vehicle it had before, `u3` for unavailability 3. */
  key: string
  kind: 'rental' | 'unavailability'
  vehicleId: number
  start: number
  end: number
  /** The end of the vehicle's preparation; equal to `end` when there is none. */
  preparedUntil: number
  lane: number
  isConflict: boolean
  /** The step that is overdue, if any. */
  late: 'departure' | 'return' | null
  rental?: PlanningRental
  unavailability?: PlanningUnavailability
}

/** Returns the bars of rentals and unavailabilities, each in lane 0. */
export function barsOf(rentals: PlanningRental[], unavailabilities: PlanningUnavailability[], now: number): Bar[] {
  const bars: Bar[] = []
  const stretches: PlanningRental[] = []
  // A large fleet has many thousands of bars: a plain loop copies nothing.
  for (const rental of rentals) {
    if (rental.isFormer) stretches.push(rental)
    else bars.push(rentalBar(rental, `r${rental.id}`, now))
  }
  const before = new Map<number, number>()
  for (const rental of stretches.sort((a, b) => a.start.localeCompare(b.start))) {
    const count = (before.get(rental.id) ?? 0) + 1
    before.set(rental.id, count)
    bars.push(rentalBar(rental, `r${rental.id}.${count}`, now))
  }
  for (const unavailability of unavailabilities) bars.push(unavailabilityBar(unavailability))
  return bars
}

/**
 * Sorts the bars of one row by start, puts each in the first free lane and marks overlapping bars as conflicts. Changes
 * the given bars, because there are many and the caller has just created them.
 */
export function inLanes(bars: Bar[]): { bars: Bar[]; lanes: number } {
  const ends: number[] = []
  let last: Bar | undefined
  const sorted = bars.length > 1 ? bars.sort((a, b) => a.start - b.start || a.end - b.end) : bars
  for (const bar of sorted) {
    let lane = 0
    while ((ends[lane] ?? Number.NEGATIVE_INFINITY) > bar.start) lane++
    ends[lane] = bar.end
    bar.lane = lane
    if (last && bar.start < last.end) {
      bar.isConflict = true
      last.isConflict = true
    }
    if (!last || bar.end > last.end) last = bar
  }
  return { bars: sorted, lanes: Math.max(1, ends.length) }
}

function rentalBar(rental: PlanningRental, key: string, now: number): Bar {
  const start = Date.parse(rental.start)
  const dueAt = Date.parse(rental.end)
  const late = rental.isFormer ? null : lateness(rental, start, dueAt, now)
  const end = late === 'return' ? now : dueAt
  const preparedUntil = end + rental.preparationMinutes * 60_000
  const { vehicleId } = rental
  return { key, kind: 'rental', vehicleId, start, end, preparedUntil, lane: 0, isConflict: false, late, rental }
}

function lateness({ status }: PlanningRental, start: number, end: number, now: number): Bar['late'] {
  if (status === 'ongoing' && end < now) return 'return'
  return status === 'pending' && start < now ? 'departure' : null
}

function unavailabilityBar(unavailability: PlanningUnavailability): Bar {
  const { id, vehicleId, start, end } = unavailability
  const until = Date.parse(end)
  return {
    key: `u${id}`,
    kind: 'unavailability',
    vehicleId,
    start: Date.parse(start),
    end: until,
    preparedUntil: until,
    lane: 0,
    isConflict: false,
    late: null,
    unavailability,
  }
}
