import { daysOfWeek, type OpeningHours } from '../company/opening-hours.ts'
import type { LocalDate } from '../kernel/time.ts'
import type { Planning } from './board.ts'
import { dayAt } from './scale.ts'

/** From `start` up to `end`, in epoch milliseconds. */
export type Stretch = { start: number; end: number }

type Hours = { timezone: string; openingHours: readonly OpeningHours[] }

/**
 * The agencies whose hours count on a board: the one it is narrowed down to, otherwise those where a vehicle stands. What
 * was closed for good has none.
 */
export function agenciesAtWork({ agencies, vehicles }: Pick<Planning, 'agencies' | 'vehicles'>, agencyId?: number) {
  if (agencyId !== undefined) return agencies.filter(({ id }) => id === agencyId)
  const places = new Set(vehicles.map(({ locationId }) => locationId))
  return agencies.filter(({ id }) => places.has(id))
}

/**
 * When all of the agencies are closed, each by its own clock, between the first and the last of `edges`. An agency without
 * hours is always open. Public holidays are not looked at: some open then.
 */
export function closedStretches(agencies: readonly Hours[], edges: readonly number[]): Stretch[] {
  const [start, end] = [edges[0], edges.at(-1)]
  if (start === undefined || end === undefined || agencies.some(({ openingHours }) => openingHours.length === 0))
    return []
  const open = agencies.flatMap((agency) => openBetween(start, end, agency))
  const closed: Stretch[] = []
  let until = start
  for (const stretch of open.toSorted((a, b) => a.start - b.start)) {
    if (stretch.start > until) closed.push({ start: until, end: stretch.start })
    until = Math.max(until, stretch.end)
  }
  return until < end && agencies.length > 0 ? [...closed, { start: until, end }] : closed
}

function openBetween(start: number, end: number, { timezone, openingHours }: Hours): Stretch[] {
  const open: Stretch[] = []
  const last: LocalDate = dayAt(end - 1, timezone)
  for (let day = Temporal.PlainDate.from(dayAt(start, timezone)); Temporal.PlainDate.compare(day, last) <= 0; ) {
    for (const { dayOfWeek, openTimeMinutes, closeTimeMinutes } of openingHours) {
      if (dayOfWeek !== daysOfWeek[day.dayOfWeek - 1]) continue
      open.push({ start: momentOf(day, openTimeMinutes, timezone), end: momentOf(day, closeTimeMinutes, timezone) })
    }
    day = day.add({ days: 1 })
  }
  return open.filter((stretch) => stretch.start < end)
}

/** Minutes are those of the clock on the wall, so that a day on which it changes still opens at eight. */
export function momentOf(day: Temporal.PlainDate, minutes: number, timezone: string): number {
  if (minutes === 1440) return day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
  return day.toPlainDateTime(time).toZonedDateTime(timezone).epochMilliseconds
}
