import { weekdayNames } from '../kernel/date-text.ts'
import type { Language } from '../kernel/language.schema.ts'
import { nameIn } from '../kernel/language.ts'
import type { Quote } from './quote.schema.ts'

type SeasonLine = Quote['seasons'][number]

/** Returns what a line of the vehicle counts, and the price of one: 4 hours at 8 €, 2 days at 45 €. */
export function countedUnits({ days, dailyPrice, hours, hourlyPrice }: SeasonLine) {
  return hours && typeof hourlyPrice === 'number'
    ? { unit: 'hours' as const, count: hours, price: hourlyPrice }
    : { unit: 'days' as const, count: days, price: dailyPrice }
}

/**
 * Names the season of a line, with the weekdays that its price is for: « Haute saison, ven., sam., dim. ». Empty for
 * the usual price of an agency without seasons.
 */
export function seasonLineName(line: SeasonLine, language: Language): string {
  const weekdays = line.weekdays ? weekdayNames(line.weekdays, language) : ''
  return [nameIn(line, language), weekdays].filter(Boolean).join(', ')
}

/** Returns the hours of a price that is by the hour; null for one by the day. */
export function pricedHours(price: Pick<Quote, 'seasons'> | null | undefined): number | null {
  return price?.seasons[0]?.hours ?? null
}
