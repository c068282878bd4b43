import { toCents } from '../kernel/money.ts'
import { addMinutes, localDate } from '../kernel/time.ts'
import type { RentalStatus } from '../rentals/status.ts'
import type { Missing } from './counter.ts'

/** What a departure or a return is looked at for. Amounts are euros; what was charged on top is paid with the price. */
export type AtCounter = {
  status: RentalStatus
  end: string
  arrivalAgency: { timezone: string }
  totalAmount: number | null
  chargesAmount?: number
  securityDepositAmount: number
  paidTotalAmount: number
  paidSecurityDepositAmount: number
}

/** Who drives and what was before. `previous` is the last rental of the vehicle that left before, when it matters today. */
export type CounterFacts = {
  drivingLicenseNumber: string | null
  drivingLicenseExpiresOn: string | null
  /** Another rental still has the vehicle. */
  isVehicleOut: boolean
  /** When the vehicle came back last, and how long it is prepared since. */
  lastReturn: { returnedAt: string; preparationMinutes: number } | null
}

/** What is missing, in the order in which it is told, and until when the vehicle is prepared. */
export type Missings = { missing: Missing[]; preparedUntil: string | null }

/**
 * What keeps a rental's next step from being done at once. A departure asks for money, deposit, licence and vehicle; once
 * the vehicle has left, only the price is still asked for. The vehicle is looked at when the departure `isDue`: those of
 * later days may well find it elsewhere now.
 */
export function findMissing(rental: AtCounter, facts: CounterFacts, now: string, isDue: boolean): Missings {
  const unpaid: Missing[] = isPaid(rental) ? [] : ['payment']
  if (rental.status !== 'pending') return { missing: unpaid, preparedUntil: null }
  const preparedUntil = isDue && !facts.isVehicleOut ? preparation(facts, now) : null
  return {
    missing: [
      ...unpaid,
      ...found(toCents(rental.paidSecurityDepositAmount) < toCents(rental.securityDepositAmount), 'deposit'),
      ...licence(facts, localDate(rental.end, rental.arrivalAgency.timezone)),
      ...found(isDue && facts.isVehicleOut, 'vehicle_out'),
      ...found(preparedUntil !== null, 'preparation'),
    ],
    preparedUntil,
  }
}

/** A price that is not set yet is not paid. */
function isPaid({ totalAmount, chargesAmount = 0, paidTotalAmount }: AtCounter): boolean {
  return totalAmount !== null && toCents(paidTotalAmount) >= toCents(totalAmount) + toCents(chargesAmount)
}

/** A licence is good on the day on which it ends; without that day it is taken as lasting. */
function licence({ drivingLicenseNumber, drivingLicenseExpiresOn }: CounterFacts, returnsOn: string): Missing[] {
  if (!drivingLicenseNumber) return ['licence']
  return found(drivingLicenseExpiresOn !== null && drivingLicenseExpiresOn < returnsOn, 'licence_expired')
}

function preparation({ lastReturn }: CounterFacts, now: string): string | null {
  if (!lastReturn) return null
  const until = addMinutes(lastReturn.returnedAt, lastReturn.preparationMinutes)
  return Date.parse(until) > Date.parse(now) ? until : null
}

function found(isMissing: boolean, what: Missing): Missing[] {
  return isMissing ? [what] : []
}
