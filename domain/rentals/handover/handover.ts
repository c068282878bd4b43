import type { Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import type { CheckCreation, VehicleState } from '../check/check.schema.ts'
import { checkMove } from '../record/transition.ts'
import type { RentalStatus } from '../status/status.schema.ts'

/** The rental data that a delivery or a return needs: its current state, and its vehicle's last recorded state. */
type HandoverRental = {
  status: RentalStatus
  end: string
  vehicleId: number
  arrivalAgencyId: number
  vehicle: LastState
}

/** The last recorded state of a vehicle. */
export type LastState = { odometer: number; fuelLevel: string | null }

/** The changes made by a delivery or a return. */
type Handover = {
  status: 'ongoing' | 'done'
  deliveredAt?: string
  returnedAt?: string
  vehicle: { odometer: number; fuelLevel: string | null; locationId?: number }
}

/**
 * Hands the vehicle over: a delivery moves `pending` to `ongoing`, a return moves `ongoing` to `done` and the vehicle
 * to the arrival agency. The odometer and fuel level are copied to the vehicle; returns null when it has already
 * happened. Throws `invalid_transition`, `conflict` for a check of another vehicle, or `odometer_backwards` for an
 * unconfirmed reading below the last one.
 */
export function handOver(rental: HandoverRental, check: CheckCreation, now: string): Handover | null {
  const status = check.stage === 'delivery' ? 'ongoing' : 'done'
  if (!checkMove(rental.status, status)) return null
  checkIsOfVehicle(rental, check)
  const vehicle = readState(rental.vehicle, check)
  if (status === 'done') return { status, returnedAt: now, vehicle: { ...vehicle, locationId: rental.arrivalAgencyId } }
  checkNotOver(rental.end, now)
  return { status, deliveredAt: now, vehicle }
}

/** Refuses the check of a vehicle that the rental no longer has, as one typed without a network may be. */
function checkIsOfVehicle(rental: { vehicleId: number }, { vehicleId }: CheckCreation): void {
  if (vehicleId === undefined || vehicleId === rental.vehicleId) return
  throw new Problem('conflict', {
    fr: 'La location a maintenant un autre véhicule. Faites l’état des lieux de celui-ci.',
    en: 'The rental now has another vehicle. Check that one instead.',
  })
}

/** Returns true when a vehicle is about to leave or to come back with a rental: only then is its state recorded. */
export function takesChecks(status: RentalStatus): boolean {
  return status === 'pending' || status === 'ongoing'
}

/**
 * Returns the new odometer and fuel level of a vehicle. A reading below the last one is nearly always a typing error,
 * rarely a replaced instrument: it throws `odometer_backwards` unless confirmed. `path` is the path of the state in the
 * request.
 */
export function readState(last: LastState, state: VehicleState, path = ''): LastState {
  if (state.odometer < last.odometer && !state.isOdometerConfirmed) {
    const message = odometerBackwards(last.odometer)
    const fields = [{ path: `${path}odometer`, code: 'odometer_backwards', message }]
    throw new Problem('odometer_backwards', message, { fields, data: { lastOdometer: last.odometer } })
  }
  return { odometer: state.odometer, fuelLevel: state.fuelLevel ?? last.fuelLevel }
}

function odometerBackwards(last: number): Sentence {
  return {
    fr: `Le dernier relevé est de ${last.toLocaleString('fr-FR')} km. Vérifiez le kilométrage, ou confirmez-le.`,
    en: `The last reading is ${last.toLocaleString('en-GB')} km. Check the odometer, or confirm it.`,
  }
}

/**
 * Refuses a delivery or a change of vehicle from the planned return on: the dates must be changed first. Throws
 * `invalid_transition`.
 */
export function checkNotOver(end: string, now: string): void {
  if (Date.parse(now) < Date.parse(end)) return
  throw new Problem('invalid_transition', {
    fr: 'La date de retour prévue est passée. Modifiez d’abord les dates de la location.',
    en: 'The return is overdue. Change the dates of the rental first.',
  })
}
