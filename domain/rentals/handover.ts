import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import type { CheckCreation } from './check.ts'
import { checkMove, type RentalStatus } from './status.ts'

/** What a delivery or a return looks at: the rental as it stands, and the last reading of its vehicle's odometer. */
export type HandoverRental = {
  status: RentalStatus
  end: string
  arrivalAgencyId: number
  vehicle: { odometer: number; fuelLevel: string | null }
}

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
  checkOdometer(rental.vehicle.odometer, check)
  const vehicle = { odometer: check.odometer, fuelLevel: check.fuelLevel ?? rental.vehicle.fuelLevel }
  if (status === 'done') return { status, returnedAt: now, vehicle: { ...vehicle, locationId: rental.arrivalAgencyId } }
  checkNotOver(rental.end, now)
  return { status, deliveredAt: now, vehicle }
}

/** Odometers count forwards; a lower reading is nearly always a typing error, and a replaced instrument the rest. */
function checkOdometer(last: number, check: CheckCreation): void {
  if (check.odometer >= last || check.isOdometerConfirmed) return
  const message = odometerBackwards(last)
  const fields = [{ path: 'odometer', code: 'odometer_backwards', message }]
  throw new Problem('odometer_backwards', message, { fields, data: { lastOdometer: last } })
}

function odometerBackwards(last: number): Sentence {
  return {
    fr: `Le dernier relevé est de ${last.toLocaleString('fr-FR')} km. Vérifiez le kilométrage, ou confirmez-le.`,
    en: `The last reading is ${last.toLocaleString('en-GB')} km. Check the odometer, or confirm it.`,
  }
}

/** After the planned return there is nothing left to deliver: the dates come first. */
function checkNotOver(end: string, now: string): void {
  if (Date.parse(now) < Date.parse(end)) return
  throw new Problem('invalid_transition', {
    fr: 'La date de retour prévue est passée. Modifiez d’abord les dates de la location.',
    en: 'The planned return has passed. Change the dates of the rental first.',
  })
}
