/**
 * The local day (since 1970) on which each of `count` blocks of 24 hours from `start` begins. The zone is asked only
 * where its clocks change: asking for every block would be most of the price's cost.
 */
export function localDays(start: string, timezone: string, count: number): number[] {
  const first = Date.parse(start)
  let clocks = clocksAt(first, timezone)
  return Array.from({ length: count }, (_, block) => {
    const moment = first + block * dayMs
    if (moment >= clocks.until) clocks = clocksAt(moment, timezone)
    return Math.floor((moment + clocks.offsetMs) / dayMs)
  })
}

const dayMs = 86_400_000

/** How far a zone's clocks are from UTC, and until when. */
function clocksAt(epochMs: number, timezone: string): { offsetMs: number; until: number } {
  const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone)
  const change = local.getTimeZoneTransition('next')
  return {
    offsetMs: local.offsetNanoseconds / 1e6,
    until: change ? change.epochMilliseconds : Number.POSITIVE_INFINITY,
  }
}
