import type { Instant } from '../../kernel/time.schema.ts'
import type { CategoryPromise } from '../promise/promise.schema.ts'
import { fitsPromise, isHeldToVehicle, type PromiseFacts } from '../promise/promise.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import type { Hold, Row } from './yard.ts'

/** A late vehicle has no end: what it delays within these hours stays as it is, and nothing is put there. */
const lateHours = 24

/** A vehicle of the fleet, and the agency where it stands. */
export type RoomVehicle = PromiseFacts & { id: number; locationId: number }

/** A rental or unavailability that holds a vehicle, its preparation included; of an unavailability, no rental. */
export type HeldTime = {
  vehicleId: number
  start: Instant
  end: Instant
  rental: {
    id: number
    status: RentalStatus
    departureAgencyId: number
    arrivalAgencyId: number
    promise: CategoryPromise | null
    isPinned: boolean
    isLate: boolean
    /** The end with the preparation of the promised category; null without a promise. */
    preparedEnd: Instant | null
  } | null
}

/**
 * Returns the rows in which room is looked for. A rental may move when it has not begun, a category was promised and
 * nobody pinned it; it fits the vehicles that are what was promised.
 */
export function roomRows(vehicles: readonly RoomVehicle[], held: readonly HeldTime[], now: Instant): Row[] {
  const fitting = new Map<string, ReadonlySet<number>>()
  const fitsOf = (promise: CategoryPromise) => {
    const key = JSON.stringify(promise)
    const known = fitting.get(key) ?? new Set(vehicles.flatMap((one) => (fitsPromise(promise, one) ? one.id : [])))
    fitting.set(key, known)
    return known
  }
  const byVehicle = Map.groupBy(held, ({ vehicleId }) => vehicleId)
  return vehicles.map(({ id, locationId }) => {
    const own = (byVehicle.get(id) ?? []).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    return {
      id,
      at: locationId,
      holds: withLate(
        own.map((one, at) => holdOf(one, { at, next: own[at + 1] }, fitsOf, now)),
        own,
        now,
      ),
    }
  })
}

type FitsOf = (promise: CategoryPromise) => ReadonlySet<number>

/** The position of a hold on its row, and what is after it there. */
type Place = { at: number; next: HeldTime | undefined }

function holdOf({ start, end, rental, vehicleId }: HeldTime, { at, next }: Place, fitsOf: FitsOf, now: Instant): Hold {
  const time = { start: Date.parse(start), end: Date.parse(end) }
  // Unavailabilities have ids of their own, so that none is taken for a rental.
  if (!rental) return { id: -(vehicleId * 10_000 + at + 1), ...time, from: null, to: null, fits: null }
  const isOut = rental.status === 'ongoing'
  const mayMove = !isOut && time.start > Date.parse(now) && !isHeldToVehicle(rental)
  const from = isOut ? null : rental.departureAgencyId
  const hold = { id: rental.id, ...time, from, to: rental.arrivalAgencyId, fits: null }
  if (!mayMove || !rental.promise) return hold
  // Elsewhere it may need a longer preparation; holds of a row never meet, so one without room for that stays.
  const preparedEnd = Math.max(time.end, rental.preparedEnd === null ? time.end : Date.parse(rental.preparedEnd))
  if (next && preparedEnd > Date.parse(next.start)) return hold
  return { ...hold, end: preparedEnd, fits: fitsOf(rental.promise) }
}

/** Extends what is late up to the next hold of its vehicle, which stays where it is when it may be delayed. */
function withLate(holds: readonly Hold[], held: readonly HeldTime[], now: Instant): Hold[] {
  const late = held.findIndex(({ rental }) => rental?.isLate)
  if (late < 0) return [...holds]
  const until = Date.parse(now) + lateHours * 3_600_000
  return holds.map((hold, at) => {
    const next = holds[at + 1]
    if (at === late) return { ...hold, end: Math.max(hold.end, Math.min(until, next?.start ?? until)) }
    return at === late + 1 && hold.start < until ? { ...hold, fits: null } : hold
  })
}
