import { clockMinutesBetween } from '../kernel/time.ts'

/** The longest rental that a price of an hour can be for: from 24 hours on, days count. */
export const mostHours = 23

/**
 * Returns the billed days of a rental: started blocks of 24 hours after subtracting the grace, at least 1. Hours are
 * those of the departure agency's clock (`timezone`), so a clock change neither adds nor removes a day.
 */
export function rentalDays(start: string, end: string, graceMinutes: number, timezone: string): number {
  return Math.max(1, Math.ceil((clockMinutesBetween(start, end, timezone) - graceMinutes) / 1440))
}

/** Returns the started hours of a rental, after the grace and on the clock by which its days are counted. */
export function rentalHours(start: string, end: string, graceMinutes: number, timezone: string): number {
  return Math.max(1, Math.ceil((clockMinutesBetween(start, end, timezone) - graceMinutes) / 60))
}
