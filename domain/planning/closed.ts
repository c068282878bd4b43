import { daysOfWeek, type OpeningHours } from '../company/opening-hours.ts'
import type { LocalDate } from '../kernel/time.ts'
import { dayAt } from './scale.ts'

/** From `start` up to `end`, in epoch milliseconds. */
export type Stretch = { start: number; end: number }

type Hours = { openingHours: readonly OpeningHours[] }

/**
 * When all of the agencies are closed, on the days between the first and the last of `edges`. An agency without hours is
 * always open. Public holidays are not looked at: some open then.
 */
export function closedStretches(agencies: readonly Hours[], edges: readonly number[], timezone: string): Stretch[] {
  const [start, end] = [edges[0], edges.at(-1)]
  if (start === undefined || end === undefined || agencies.some(({ openingHours }) => openingHours.length === 0))
    return []
  const open = daysBetween(start, end, timezone).flatMap((day) => openOn(day, agencies, timezone))
  const closed: Stretch[] = []
  let until = start
  for (const stretch of open.toSorted((a, b) => a.start - b.start)) {
    if (stretch.start > until) closed.push({ start: until, end: Math.min(stretch.start, end) })
    until = Math.max(until, stretch.end)
  }
  return until < end && agencies.length > 0 ? [...closed, { start: until, end }] : closed
}

function daysBetween(start: number, end: number, timezone: string): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  const last: LocalDate = dayAt(end - 1, timezone)
  for (let day = Temporal.PlainDate.from(dayAt(start, timezone)); Temporal.PlainDate.compare(day, last) <= 0; ) {
    days.push(day)
    day = day.add({ days: 1 })
  }
  return days
}

function openOn(day: Temporal.PlainDate, agencies: readonly Hours[], timezone: string): Stretch[] {
  const name = daysOfWeek[day.dayOfWeek - 1]
  const ranges = agencies.flatMap(({ openingHours }) => openingHours.filter(({ dayOfWeek }) => dayOfWeek === name))
  return ranges.map(({ openTimeMinutes, closeTimeMinutes }) => ({
    start: momentOf(day, openTimeMinutes, timezone),
    end: momentOf(day, closeTimeMinutes, timezone),
  }))
}

/** Minutes are those of the clock on the wall, so that a day on which it changes still opens at eight. */
function momentOf(day: Temporal.PlainDate, minutes: number, timezone: string): number {
  if (minutes === 1440) return day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
  return day.toPlainDateTime(time).toZonedDateTime(timezone).epochMilliseconds
}
