import { instantAt } from '@filao/domain/kernel/time'
import { bestFit, idleMinutes, type Neighbours } from '@filao/domain/rentals/availability/best-fit'

export const dayMs = 86_400_000
const preparationMs = dayMs / 24

/** A time for which a vehicle is wanted or held, in epoch milliseconds, with its preparation. */
export type Time = { start: number; end: number }

/** A vehicle with what holds it, by start. */
type Vehicle = { id: number; holds: readonly Time[] }

/** Draws a rental of one to fourteen days, short ones more often, that begins on the hour. */
export function drawn(random: () => number, seasonDays: number): Time {
  const days = Math.round(1 + random() ** 1.5 * 13)
  const start = Math.round(random() * (seasonDays - days) * 24) * (dayMs / 24)
  return { start, end: start + days * dayMs + preparationMs }
}

/** Lists the vehicles that nothing holds at a time. */
export function freeFor<One extends Vehicle>(vehicles: readonly One[], wanted: Time): One[] {
  return vehicles.filter(({ holds }) => holds.every((one) => one.end <= wanted.start || wanted.end <= one.start))
}

/** Returns the vehicle that the product proposes: of the free ones, the one with the least idle time around. */
export function leastIdle<One extends Vehicle>(free: readonly One[], wanted: Time): One | undefined {
  return bestFit(free.map((vehicle) => candidateOf(vehicle, wanted)))?.vehicle
}

function candidateOf<One extends Vehicle>(vehicle: One, { start, end }: Time) {
  const { freeSince, nextStart }: Neighbours = {
    freeSince: instantOf(vehicle.holds.findLast((one) => one.end <= start)?.end),
    nextStart: instantOf(vehicle.holds.find((one) => one.start >= end)?.start),
  }
  const idle = idleMinutes({ freeSince, nextStart }, instantAt(start), instantAt(end))
  const registrationNumber = `aa${String(vehicle.id).padStart(3, '0')}aa`
  return { vehicle, isAvailable: true, idleMinutes: idle, lateRental: null, registrationNumber }
}

function instantOf(epochMs: number | undefined) {
  return epochMs === undefined ? null : instantAt(epochMs)
}
