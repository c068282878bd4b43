import { minutesBetween } from './time.ts'

/** A period from `start` up to, but not including, `end`: a rental may start at the minute at which another ends. */
export type Period = { start: string; end: string }

/** Returns true when two periods share a moment. Touching periods and empty periods do not. */
export function overlaps(a: Period, b: Period): boolean {
  return Math.max(Date.parse(a.start), Date.parse(b.start)) < Math.min(Date.parse(a.end), Date.parse(b.end))
}

/** Returns true when an instant is in the period, which includes its start but not its end. */
export function contains(period: Period, instant: string): boolean {
  const moment = Date.parse(instant)
  return Date.parse(period.start) <= moment && moment < Date.parse(period.end)
}

/** Returns the elapsed whole minutes of a period. */
export function durationMinutes(period: Period): number {
  return minutesBetween(period.start, period.end)
}

/** Returns true when a period has more days than that. */
export function isLongerThan({ start, end }: { start: string; end: string }, days: number): boolean {
  return Date.parse(end) - Date.parse(start) > days * 86_400_000
}
