/** An instant as the clocks of a zone show it. `weekday` is 1 for Monday to 7. */
export type LocalTime = {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
}

/**
 * A zone's clock that answers thousands of instants in milliseconds: the zone itself is asked only where its clocks change.
 * Takes epoch milliseconds.
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

/** How far a zone is from UTC around an instant, and between which changes that holds. */
function offsetAround(epochMs: number, timezone: string): { from: number; until: number; offsetMs: number } {
  // A millisecond later, so that the change at this very instant is the one before.
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs) + 1).toZonedDateTimeISO(timezone)
  return {
    from: local.getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: local.offsetNanoseconds / 1e6,
  }
}
