import { localDate, localMinutes } from '../kernel/time.ts'

/**
 * The local hours in which the digest of a day may be sent, in minutes. Later it would only repeat what people see on
 * screen.
 */
const hours = { from: 6 * 60, to: 10 * 60 }

/** Returns the day whose digest is due in a zone at an instant; null outside the morning. */
export function digestDay(now: string, timezone: string): string | null {
  const minutes = localMinutes(now, timezone)
  return minutes >= hours.from && minutes < hours.to ? localDate(now, timezone) : null
}
