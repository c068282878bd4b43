import type { OpeningHours } from '../company/opening-hours.ts'
import type { Season } from '../company/seasons.ts'
import { durationLabel } from '../fleet/vehicle-words.ts'
import { formatEuros, maxEuros } from '../kernel/money.ts'
import type { Period } from '../kernel/period.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { type Quote, type QuotePriceLine, quote } from '../pricing/quote.ts'
import {
  checkEndsAfterDelivery,
  checkRentalDates,
  checkSameCountry,
  lastsLongEnough,
  openingHoursWarnings,
} from './period.ts'

type Agency = { name: string; countryCode: string; timezone: string; openingHours: OpeningHours[] }

/** Everything the content of a rental is decided from: its company, both agencies, its vehicle, its options and its prices. */
export type RentalBasis = {
  graceMinutes: number
  departure: Agency & { seasons: Season[] }
  arrival: Agency
  /** How long the vehicle is prepared afterwards. */
  preparationMinutes: number
  /** The category that is priced: the vehicle's, unless a change of vehicle kept the price. */
  category: {
    name: string
    securityDepositAmount: number
    waiverAmount: number
    minimumRentalDurationMinutes: number | null
  }
  /** Of that category at the departure agency. */
  priceLines: QuotePriceLine[]
  options: { id: number; name: string; price: number; dailyPrice: number }[]
}

/** What was asked for. `pricedEnd` is the end that is priced, where it is another one; `totalAmount` is typed by hand. */
export type WantedRental = {
  start: string
  end: string
  pricedEnd?: string | null
  discountPercent: number
  totalAmount?: number | null | undefined
}

/** What the customer pays. `price` is null when the amount was typed by hand. */
export type AgreedPrice = {
  totalAmount: number
  price: Quote | null
  securityDepositAmount: number
  waiverAmount: number
}

/** What stays when a change asks for no new price: the amounts, and what the category asked for when they were agreed. */
export type Agreed = AgreedPrice & { preparationMinutes: number }

/** What follows from what was asked for. */
export type RentalTerms = Agreed & { isOutsideOpeningHours: boolean }

/**
 * What is already there when a rental is changed: its start, since when its vehicle is out, and the price where that is to
 * stay as agreed.
 */
export type Before = { start: string; outSince?: string | null; agreed: Agreed | null }

/** The price of a rental as asked for. Throws `price_missing`. */
export function priceOf(wanted: WantedRental, basis: RentalBasis): Quote {
  const { departure, category } = basis
  return quote({
    graceMinutes: basis.graceMinutes,
    priceLines: basis.priceLines,
    options: basis.options,
    start: wanted.start,
    end: wanted.pricedEnd ?? wanted.end,
    discountPercent: wanted.discountPercent,
    timezone: departure.timezone,
    seasons: departure.seasons,
    categoryName: category.name,
    securityDepositAmount: category.securityDepositAmount,
    waiverAmount: category.waiverAmount,
  })
}

/**
 * Decides a new rental, or a change of its dates, agencies, vehicle or options. Refuses a start in the past, an end too
 * early, a rental planned for less than the category's minimum, an arrival in another country and a price above what an
 * amount can be; being closed then only warns. Throws `price_missing` unless an amount was typed by hand; where the price
 * list has a price it counts, whatever was typed.
 */
export function decideRental(wanted: WantedRental, basis: RentalBasis, now: string, before?: Before): RentalTerms {
  checkRentalDates(wanted, now, before?.start)
  checkEndsAfterDelivery(wanted.end, before?.outSince)
  checkSameCountry(basis.departure, basis.arrival)
  // The minimum is for what is planned: a vehicle that is out may come back earlier.
  if (!before?.agreed && !before?.outSince) {
    checkMinimumDuration(wanted, basis.category.minimumRentalDurationMinutes, basis.departure.timezone)
  }
  return {
    ...(before?.agreed ?? decidedAnew(wanted, basis)),
    isOutsideOpeningHours: openingHoursWarnings(wanted, basis.departure, basis.arrival).length > 0,
  }
}

function decidedAnew(wanted: WantedRental, basis: RentalBasis): Agreed {
  return { ...pricedAnew(wanted, basis), preparationMinutes: basis.preparationMinutes }
}

function pricedAnew(wanted: WantedRental, basis: RentalBasis): AgreedPrice {
  const { securityDepositAmount, waiverAmount } = basis.category
  try {
    const price = priceOf(wanted, basis)
    if (price.total > maxEuros) throw fieldProblem('end', 'range', tooDear)
    return { totalAmount: price.total, price, securityDepositAmount, waiverAmount }
  } catch (error) {
    const isMissing = error instanceof Problem && error.code === 'price_missing'
    if (!isMissing || typeof wanted.totalAmount !== 'number') throw error
    return { totalAmount: wanted.totalAmount, price: null, securityDepositAmount, waiverAmount }
  }
}

const tooDear = {
  fr: `Le prix dépasse ${formatEuros(maxEuros, 'fr')}, le plus grand montant possible\u202f: vérifiez les dates et les tarifs.`,
  en: `The price is above ${formatEuros(maxEuros, 'en')}, the largest amount possible: check the dates and the prices.`,
}

/** Refuses a rental shorter than its category asks for on the departure agency's clock; a category may ask for nothing. */
export function checkMinimumDuration(wanted: Period, minimumMinutes: number | null, timezone: string): void {
  if (minimumMinutes === null || lastsLongEnough(wanted, minimumMinutes, timezone)) return
  const { fr, en } = durationLabel(minimumMinutes)
  throw fieldProblem('end', 'minimum_duration', {
    fr: `La durée minimale de location de cette catégorie est de ${fr}.`,
    en: `The minimum rental duration of this category is ${en}.`,
  })
}
