import type { Sentence } from '../kernel/language.ts'
import type { Instant } from '../kernel/time.schema.ts'
import type { Bar } from './bars.ts'
import type { PlanningVehicle } from './board.schema.ts'
import { type Chunk, monthsOf } from './chunks.ts'
import { isInTheWay } from './move-conflicts.ts'

/** The period for which the board is narrowed down to free vehicles; an end that is not chosen yet is null. */
export type FreePeriod = { from: Instant | null; to: Instant | null }

/** A whole period in epoch milliseconds, and the preparation after it of each category, in minutes. */
export type FreeFilter = { start: number; end: number; preparationMinutes: ReadonlyMap<number, number> }

/** The longest period, in days: each of its months is read. */
const mostDays = 366
const minuteMs = 60_000
const longestPreparationMs = 48 * 60 * minuteMs

/** Returns the reason for which a period cannot be searched, or null; an incomplete one has none. */
export function refusedFreePeriod({ from, to }: FreePeriod): Sentence | null {
  if (from === null || to === null) return null
  const minutes = (Date.parse(to) - Date.parse(from)) / minuteMs
  if (minutes <= 0) return { fr: 'La fin doit suivre le début', en: 'The end must come after the start' }
  if (minutes <= mostDays * 1440) return null
  return { fr: 'La période ne peut pas dépasser un an', en: 'The period cannot exceed one year' }
}

/** Returns a period that can be searched, in epoch milliseconds; null when it is incomplete or refused. */
export function wholeFreePeriod(period: FreePeriod): { start: number; end: number } | null {
  const { from, to } = period
  if (from === null || to === null || refusedFreePeriod(period)) return null
  return { start: Date.parse(from), end: Date.parse(to) }
}

/** Lists the months whose bars decide which vehicles are free, those of the longest preparation included. */
export function monthsToRead(period: FreePeriod, timezone: string): Chunk[] {
  const whole = wholeFreePeriod(period)
  return whole ? monthsOf(whole.start, whole.end + longestPreparationMs, timezone) : []
}

/**
 * Returns true when a vehicle could be rented for the whole period: nothing has it, and its preparation is over before
 * the next rental. A vehicle that has left the fleet is never free.
 */
export function isFreeFor(
  { categoryId, isArchived }: PlanningVehicle,
  bars: readonly Bar[],
  filter: FreeFilter,
): boolean {
  if (isArchived) return false
  const { start, end, preparationMinutes } = filter
  const held = { start, preparedUntil: end + (preparationMinutes.get(categoryId) ?? 0) * minuteMs }
  return !bars.some((bar) => isInTheWay(bar, held))
}
