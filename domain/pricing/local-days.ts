/**
 * The local day (since 1970) on which each of `count` blocks of 24 hours from `start` begins. The zone is asked once
 * unless its clocks change meanwhile: asking for every block would be most of the price's cost.
 */
export function localDays(start: string, timezone: string, count: number): number[] {
  const first = Date.parse(start)
  const last = first + (count - 1) * dayMs
  const offset = offsetMs(first, timezone)
  const isSteady = offset === offsetMs(last, timezone) && count <= 60
  return Array.from({ length: count }, (_, block) => {
    const moment = first + block * dayMs
    return Math.floor((moment + (isSteady ? offset : offsetMs(moment, timezone))) / dayMs)
  })
}

const dayMs = 86_400_000

function offsetMs(epochMs: number, timezone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone).offsetNanoseconds / 1e6
}
