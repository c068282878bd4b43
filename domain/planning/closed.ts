import type { OpeningHours } from '../company/opening-hours.schema.ts'
import { daysOfWeek } from '../company/opening-hours.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import type { Planning } from './board.schema.ts'
import { dayAt } from './scale.ts'

/** From `start` up to `end`, in epoch milliseconds. */
export type Period = { start: number; end: number }

type Hours = { timezone: string; openingHours: readonly OpeningHours[] }

/**
 * Returns the agencies whose hours count on a board: the one it is filtered by, otherwise those where a vehicle is. An
 * agency without vehicles, such as a permanently closed one, does not count.
 */
export function agenciesAtWork({ agencies, vehicles }: Pick<Planning, 'agencies' | 'vehicles'>, agencyId?: number) {
  if (agencyId !== undefined) return agencies.filter(({ id }) => id === agencyId)
  const places = new Set(vehicles.map(({ locationId }) => locationId))
  return agencies.filter(({ id }) => places.has(id))
}

/**
 * Returns the times when all of the agencies are closed, each by its own clock, between the first and the last of
 * `edges`. An agency without hours is always open; public holidays are ignored, because some agencies open then.
 */
export function closedPeriods(agencies: readonly Hours[], edges: readonly number[]): Period[] {
  const [start, end] = [edges[0], edges.at(-1)]
  if (start === undefined || end === undefined || agencies.some(({ openingHours }) => openingHours.length === 0))
    return []
  const open = agencies.flatMap((agency) => openBetween(start, end, agency))
  const closed: Period[] = []
  let until = start
  for (const period of open.toSorted((a, b) => a.start - b.start)) {
    if (period.start > until) closed.push({ start: until, end: period.start })
    until = Math.max(until, period.end)
  }
  return until < end && agencies.length > 0 ? [...closed, { start: until, end }] : closed
}

/** Returns the times when an agency is open, of the days from `start` to `end`, as far as they begin before `end`. */
export function openBetween(start: number, end: number, { timezone, openingHours }: Hours): Period[] {
  const open: Period[] = []
  const last: LocalDate = dayAt(end - 1, timezone)
  for (let day = Temporal.PlainDate.from(dayAt(start, timezone)); Temporal.PlainDate.compare(day, last) <= 0; ) {
    for (const { dayOfWeek, openTimeMinutes, closeTimeMinutes } of openingHours) {
      if (dayOfWeek !== daysOfWeek[day.dayOfWeek - 1]) continue
      open.push({ start: momentOf(day, openTimeMinutes, timezone), end: momentOf(day, closeTimeMinutes, timezone) })
    }
    day = day.add({ days: 1 })
  }
  return open.filter((period) => period.start < end)
}

/** Converts minutes of the local clock, so that opening at eight stays at eight on a day when the clocks change. */
export function momentOf(day: Temporal.PlainDate, minutes: number, timezone: string): number {
  if (minutes === 1440) return day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
  return day.toPlainDateTime(time).toZonedDateTime(timezone).epochMilliseconds
}
