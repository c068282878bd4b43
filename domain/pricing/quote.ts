import { seasonFinder } from '../company/season-of-day.ts'
import type { Season } from '../company/seasons.ts'
import type { NamedInEnglish } from '../kernel/language.ts'
import { percentOf, toEuros } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'
import { clockMinutesBetween, clockMs } from '../kernel/time.ts'
import type { DueFee } from './fee/due-fees.ts'
import { feeLineOf, isWaived, type PricedFee, pricedFee, type WaivedKey } from './fee-line.ts'
import { type OptionRate, optionCents } from './option-rate.ts'
import type { Quote } from './quote.schema.ts'

/** One day's price in a season, for rentals of at least `minDays`; `seasonId` is null at an agency without seasons. */
export type QuotePriceLine = { id: number; seasonId: number | null; minDays: number; priceCents: number }

/** An option of the rental, and how many of it. */
export type QuoteOption = NamedInEnglish & OptionRate & { id: number; quantity: number }

/**
 * Everything a price depends on. Seasons and lines are those of the departure agency; lines are those of the vehicle's
 * category.
 */
export type QuoteInput = {
  start: string
  end: string
  timezone: string
  graceMinutes: number
  seasons: readonly Season[]
  priceLines: readonly QuotePriceLine[]
  options: readonly QuoteOption[]
  /** The fees that the rental has; none where they do not count. */
  fees?: readonly DueFee[]
  /** The fees among them that an agent took out. */
  waivedFees?: readonly WaivedKey[]
  discountPercent: number
  securityDepositCents: number
  waiverCents: number
  categoryName: string
}

/**
 * A computed price in whole cents. `vehicleCents` is the vehicle alone; `totalCents` is the amount the customer pays.
 */
export type Price = {
  days: number
  vehicleCents: number
  priceId: number
  seasons: (NamedInEnglish<string | null> & {
    seasonId: number | null
    days: number
    dailyPriceCents: number
    totalCents: number
  })[]
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
 * Returns the billed days of a rental: started blocks of 24 hours after subtracting the grace, at least 1. Hours are
 * those of the departure agency's clock (`timezone`), so a clock change neither adds nor removes a day.
 */
export function rentalDays(start: string, end: string, graceMinutes: number, timezone: string): number {
  return Math.max(1, Math.ceil((clockMinutesBetween(start, end, timezone) - graceMinutes) / 1440))
}

/**
 * Computes the price of a rental; nothing else does. Each block of 24 clock hours costs the daily price of the season
 * of its local start date, at the tier of the whole length; throws `price_missing` when a season has no line for that
 * length.
 */
export function quote(input: QuoteInput): Price {
  const days = rentalDays(input.start, input.end, input.graceMinutes, input.timezone)
  const seasons = daysBySeason(input, days).map(({ season, days: count }) => {
    const line = lineFor(input, season, days)
    return {
      priceId: line.id,
      seasonId: line.seasonId,
      name: season?.userLabel ?? null,
      nameEn: season?.userLabelEn ?? null,
      days: count,
      dailyPriceCents: line.priceCents,
      totalCents: line.priceCents * count,
    }
  })
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
    priceId: (seasons[0] as { priceId: number }).priceId,
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
    seasons: price.seasons.map(({ seasonId, name, nameEn = null, days, dailyPriceCents, totalCents }) => ({
      seasonId,
      name,
      nameEn,
      days,
      dailyPrice: toEuros(dailyPriceCents),
      total: toEuros(totalCents),
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

/** Counts the blocks in each season, in the order in which the seasons first occur. */
function daysBySeason(
  { start, timezone, seasons }: QuoteInput,
  days: number,
): { season: Season | null; days: number }[] {
  if (seasons.length === 0) return [{ season: null, days }]
  const find = seasonFinder(seasons)
  const counts = new Map<number, number>()
  const firstDay = Math.floor(clockMs(start, timezone) / 86_400_000)
  for (let block = 0; block < days; block++) {
    const index = find(firstDay + block)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return [...counts].map(([index, count]) => ({ season: seasons[index] ?? null, days: count }))
}

function lineFor({ priceLines, categoryName }: QuoteInput, season: Season | null, days: number): QuotePriceLine {
  let best: QuotePriceLine | undefined
  for (const line of priceLines) {
    if (line.seasonId !== (season?.id ?? null) || line.minDays > days) continue
    if (!best || line.minDays > best.minDays) best = line
  }
  if (!best) throw priceMissing(season, categoryName, days)
  return best
}

function priceMissing(season: Season | null, categoryName: string, days: number): Problem {
  const fr = season ? ` en ${guillemets(season.userLabel)}` : ''
  const en = season ? ` in '${season.userLabel}'` : ''
  return new Problem(
    'price_missing',
    {
      fr: `Aucun tarif pour la catégorie ${guillemets(categoryName)}${fr} pour ${days} jour${days > 1 ? 's' : ''}`,
      en: `There is no price for the category '${categoryName}'${en} for ${days} day${days > 1 ? 's' : ''}`,
    },
    { data: { seasonId: season?.id ?? null, season: season?.userLabel ?? null, category: categoryName, days } },
  )
}

function sum(lines: readonly { totalCents: number }[]): number {
  return lines.reduce((cents, line) => cents + line.totalCents, 0)
}
