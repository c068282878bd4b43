import type { Agency } from '@filao/domain/company/agency.schema'
import { isOpen } from '@filao/domain/company/opening-hours'
import { seasonOn } from '@filao/domain/company/season-of-day'
import type { Period } from '@filao/domain/kernel/period'
import { addClockMinutes, addDays, localDate, toInstant } from '@filao/domain/kernel/time'
import { lengthOf, type PriceRow, rowsAt } from '../grid/price-row.ts'

/** The days of the first example. */
const length = 7

/**
 * Returns the next seven days in the season with the highest prices, from 10:00 to 10:00 on the agency's clock: begun
 * while the agency is open, and within the season where it is long enough.
 */
export function highSeasonStay(agency: Agency, rows: readonly PriceRow[], now: string): Period {
  const { timezone, seasons, openingHours } = agency
  const high = dearestSeason(agency, rows)
  const isHigh = (day: string) => (seasonOn(day, seasons)?.id ?? null) === high
  const startOn = (day: string) => toInstant(`${day}T10:00`, timezone)
  const tomorrow = addDays(localDate(now, timezone), 1)
  const days = Array.from({ length: 366 }, (_, after) => addDays(tomorrow, after))
  const whole = days.filter((day) => isHigh(day) && isHigh(addDays(day, length - 1)))
  const open = whole.find((day) => isOpen(startOn(day), timezone, openingHours))
  const start = startOn(open ?? whole[0] ?? days.find(isHigh) ?? tomorrow)
  return { start, end: addClockMinutes(start, length * 1440, timezone) }
}

/** Returns the season whose categories cost most on average for a week; the first of equals, null without seasons. */
function dearestSeason({ id: agencyId, seasons }: Agency, rows: readonly PriceRow[]): number | null {
  const priced = seasons.map(({ id }) => ({
    id,
    price: weekPrice(rowsAt(rows, { agencyId, seasonId: id, kind: 'day' })),
  }))
  return priced.toSorted((a, b) => b.price - a.price)[0]?.id ?? null
}

/** Returns the average price of a day of a week over the categories that have one; 0 without any. */
function weekPrice(rows: readonly PriceRow[]): number {
  const reached = rows.filter((row) => row.price !== null && lengthOf(row) <= length)
  const longest = new Map(
    reached.toSorted((a, b) => lengthOf(a) - lengthOf(b)).map((row) => [row.categoryId, row.price]),
  )
  const prices = [...longest.values()].map((price) => price ?? 0)
  return prices.reduce((sum, price) => sum + price, 0) / Math.max(1, prices.length)
}
