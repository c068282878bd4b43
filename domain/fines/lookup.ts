import { addMinutes, instantAt } from '../kernel/time.ts'
import { outSince } from '../rentals/stretch.ts'

/** A rental whose vehicle has left: its current or last vehicle, and those exchanged before, the first one first. */
export type Holder = {
  id: number
  vehicleId: number
  deliveredAt: string
  returnedAt: string | null
  vehicleChanges: readonly { vehicleId: number; startedAt: string; endedAt: string }[]
}

/** The time in which a rental had a vehicle. `to` is null while the vehicle is out. */
type Holding = { vehicleId: number; from: string; to: string | null }

/** A vehicle whose plate was, or had been, the one on the notice, with the changes of its plate, the oldest first. */
export type PlateHistory = {
  vehicleId: number
  plate: string
  archivedAt: string | null
  changes: readonly { at: string; from: string }[]
}

/** Returns the first and last instant of the minute of a notice: notices state no seconds. */
export function minuteOf(at: string): { start: string; end: string } {
  const start = instantAt(Math.floor(Date.parse(at) / 60_000) * 60_000)
  return { start, end: addMinutes(start, 1) }
}

/**
 * Returns the rental that had the vehicle in the minute of a notice. Where it changed hands within that minute, the one
 * that had it first. Null when the vehicle was with nobody.
 */
export function holderAt<One extends Holder>(rentals: readonly One[], vehicleId: number, at: string): One | null {
  const had = rentals.flatMap((rental) => {
    const stretches = holdingsOf(rental).filter((one) => one.vehicleId === vehicleId && touches(one, at))
    return stretches.map(({ from }) => ({ rental, from }))
  })
  return had.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))[0]?.rental ?? null
}

/** Returns the unavailability of a vehicle in the minute of a notice, the first of several. */
export function awayAt<Away extends { start: string; end: string }>(aways: readonly Away[], at: string): Away | null {
  const during = aways.filter(({ start, end }) => touches({ from: start, to: end }, at))
  return during.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0] ?? null
}

function holdingsOf(rental: Holder): Holding[] {
  const former = rental.vehicleChanges.map(({ vehicleId, startedAt, endedAt }) => {
    return { vehicleId, from: startedAt, to: endedAt }
  })
  const { vehicleId, deliveredAt, returnedAt } = rental
  return [...former, { vehicleId, from: outSince(rental) ?? deliveredAt, to: returnedAt }]
}

/** Returns true when a period, its end excluded, has a second in the minute of an instant. */
function touches({ from, to }: { from: string; to: string | null }, at: string): boolean {
  const { start, end } = minuteOf(at)
  return isBefore(from, end) && (to === null || (isBefore(start, to) && isBefore(from, to)))
}

/** Returns the plate that a vehicle had at an instant. */
export function plateAt({ plate, changes }: Pick<PlateHistory, 'plate' | 'changes'>, at: string): string {
  return changes.find((change) => isBefore(at, change.at))?.from ?? plate
}

/**
 * Returns the vehicles that a notice most likely means, of those that have had its plate: the ones that had it then and
 * were in the fleet; else those that had it then; else all, since a plate may have been entered late.
 */
export function likeliest(vehicles: readonly PlateHistory[], plate: string, at: string): PlateHistory[] {
  const had = vehicles.filter((one) => plateAt(one, at) === plate)
  const inFleet = had.filter(({ archivedAt }) => archivedAt === null || isBefore(at, archivedAt))
  return [inFleet, had].find((some) => some.length > 0) ?? [...vehicles]
}

function isBefore(one: string, other: string): boolean {
  return Date.parse(one) < Date.parse(other)
}
