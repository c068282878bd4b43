import { seasonFinder } from '../company/season-of-day.ts'
import type { Season } from '../company/seasons.ts'
import type { NamedInEnglish } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'
import { clockMs } from '../kernel/time.ts'
import { mostHours, rentalHours } from './rental-days.ts'

/** One day's price in a season, for rentals of at least `minDays`; `seasonId` is null at an agency without seasons. */
export type QuotePriceLine = { id: number; seasonId: number | null; minDays: number; priceCents: number }

/**
 * A price that takes the place of a day's price: of an hour for rentals of at least `minHours`, or of a day on some
 * weekdays (Monday is 1).
 */
export type QuoteSpecialPrice = QuotePriceLine & { minHours: number | null; weekdays: readonly number[] | null }

/** Everything that the price of the vehicle alone depends on. */
export type VehicleInput = {
  start: string
  end: string
  timezone: string
  graceMinutes: number
  seasons: readonly Season[]
  priceLines: readonly QuotePriceLine[]
  /** None when absent. */
  specialPrices?: readonly QuoteSpecialPrice[]
  categoryName: string
}

/**
 * The days of a season at one price. One by the hour has `hours` and `hourlyPriceCents`, and its whole amount as the
 * price of one day; `weekdays` are those that a day's price is for.
 */
export type VehicleLine = NamedInEnglish<string | null> & {
  priceId: number
  seasonId: number | null
  days: number
  dailyPriceCents: number
  hours: number | null
  hourlyPriceCents: number | null
  weekdays: readonly number[] | null
  totalCents: number
}

/**
 * Returns the lines of the vehicle, in the order in which their seasons first occur. A rental of less than 24 hours
 * costs its hours where the season has a price for them that is below the day's. Throws `price_missing`.
 */
export function vehicleLines(input: VehicleInput, days: number): VehicleLine[] {
  const specials = input.specialPrices ?? []
  const blocks = blocksOf(input)
  const hourly = days === 1 && specials.length > 0 ? hourLine(input, specials, blocks(0)) : null
  if (hourly) return [hourly]
  const found = specials.length > 0 ? daysByPrice(input, days, blocks) : daysBySeason(input, days, blocks)
  return found.map(({ season, line, count }) => ({
    ...named(season),
    priceId: line.id,
    days: count,
    dailyPriceCents: line.priceCents,
    hours: null,
    hourlyPriceCents: null,
    weekdays: line.weekdays ?? null,
    totalCents: line.priceCents * count,
  }))
}

/** A block of 24 hours: its season (-1 without any), and the weekday of its local start. */
type Block = { index: number; season: Season | null; weekday: number }
type DayLine = QuotePriceLine & { weekdays?: readonly number[] | null }
type PricedDays = { season: Season | null; line: DayLine; count: number }

function blocksOf({ start, timezone, seasons }: VehicleInput): (block: number) => Block {
  const find = seasons.length > 0 ? seasonFinder(seasons) : () => -1
  const firstDay = Math.floor(clockMs(start, timezone) / 86_400_000)
  return (block) => {
    const day = firstDay + block
    const index = find(day)
    // The first of January 1970 was a Thursday.
    return { index, season: seasons[index] ?? null, weekday: ((day + 3) % 7) + 1 }
  }
}

function named(season: Season | null) {
  return { seasonId: season?.id ?? null, name: season?.userLabel ?? null, nameEn: season?.userLabelEn ?? null }
}

/** Returns the line by the hour; null where the season has none so short, or where a day costs no more. */
function hourLine(
  input: VehicleInput,
  specials: readonly QuoteSpecialPrice[],
  { season, weekday }: Block,
): VehicleLine | null {
  const hours = rentalHours(input.start, input.end, input.graceMinutes, input.timezone)
  if (hours > mostHours) return null
  let best: QuoteSpecialPrice | undefined
  for (const line of specials) {
    if (line.minHours === null || line.minHours > hours || line.seasonId !== (season?.id ?? null)) continue
    if (!best || line.minHours > (best.minHours ?? 0)) best = line
  }
  if (!best) return null
  const totalCents = best.priceCents * hours
  const day = dayLine(input, season, 1, weekday)
  if (day && day.priceCents <= totalCents) return null
  const byHour = { hours, hourlyPriceCents: best.priceCents, weekdays: null, totalCents }
  return { ...named(season), priceId: best.id, days: 1, dailyPriceCents: totalCents, ...byHour }
}

/** Counts the blocks in each season, whose days have one price. */
function daysBySeason(input: VehicleInput, days: number, blockAt: (block: number) => Block): PricedDays[] {
  if (input.seasons.length === 0) return [{ season: null, line: lineFor(input, null, days), count: days }]
  const counts = new Map<number, number>()
  for (let block = 0; block < days; block++) {
    const { index } = blockAt(block)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return [...counts].map(([index, count]) => {
    const season = input.seasons[index] ?? null
    return { season, line: lineFor(input, season, days), count }
  })
}

/** Counts the blocks at each price of a season. */
function daysByPrice(input: VehicleInput, days: number, blockAt: (block: number) => Block): PricedDays[] {
  const bySeason = new Map<number, Map<number, PricedDays>>()
  for (let block = 0; block < days; block++) {
    const { index, season, weekday } = blockAt(block)
    const line = lineFor(input, season, days, weekday)
    const prices = bySeason.get(index) ?? new Map<number, PricedDays>()
    bySeason.set(index, prices)
    const priced = prices.get(line.id)
    if (priced) priced.count++
    else prices.set(line.id, { season, line, count: 1 })
  }
  return [...bySeason.values()].flatMap((prices) => [...prices.values()])
}

function lineFor(input: VehicleInput, season: Season | null, days: number, weekday?: number): DayLine {
  const line = dayLine(input, season, days, weekday)
  if (!line) throw priceMissing(season, input.categoryName, days)
  return line
}

/** Returns the price of a day: that of the longest length reached, and of two the one for the weekday. */
function dayLine(
  { priceLines, specialPrices = [] }: VehicleInput,
  season: Season | null,
  days: number,
  weekday?: number,
): DayLine | undefined {
  const seasonId = season?.id ?? null
  let best: DayLine | undefined
  for (const line of priceLines) {
    if (line.seasonId !== seasonId || line.minDays > days) continue
    if (!best || line.minDays > best.minDays) best = line
  }
  if (weekday === undefined) return best
  for (const line of specialPrices) {
    if (line.seasonId !== seasonId || line.minDays > days || !line.weekdays?.includes(weekday)) continue
    if (!best || line.minDays >= best.minDays) best = line
  }
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
