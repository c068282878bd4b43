import { minutesBetween } from './time.ts'

/** From `start` up to, and not including, `end`: a rental may start at the very minute at which another ends. */
export type Period = { start: string; end: string }

/** Whether two periods share a moment. Touching periods do not; an empty one shares nothing. */
export function overlaps(a: Period, b: Period): boolean {
  return Math.max(Date.parse(a.start), Date.parse(b.start)) < Math.min(Date.parse(a.end), Date.parse(b.end))
}

/** Whether an instant lies in the period: its start does, its end does not. */
export function contains(period: Period, instant: string): boolean {
  const moment = Date.parse(instant)
  return Date.parse(period.start) <= moment && moment < Date.parse(period.end)
}

/** Elapsed whole minutes of a period. */
export function durationMinutes(period: Period): number {
  return minutesBetween(period.start, period.end)
}
