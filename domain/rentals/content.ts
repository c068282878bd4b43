import type { Holidays } from '../company/holidays.schema.ts'
import type { OpeningHours } from '../company/opening-hours.schema.ts'
import type { Season } from '../company/seasons.ts'
import { durationLabel } from '../fleet/vehicle/vehicle-values.ts'
import type { Language } from '../kernel/language.schema.ts'
import { formatCents, maxCents, toCents } from '../kernel/money.ts'
import type { Period } from '../kernel/period.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { changedFees, type FeePart } from '../pricing/changed-fees.ts'
import { type DueFee, dueFees, type FeeRule } from '../pricing/fee/due-fees.ts'
import type { WaivedKey } from '../pricing/fee-line.ts'
import type { Quote } from '../pricing/quote.schema.ts'
import { type Price, type QuoteOption, quote, quoteOf } from '../pricing/quote.ts'
import type { QuotePriceLine, QuoteSpecialPrice } from '../pricing/vehicle-lines.ts'
import type { HandoverPlace } from './record/handover-place.schema.ts'
import {
  checkEndsAfterDelivery,
  checkRentalDates,
  checkSameCountry,
  lastsLongEnough,
  openingHoursWarnings,
} from './status/period.ts'

type Agency = { id: number; name: string; countryCode: string; timezone: string; openingHours: OpeningHours[] }

/**
 * Everything that decides the content of a rental: its company, both agencies, its vehicle, its options and its prices.
 */
export type RentalBasis = {
  graceMinutes: number
  departure: Agency & { seasons: Season[] }
  arrival: Agency
  /** The preparation time after the rental. */
  preparationMinutes: number
  /**
   * The category that is priced: the vehicle's, unless a change of vehicle kept the price. Its deposit and excess are
   * those agreed, while the rental keeps them.
   */
  category: {
    id: number
    name: string
    securityDepositCents: number
    waiverCents: number
    minimumRentalDurationMinutes: number | null
  }
  /** The prices of that category at the departure agency. */
  priceLines: QuotePriceLine[]
  specialPrices?: QuoteSpecialPrice[]
  options: QuoteOption[]
  /** The fees of the company that are switched on. */
  feeRules: FeeRule[]
  /** The public holidays in the years of the rental, by day in each language; none where no fee asks for them. */
  holidays: Record<Language, Holidays>
}

/**
 * The requested rental. `pricedEnd` is the end to price when it is not `end`, and `feesEnd` the end that decides the
 * fees when it is neither; `totalCents` is typed by hand, and `isCorrected` when it replaces an agreed amount that was
 * typed too.
 */
type WantedRental = {
  start: string
  end: string
  pricedEnd?: string | null
  feesEnd?: string
  additionalDriverIds?: readonly number[]
  delivery?: HandoverPlace | null | undefined
  collection?: HandoverPlace | null | undefined
  waivedFees?: readonly WaivedKey[]
  discountPercent: number
  totalCents?: number | null | undefined
  isCorrected?: boolean
}

/** The amounts the customer pays. `price` is stored as it is shown; null when the amount was typed by hand. */
type AgreedPrice = {
  totalCents: number
  price: Quote | null
  securityDepositCents: number
  waiverCents: number
}

/**
 * The terms that stay when a change needs no new price: the amounts, and the preparation time when they were agreed.
 */
export type Agreed = AgreedPrice & { preparationMinutes: number }

/** The terms that result from a request. */
export type RentalTerms = Agreed & { isOutsideOpeningHours: boolean }

/**
 * The current state of a rental that is changed: its start, the time its vehicle has been out since, and the agreed
 * price when it stays, but for the fees that the changed parts decide.
 */
type Before = { start: string; outSince?: string | null; agreed: Agreed | null; feeParts?: readonly FeePart[] }

/** Computes the price of a requested rental. Throws `price_missing`. */
export function priceOf(wanted: WantedRental, basis: RentalBasis): Price {
  const { departure, category } = basis
  return quote({
    graceMinutes: basis.graceMinutes,
    priceLines: basis.priceLines,
    specialPrices: basis.specialPrices ?? [],
    options: basis.options,
    fees: feesOf(wanted, basis),
    waivedFees: wanted.waivedFees ?? [],
    start: wanted.start,
    end: wanted.pricedEnd ?? wanted.end,
    discountPercent: wanted.discountPercent,
    timezone: departure.timezone,
    seasons: departure.seasons,
    categoryName: category.name,
    securityDepositCents: category.securityDepositCents,
    waiverCents: category.waiverCents,
  })
}

