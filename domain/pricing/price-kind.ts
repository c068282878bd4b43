/** The hours and weekdays of a price line; absent where they were not sent or stored. */
type Timed = { minHours?: number | null | undefined; weekdays?: readonly number[] | null | undefined }

/** The time that a price is for: a day, an hour, or a day on these weekdays. */
export type PriceKind = 'day' | 'hour' | `on ${string}`

/** Returns the time that a price line is for. */
export function priceKind({ minHours, weekdays }: Timed): PriceKind {
  if (typeof minHours === 'number') return 'hour'
  return weekdays ? `on ${weekdays.join(',')}` : 'day'
}

/** Returns the weekdays of a kind, Monday is 1; null for the others. */
export function weekdaysOf(kind: PriceKind): number[] | null {
  return kind.startsWith('on ') ? kind.slice(3).split(',').map(Number) : null
}

/**
 * Returns the texts by which two lines of a season and category price the same time: one line has one for each of its
 * weekdays.
 */
export function pricedTimes(line: Timed & { minDays: number }): string[] {
  if (typeof line.minHours === 'number') return [`${line.minHours} h`]
  return line.weekdays ? line.weekdays.map((day) => `${line.minDays} on ${day}`) : [String(line.minDays)]
}

/** Returns true for a category that may be rented for less than a day, which alone has prices of an hour. */
export function allowsHours({
  minimumRentalDurationMinutes,
}: {
  minimumRentalDurationMinutes: number | null
}): boolean {
  return minimumRentalDurationMinutes === null || minimumRentalDurationMinutes < 1440
}
