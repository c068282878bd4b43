/** A local date and time in a zone. `weekday` is 1 for Monday to 7 for Sunday. */
export type LocalTime = {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
}

/**
 * Returns a fast conversion from epoch milliseconds to the local time of a zone. It looks up the zone's offset only
 * when an instant is outside the clock changes around the last one.
 */
export function clockOf(timezone: string): (epochMs: number) => LocalTime {
  let known = offsetAround(0, timezone)
  return (epochMs) => {
    if (epochMs < known.from || epochMs >= known.until) known = offsetAround(epochMs, timezone)
    const local = new Date(epochMs + known.offsetMs)
    return {
      year: local.getUTCFullYear(),
      month: local.getUTCMonth() + 1,
      day: local.getUTCDate(),
      weekday: ((local.getUTCDay() + 6) % 7) + 1,
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
    }
  }
}

/** Finds the UTC offset of a zone at an instant, and the clock changes between which it applies. */
function offsetAround(epochMs: number, timezone: string): { from: number; until: number; offsetMs: number } {
  // Adds a millisecond, so that a change at this very instant counts as the previous one.
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs) + 1).toZonedDateTimeISO(timezone)
  return {
    from: local.getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: local.offsetNanoseconds / 1e6,
  }
}
