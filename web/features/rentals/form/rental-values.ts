import type { Agency } from '@filao/domain/company/agency'
import { changedParts, changesPrice } from '@filao/domain/rentals/change-of-content'
import type { PriceRequest, Rental, RentalCreation } from '@filao/domain/rentals/rental'
import type { OpenPeriod } from './duration.ts'

/** What the rental form holds. */
export type RentalValues = OpenPeriod & {
  departureAgencyId?: number
  arrivalAgencyId?: number
  vehicleId?: number | null
  customerId?: number | null
  additionalDriverIds: number[]
  optionIds: number[]
  discountPercent: number
  /** Typed by hand where the price list has no price. */
  totalAmount?: number | null
}

/** What another screen may already know of a new rental, in the navigation's state. */
export type GivenRental = {
  start?: string
  end?: string
  vehicleId?: number
  customerId?: number
  /** Where the vehicle will stand. */
  departureAgencyId?: number
}

/**
 * The values a form starts with: those of the rental, else what is given. The agency given, the only one, or the one where
 * this computer rented last, stands at both ends.
 */
export function firstValues(
  agencies: readonly Agency[],
  rental: Rental | undefined,
  given: GivenRental,
  lastAgencyId?: number,
): RentalValues {
  if (rental) {
    const { start, end, departureAgencyId, arrivalAgencyId, vehicleId, customerId } = rental
    const { additionalDriverIds, optionIds, discountPercent } = rental
    const totalAmount = rental.price === null ? rental.totalAmount : null
    const places = { departureAgencyId, arrivalAgencyId, vehicleId, customerId }
    return { start, end, ...places, additionalDriverIds, optionIds, discountPercent, totalAmount }
  }
  const wanted = given.departureAgencyId ?? lastAgencyId
  const usual = agencies.length === 1 ? agencies[0] : agencies.find(({ id }) => id === wanted)
  return {
    start: given.start ?? null,
    end: given.end ?? null,
    ...(usual && { departureAgencyId: usual.id, arrivalAgencyId: usual.id }),
    vehicleId: given.vehicleId ?? null,
    customerId: given.customerId ?? null,
    additionalDriverIds: [],
    optionIds: [],
    discountPercent: 0,
  }
}

/** What a price is asked for, or null while something it depends on is missing. `rentalId` is the rental that is changed. */
export function priceRequest(values: RentalValues, rentalId?: number): PriceRequest | null {
  const { start, end, vehicleId, departureAgencyId, optionIds, discountPercent } = values
  if (!start || !end || !vehicleId || !departureAgencyId) return null
  const request = { start, end, vehicleId, departureAgencyId, optionIds, discountPercent }
  return rentalId === undefined ? request : { ...request, rentalId }
}

/** Whether the price agreed on stays: nothing it depends on differs from the rental as saved. */
export function keepsPrice(rental: Rental, request: PriceRequest): boolean {
  return !changesPrice(changedParts(rental, request))
}

/** The body of the call that saves. The amount by hand goes along only where it is asked for. */
export function rentalBody(values: RentalValues, isTypedByHand: boolean): RentalCreation {
  const { totalAmount, ...content } = values
  return { ...content, ...(isTypedByHand && { totalAmount: totalAmount ?? null }) } as RentalCreation
}

/** The agencies where a vehicle that leaves from one may come back: those in the same country. */
export function arrivalAgencies(agencies: readonly Agency[], departureAgencyId: number | undefined): Agency[] {
  const country = agencies.find(({ id }) => id === departureAgencyId)?.countryCode
  return agencies.filter(({ countryCode }) => country === undefined || countryCode === country)
}