/** Returns the fees that a requested rental has by the rules of today. */
function feesOf(wanted: WantedRental, { departure, arrival, category, feeRules, holidays }: RentalBasis): DueFee[] {
  return dueFees(feeRules, {
    start: wanted.start,
    end: wanted.feesEnd ?? wanted.pricedEnd ?? wanted.end,
    departure,
    arrival,
    categoryId: category.id,
    delivery: wanted.delivery ?? null,
    collection: wanted.collection ?? null,
    additionalDriverCount: new Set(wanted.additionalDriverIds).size,
    holidays,
  })
}

/** Returns the agreed price of a rental of which these parts change: only the fees that they decide may differ. */
export function agreedPriceOf(
  agreed: Quote,
  wanted: WantedRental,
  basis: RentalBasis,
  parts: readonly FeePart[],
): Quote {
  if (parts.length === 0) return agreed
  return changedFees(agreed, parts, { due: feesOf(wanted, basis), waived: wanted.waivedFees ?? [] })
}

/**
 * Decides a new rental, or a change of its dates, agencies, vehicle or options. Refuses a start in the past, an end too
 * early, a planned duration below the category's minimum, an arrival in another country and a price above the largest
 * amount; closed agencies only cause a warning. A price of the price list wins over a typed amount, unless that
 * corrects another one; without either it throws `price_missing`.
 */
export function decideRental(wanted: WantedRental, basis: RentalBasis, now: string, before?: Before): RentalTerms {
  checkRentalDates(wanted, now, before?.start)
  checkEndsAfterDelivery(wanted.end, before?.outSince)
  checkSameCountry(basis.departure, basis.arrival)
  // The minimum applies to planned rentals: a vehicle that is out may come back earlier.
  if (!before?.agreed && !before?.outSince) {
    checkMinimumDuration(wanted, basis.category.minimumRentalDurationMinutes, basis.departure.timezone)
  }
  return {
    ...(before?.agreed ? keptTerms(before.agreed, before.feeParts ?? [], wanted, basis) : newTerms(wanted, basis)),
    isOutsideOpeningHours: openingHoursWarnings(wanted, basis.departure, basis.arrival).length > 0,
  }
}

function keptTerms(agreed: Agreed, parts: readonly FeePart[], wanted: WantedRental, basis: RentalBasis): Agreed {
  if (agreed.price === null) return agreed
  const price = agreedPriceOf(agreed.price, wanted, basis, parts)
  if (price === agreed.price) return agreed
  const totalCents = toCents(price.total)
  checkLargest(totalCents, parts[0])
  return { ...agreed, price, totalCents }
}

function newTerms(wanted: WantedRental, basis: RentalBasis): Agreed {
  return { ...newPrice(wanted, basis), preparationMinutes: basis.preparationMinutes }
}

function newPrice(wanted: WantedRental, basis: RentalBasis): AgreedPrice {
  const { securityDepositCents, waiverCents } = basis.category
  const typed = typeof wanted.totalCents === 'number' ? wanted.totalCents : null
  const byHand = typed === null ? null : { totalCents: typed, price: null, securityDepositCents, waiverCents }
  if (wanted.isCorrected && byHand) return byHand
  try {
    const price = priceOf(wanted, basis)
    checkLargest(price.totalCents)
    return { totalCents: price.totalCents, price: quoteOf(price), securityDepositCents, waiverCents }
  } catch (error) {
    const isMissing = error instanceof Problem && error.code === 'price_missing'
    if (!isMissing || !byHand) throw error
    return byHand
  }
}

/** Refuses a price above the largest amount, at the field that made it so. */
function checkLargest(totalCents: number, path: FeePart | 'end' = 'end'): void {
  if (totalCents > maxCents) throw fieldProblem(path, 'range', tooDear)
}

const tooDear = {
  fr: `Le prix dépasse ${formatCents(maxCents, 'fr')}, le plus grand montant possible\u202f: vérifiez les dates et les tarifs.`,
  en: `The price is above ${formatCents(maxCents, 'en')}, the largest amount possible: check the dates and the prices.`,
}

/** Refuses a rental shorter than its category's minimum on the departure agency's clock. Null is no minimum. */
export function checkMinimumDuration(wanted: Period, minimumMinutes: number | null, timezone: string): void {
  if (minimumMinutes === null || lastsLongEnough(wanted, minimumMinutes, timezone)) return
  const { fr, en } = durationLabel(minimumMinutes)
  throw fieldProblem('end', 'minimum_duration', {
    fr: `La durée minimale de location de cette catégorie est de ${fr}.`,
    en: `The minimum rental duration of this category is ${en}.`,
  })
}
