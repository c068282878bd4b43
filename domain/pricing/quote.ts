import type { NamedInEnglish } from '../kernel/language.ts'
import { percentOf, toEuros } from '../kernel/money.ts'
import type { DueFee } from './fee/due-fees.ts'
import { feeLineOf, isWaived, type PricedFee, pricedFee, type WaivedKey } from './fee-line.ts'
import { type OptionRate, optionCents } from './option-rate.ts'
import type { Quote } from './quote.schema.ts'
import { rentalDays } from './rental-days.ts'
import { type VehicleInput, type VehicleLine, vehicleLines } from './vehicle-lines.ts'

/** An option of the rental, and how many of it. */
export type QuoteOption = NamedInEnglish & OptionRate & { id: number; quantity: number }

/**
 * Everything a price depends on. Seasons and lines are those of the departure agency; lines are those of the vehicle's
 * category.
 */
export type QuoteInput = VehicleInput & {
  options: readonly QuoteOption[]
  /** The fees that the rental has; none where they do not count. */
  fees?: readonly DueFee[]
  /** The fees among them that an agent took out. */
  waivedFees?: readonly WaivedKey[]
  discountPercent: number
  securityDepositCents: number
  waiverCents: number
}

/**
 * A computed price in whole cents. `vehicleCents` is the vehicle alone; `totalCents` is the amount the customer pays.
 */
export type Price = {
  days: number
  vehicleCents: number
  priceId: number
  seasons: Omit<VehicleLine, 'priceId'>[]
  options: (Omit<QuoteOption, 'maxCents' | 'maxDays'> & { totalCents: number })[]
  fees: PricedFee[]
  waivedFees: PricedFee[]
  subtotalCents: number
  discountPercent: number
  discountCents: number
  totalCents: number
  securityDepositCents: number
  waiverCents: number
}

/**
 * Computes the price of a rental; nothing else does. Each block of 24 clock hours costs the daily price of the season
 * of its local start date, at the tier of the whole length, unless the weekday or its hours have a price of their own;
 * throws `price_missing` when a season has no line for that length.
 */
export function quote(input: QuoteInput): Price {
  const days = rentalDays(input.start, input.end, input.graceMinutes, input.timezone)
  const seasons = vehicleLines(input, days)
  const options = input.options.map((option) => {
    const { id, name, nameEn = null, quantity, priceCents, dailyPriceCents } = option
    const totalCents = quantity * optionCents(option, days)
    return { id, name, nameEn, quantity, priceCents, dailyPriceCents, totalCents }
  })
  const { fees: due = [], waivedFees: waived = [] } = input
  const priced = due.map((fee) => pricedFee(fee, days))
  const fees = priced.filter((fee) => !isWaived(fee, waived))
  const vehicleCents = sum(seasons)
  const subtotalCents = vehicleCents + sum(options) + sum(fees)
  const discountCents = percentOf(subtotalCents, input.discountPercent)
  return {
    days,
    vehicleCents,
    priceId: (seasons[0] as VehicleLine).priceId,
    seasons: seasons.map(({ priceId: _, ...season }) => season),
    options,
    fees,
    waivedFees: priced.filter((fee) => isWaived(fee, waived)),
    subtotalCents,
    discountPercent: input.discountPercent,
    discountCents,
    totalCents: subtotalCents - discountCents,
    securityDepositCents: input.securityDepositCents,
    waiverCents: input.waiverCents,
  }
}

/** Writes a computed price as the API returns it. */
export function quoteOf(price: Price): Quote {
  return {
    days: price.days,
    price: { total: toEuros(price.vehicleCents), priceId: price.priceId },
    seasons: price.seasons.map(({ nameEn = null, ...line }) => ({
      seasonId: line.seasonId,
      name: line.name,
      nameEn,
      days: line.days,
      dailyPrice: toEuros(line.dailyPriceCents),
      hours: line.hours,
      hourlyPrice: line.hourlyPriceCents === null ? null : toEuros(line.hourlyPriceCents),
      weekdays: line.weekdays && [...line.weekdays],
      total: toEuros(line.totalCents),
    })),
    options: price.options.map(({ id, name, nameEn = null, quantity, priceCents, dailyPriceCents, totalCents }) => ({
      id,
      name,
      nameEn,
      quantity,
      price: toEuros(priceCents),
      dailyPrice: toEuros(dailyPriceCents),
      total: toEuros(totalCents),
    })),
    fees: price.fees.map(feeLineOf),
    waivedFees: price.waivedFees.map(feeLineOf),
    subtotal: toEuros(price.subtotalCents),
    discountPercent: price.discountPercent,
    discountAmount: toEuros(price.discountCents),
    total: toEuros(price.totalCents),
    securityDepositAmount: toEuros(price.securityDepositCents),
    waiverAmount: toEuros(price.waiverCents),
  }
}

function sum(lines: readonly { totalCents: number }[]): number {
  return lines.reduce((cents, line) => cents + line.totalCents, 0)
}
