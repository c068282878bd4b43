import { fieldProblem, Problem } from '../kernel/problem.ts'
import type { VehicleChangeCreation } from './check/check.schema.ts'
import { checkNotOver, type LastState, readState } from './handover/handover.ts'
import type { RentalStatus } from './status/status.schema.ts'
import { outSince, stretchOf } from './stretch.ts'

/** The rental data that a change of vehicle needs. */
type ChangingRental = {
  status: RentalStatus
  end: string
  vehicleId: number
  departureAgencyId: number
  deliveredAt: string | null
  vehicleChanges: readonly { endedAt: string }[]
}

/** The result of a change of vehicle: the stretch that ends, and the new state of each vehicle. */
type Swap = {
  stretch: number
  startedAt: string
  endedAt: string
  back: LastState & { locationId: number }
  out: LastState
  /** The period in which the returned vehicle is not rented, if it is taken out of service. */
  unavailability: { start: string; end: string; description: string } | null
}

/**
 * Refuses a change of vehicle unless the rental is ongoing, the vehicle is another one and the planned return is still
 * to come. Runs before the odometer checks.
 */
export function checkSwap(rental: ChangingRental, vehicleId: number, now: string): void {
  if (rental.status !== 'ongoing') throw notOut()
  if (rental.vehicleId === vehicleId) throw sameVehicle()
  checkNotOver(rental.end, now)
}

/**
 * Takes one vehicle back and lets the other leave at the same minute. The returned one is then at the departure agency,
 * where the customer brings it, and out of service if so wanted; throws like `checkSwap`,
 * `odometer_backwards` at `back.` or `out.`, or `range` at `unavailableUntil`.
 */
export function swapVehicles(
  rental: ChangingRental,
  last: { back: LastState; out: LastState },
  change: VehicleChangeCreation,
  now: string,
): Swap {
  checkSwap(rental, change.vehicleId, now)
  return {
    stretch: stretchOf(rental),
    startedAt: outSince(rental) ?? now,
    endedAt: now,
    back: { ...readState(last.back, change.back, 'back.'), locationId: rental.departureAgencyId },
    out: readState(last.out, change.out, 'out.'),
    unavailability: outOfService(change, now),
  }
}

/** Returns the unavailability of the returned vehicle, from now and with the reason of the change. */
function outOfService({ unavailableUntil, reason }: VehicleChangeCreation, now: string): Swap['unavailability'] {
  if (!unavailableUntil) return null
  if (Date.parse(unavailableUntil) <= Date.parse(now)) throw alreadyOver()
  return { start: now, end: unavailableUntil, description: reason }
}

function alreadyOver(): Problem {
  return fieldProblem('unavailableUntil', 'range', {
    fr: 'Le véhicule doit rester hors service au-delà de maintenant',
    en: 'The vehicle must stay out of service beyond now',
  })
}

function notOut(): Problem {
  return new Problem('invalid_transition', {
    fr: 'Le véhicule ne se remplace que pendant la location. Avant le départ, choisissez-en un autre dans la réservation.',
    en: 'A vehicle can only be replaced during a rental. Before pick-up, choose another one in the reservation.',
  })
}

function sameVehicle(): Problem {
  return fieldProblem('vehicleId', 'same', {
    fr: 'Cette location a déjà ce véhicule. Choisissez-en un autre.',
    en: 'This rental already has this vehicle. Choose another one.',
  })
}
