import { addMinutes, localDate } from '../kernel/time.ts'
import { paidInFull } from '../ledger/account.ts'
import type { RentalStatus } from '../rentals/status/status.schema.ts'
import type { Missing } from './counter.schema.ts'

/** The rental data checked before a departure or a return; charges on top of the price are paid with it. */
export type AtCounter = {
  status: RentalStatus
  end: string
  arrivalAgency: { timezone: string }
  totalCents: number | null
  chargesCents?: number
  creditedCents?: number
  securityDepositCents: number
  paidTotalCents: number
  paidSecurityDepositCents: number
}

/**
 * The driver's licence, of a company the one of its drivers that is worst, and the state of the vehicle before the
 * rental.
 */
export type CounterFacts = {
  drivingLicenseNumber: string | null
  drivingLicenseExpiresOn: string | null
  /** One of its people may not rent again, and no administrator let it pass. */
  isExcluded: boolean
  /** Another rental still has the vehicle. */
  isVehicleOut: boolean
  /** The last return of the vehicle, and the minutes of preparation after it. */
  lastReturn: { returnedAt: string; preparationMinutes: number } | null
}

/** The missing items, in display order, and the end of the vehicle's preparation. */
type Missings = { missing: Missing[]; preparedUntil: string | null }

/**
 * Lists the reasons the next step of a rental cannot be done immediately. A departure requires people who may rent,
 * money, deposit, licence and vehicle; once the vehicle has left, only the price is required. The vehicle is checked
 * only when the departure `isDue`, because before a later day it may well be elsewhere.
 */
export function findMissing(rental: AtCounter, facts: CounterFacts, now: string, isDue: boolean): Missings {
  const { paidTotalCents, paidSecurityDepositCents } = rental
  const isPaid = paidInFull(rental, [{ totalCents: paidTotalCents, securityDepositCents: paidSecurityDepositCents }])
  const unpaid = found(!isPaid.totalCents, 'payment')
  if (rental.status !== 'pending') return { missing: unpaid, preparedUntil: null }
  const preparedUntil = isDue && !facts.isVehicleOut ? preparation(facts, now) : null
  return {
    missing: [
      ...found(facts.isExcluded, 'excluded'),
      ...unpaid,
      ...found(!isPaid.securityDepositCents, 'deposit'),
      ...licence(facts, localDate(rental.end, rental.arrivalAgency.timezone)),
      ...found(isDue && facts.isVehicleOut, 'vehicle_out'),
      ...found(preparedUntil !== null, 'preparation'),
    ],
    preparedUntil,
  }
}

/** A licence is valid through its expiry day; without that day it is taken as not expiring. */
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
