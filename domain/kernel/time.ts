import type { Instant, LocalDate } from './time.schema.ts'

/** Returns the instant of a number of milliseconds since 1970, to the second. */
export function instantAt(epochMs: number): Instant {
  return `${new Date(epochMs).toISOString().slice(0, 19)}Z`
}

/** Returns the whole minutes from one instant to another, negative when the second is earlier. */
export function minutesBetween(start: string, end: string): number {
  return Math.floor((Date.parse(end) - Date.parse(start)) / 60_000)
}

/**
 * Returns the instant `minutes` later (earlier when negative). Minutes are elapsed time, independent of daylight
 * saving.
 */
export function addMinutes(instant: string, minutes: number): Instant {
  return instantAt(Date.parse(instant) + minutes * 60_000)
}

/**
 * Returns the local date and time of a zone at an instant, in milliseconds of a clock without daylight saving: each of
 * its days has 24 hours, so days are counted by dividing.
 */
export function clockMs(instant: string, timezone: string): number {
  return Date.parse(instant) + zoned(instant, timezone).offsetNanoseconds / 1e6
}

/** Returns the whole minutes between two local times of a zone: noon to noon is 1,440 even across a clock change. */
export function clockMinutesBetween(start: string, end: string, timezone: string): number {
  return Math.floor((clockMs(end, timezone) - clockMs(start, timezone)) / 60_000)
}

/** Adds `minutes` to the local time of a zone; skipped and repeated times are resolved as in `toInstant`. */
export function addClockMinutes(instant: string, minutes: number, timezone: string): Instant {
  return toInstant(zoned(instant, timezone).toPlainDateTime().add({ minutes }).toString(), timezone)
}

/** Returns the local day of a zone at an instant. */
export function localDate(instant: string, timezone: string): LocalDate {
  return zoned(instant, timezone).toPlainDate().toString()
}

/** Returns the minutes since local midnight of a zone at an instant, 0 to 1439. */
export function localMinutes(instant: string, timezone: string): number {
  const local = zoned(instant, timezone)
  return local.hour * 60 + local.minute
}

/** Returns the local date and time of a zone, `YYYY-MM-DDTHH:mm`, as a form shows and edits it. */
export function toLocalDateTime(instant: string, timezone: string): string {
  return zoned(instant, timezone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/**
 * Returns the instant of a local date and time, `YYYY-MM-DDTHH:mm`, of a zone. A time skipped in spring moves on by the
 * skipped hour; a time repeated in autumn is its first occurrence.
 */
export function toInstant(localDateTime: string, timezone: string): Instant {
  return instantAt(Temporal.PlainDateTime.from(localDateTime).toZonedDateTime(timezone).epochMilliseconds)
}

/** Returns the day so many days later, earlier when negative. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Returns the ISO number of the weekday of a day, Monday 1 to Sunday 7. */
export function weekdayOf(date: LocalDate): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
}

function zoned(instant: string, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
}
