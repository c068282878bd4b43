import type { Agency } from '@filao/domain/company/agency.schema'
import { isOpen } from '@filao/domain/company/opening-hours'
import type { WaivedFee } from '@filao/domain/pricing/fee/fee.schema'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { changedFeeParts, changedParts, changesPrice } from '@filao/domain/rentals/record/change-of-content'
import type { HandoverPlace } from '@filao/domain/rentals/record/handover-place.schema'
import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { PriceRequest, RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { type OpenPeriod, openingStart, wholePeriod } from '../period/duration.ts'

/** The values of the rental form. */
export type RentalValues = OpenPeriod & {
  departureAgencyId?: number
  arrivalAgencyId?: number
  vehicleId?: number | null
  /** The promised category; null where the vehicle is promised. */
  promise: CategoryPromise | null
  isPinned: boolean
  /** Confirms a vehicle that does not fit the promise. */
  isMismatchConfirmed?: boolean
  customerId?: number | null
  /** The customer who is billed; null for the rental's own. */
  billedCustomerId: number | null
  additionalDriverIds: number[]
  /** The addresses of the delivery and of the collection; null at the agency. */
  delivery: HandoverPlace | null
  collection: HandoverPlace | null
  optionIds: number[]
  discountPercent: number
  /** The fees taken out of the price. */
  waivedFees: WaivedFee[]
  referralMode: ReferralMode
  /** The one who sent the rental, its own number of it, and the money that it took. */
  sourceId: number | null
  sourceReference: string | null
  collectedAmount: number | null
  note: string | null
  wish: string | null
  transportNumber: string | null
  transportAt: string | null
  /** Typed by hand when the price list has no price. */
  totalAmount?: number | null
  /** An administrator's reason to rent to people who may not rent again. */
  exclusionReason?: string
}

/** The values of a new rental that another screen passes in the navigation's state. */
export type InitialRental = {
  start?: string
  end?: string
  vehicleId?: number
  /** The category whose vehicles are listed first while none is chosen. */
  categoryId?: number
  customerId?: number
  /** The agency at which the vehicle will be. */
  departureAgencyId?: number
}

/**
 * Returns the form's first values: those of the rental, else the initial ones. Both ends get the only agency, else the
 * initial one, else the one last used on this computer, else the only one that is open now; the start is then its next
 * opening.
 */
export function firstValues(
  agencies: readonly Agency[],
  rental: Rental | undefined,
  initial: InitialRental,
  lastAgencyId?: number,
  now = new Date().toISOString(),
): RentalValues {
  if (rental) {
    const { start, end, departureAgencyId, arrivalAgencyId, vehicleId, customerId } = rental
    const { billedCustomerId, additionalDriverIds, optionIds, discountPercent, waivedFees, referralMode } = rental
    const people = { customerId, billedCustomerId, additionalDriverIds, referralMode }
    const totalAmount = rental.price === null ? rental.totalAmount : null
    const places = { departureAgencyId, arrivalAgencyId, vehicleId }
    const { delivery, collection, note, wish, transportNumber, transportAt } = rental
    const texts = { note, wish, transportNumber, transportAt }
    const { sourceId, sourceReference, collectedAmount, promise, isPinned } = rental
    return {
      start,
      end,
      ...places,
      ...people,
      ...texts,
      sourceId,
      sourceReference,
      collectedAmount,
      promise,
      isPinned,
      delivery,
      collection,
      optionIds,
      discountPercent,
      waivedFees,
      totalAmount,
    }
  }
  const wanted = initial.departureAgencyId ?? lastAgencyId
  const known = agencies.length === 1 ? agencies[0] : agencies.find(({ id }) => id === wanted)
  const usual = known ?? onlyOpen(agencies, now)
  return {
    start: initial.start ?? (usual ? openingStart(usual, now) : null),
    end: initial.end ?? null,
    ...(usual && { departureAgencyId: usual.id, arrivalAgencyId: usual.id }),
    vehicleId: initial.vehicleId ?? null,
    promise: null,
    isPinned: false,
    customerId: initial.customerId ?? null,
    billedCustomerId: null,
    additionalDriverIds: [],
    delivery: null,
    collection: null,
    optionIds: [],
    discountPercent: 0,
    waivedFees: [],
    note: null,
    wish: null,
    transportNumber: null,
    transportAt: null,
    referralMode: 'desk',
    sourceId: null,
    sourceReference: null,
    collectedAmount: 0,
  }
}

/** Returns the one agency whose opening hours say that it is open now; undefined where there are none or several. */
function onlyOpen(agencies: readonly Agency[], now: string): Agency | undefined {
  const open = agencies.filter(
    ({ timezone, openingHours }) => openingHours.length > 0 && isOpen(now, timezone, openingHours),
  )
  return open.length === 1 ? open[0] : undefined
}

/**
 * Returns the request for a price, or null while something it depends on is missing. `rental` is the one being edited;
 * a quote becomes a draft.
 */
export function priceRequest(values: RentalValues, rental?: Pick<Rental, 'id' | 'status'>): PriceRequest | null {
  const { vehicleId, departureAgencyId, arrivalAgencyId, additionalDriverIds, optionIds } = values
  const { discountPercent, waivedFees, sourceId, promise } = values
  const period = wholePeriod(values)
  if (!period || !vehicleId || !departureAgencyId) return null
  const request = {
    ...period,
    vehicleId,
    promise,
    departureAgencyId,
    ...(arrivalAgencyId && { arrivalAgencyId }),
    additionalDriverIds,
    delivery: placeOf(values.delivery),
    collection: placeOf(values.collection),
    optionIds,
    discountPercent,
    waivedFees,
    ...((sourceId || rental) && { sourceId: sourceId ?? null }),
  }
  if (!rental) return request
  return { ...request, rentalId: rental.id, ...(rental.status === 'quote' && { status: 'draft' }) }
}

/**
 * Returns true when the agreed price stays: nothing it depends on differs from the saved rental, which does not become
 * a draft.
 */
export function keepsPrice(rental: Rental, request: PriceRequest): boolean {
  const parts = changedParts(rental, request)
  const hasFees = rental.price !== null && changedFeeParts(parts).length > 0
  return request.status !== 'draft' && !changesPrice(parts, rental, request) && !hasFees
}

/** Returns the promised category, else the one that the price was agreed for while the rental keeps its vehicle. */
export function pricedCategory(
  { vehicleId, promise }: Pick<RentalValues, 'vehicleId' | 'promise'>,
  rental: Pick<Rental, 'vehicleId' | 'pricedCategoryId'> | undefined,
): number | null {
  if (promise) return promise.categoryId
  return rental && vehicleId === rental.vehicleId ? rental.pricedCategoryId : null
}

/**
 * Returns the request body. An amount typed by hand counts only where the price list has no price; the fees taken out
 * are sent where they differ from the saved rental's, since not everybody may do it.
 */
export function rentalBody(values: RentalValues, saved?: Pick<Rental, 'waivedFees'>): RentalCreation {
  const { totalAmount, waivedFees, exclusionReason, ...content } = values
  const isWaivedAnew = changedParts({ waivedFees: saved?.waivedFees ?? [] }, { waivedFees }).length > 0
  return {
    ...content,
    sourceId: content.sourceId ?? null,
    collectedAmount: content.collectedAmount ?? 0,
    delivery: placeOf(content.delivery),
    collection: placeOf(content.collection),
    ...(isWaivedAnew && { waivedFees }),
    ...(typeof totalAmount === 'number' && { totalAmount }),
    ...(exclusionReason?.trim() && { exclusionReason }),
  } as RentalCreation
}

/** Returns a typed place as it is stored; null until its address is typed. */
function placeOf(typed: HandoverPlace | null): HandoverPlace | null {
  if (!typed?.address?.trim()) return null
  const { address, postalCode, city } = typed
  return { address: address.trim(), postalCode: postalCode?.trim() || null, city: city?.trim() || null }
}

/** Returns the agencies to which a vehicle may return: those in the country of the departure. */
export function arrivalAgencies(agencies: readonly Agency[], departureAgencyId: number | undefined): Agency[] {
  const country = agencies.find(({ id }) => id === departureAgencyId)?.countryCode
  return agencies.filter(({ countryCode }) => country === undefined || countryCode === country)
}

/**
 * Returns what a change of the rental leads to, or what it cannot change, to be told before; null for a draft or a
 * contract.
 */
export function consequenceOf(
  rental: Pick<Rental, 'status' | 'awaits'> | undefined,
): 'isOut' | 'reopens' | 'asksAgain' | null {
  if (rental?.status === 'ongoing') return 'isOut'
  if (rental?.status === 'quote') return 'reopens'
  return rental?.awaits === 'agency' ? 'asksAgain' : null
}
