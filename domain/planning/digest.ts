import { localDate, localMinutes } from '../kernel/time.ts'

/** From when to when, on an agency's clocks, the digest of its day may leave. Later it would only repeat what people see. */
const hours = { from: 6 * 60, to: 10 * 60 }

/** The day whose digest is due in a zone at an instant; null outside the morning. */
export function digestDay(now: string, timezone: string): string | null {
  const minutes = localMinutes(now, timezone)
  return minutes >= hours.from && minutes < hours.to ? localDate(now, timezone) : null
}
