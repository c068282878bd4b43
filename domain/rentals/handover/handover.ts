import type { Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import type { RentalStatus } from '../status.ts'
import { checkMove } from '../transition.ts'
import type { CheckCreation, VehicleState } from './check.ts'

/** What a delivery or a return looks at: the rental as it stands, and the last reading of its vehicle's odometer. */
export type HandoverRental = {
  status: RentalStatus
  end: string
  arrivalAgencyId: number
  vehicle: LastState
}

/** What is known of a vehicle from the time before. */
export type LastState = { odometer: number; fuelLevel: string | null }

/** What a delivery or a return changes, or null when it had already happened. */
export type Handover = {
  status: 'ongoing' | 'done'
  deliveredAt?: string
  returnedAt?: string
  vehicle: { odometer: number; fuelLevel: string | null; locationId?: number }
}

/**
 * The vehicle leaves or comes back: `pending` becomes `ongoing`, `ongoing` becomes `done`. The odometer and the fuel level
 * go to the vehicle, and a returned vehicle stands at the arrival agency. Throws `invalid_transition`, or
 * `odometer_backwards` for a reading below the last one that nobody confirmed. Null: it has already happened.
 */
export function handOver(rental: HandoverRental, check: CheckCreation, now: string): Handover | null {
  const status = check.stage === 'delivery' ? 'ongoing' : 'done'
  if (!checkMove(rental.status, status)) return null
  const vehicle = readState(rental.vehicle, check)
  if (status === 'done') return { status, returnedAt: now, vehicle: { ...vehicle, locationId: rental.arrivalAgencyId } }
  checkNotOver(rental.end, now)
  return { status, deliveredAt: now, vehicle }
}

/** Whether a vehicle is about to leave or to come back with a rental: only then is its state recorded. */
export function takesChecks(status: RentalStatus): boolean {
  return status === 'pending' || status === 'ongoing'
}

/**
 * The odometer and fuel level that a vehicle has from now on. Odometers count forwards; a lower reading is nearly always a
 * typing error, and a replaced instrument the rest: it throws `odometer_backwards` unless it was confirmed. `path` is where
 * the state stands in what was sent.
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

/** After the planned return there is nothing left to deliver: the dates come first. Throws `invalid_transition`. */
export function checkNotOver(end: string, now: string): void {
  if (Date.parse(now) < Date.parse(end)) return
  throw new Problem('invalid_transition', {
    fr: 'La date de retour prévue est passée. Modifiez d’abord les dates de la location.',
    en: 'The planned return has passed. Change the dates of the rental first.',
  })
}
