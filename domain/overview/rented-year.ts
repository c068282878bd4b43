import type { Period } from '../kernel/period.ts'
import { instantAt } from '../kernel/time.ts'

/** Returns the twelve months up to an instant, from the same day and time of the year before. */
export function lastTwelveMonths(now: string): Period {
  const before = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').subtract({ years: 1 })
  return { start: instantAt(before.epochMilliseconds), end: now }
}

/** The time a vehicle was out with one rental; `end` is null while it still is. */
export type TimeOut = { start: string; end: string | null }

const dayMs = 86_400_000

/** Returns the days a vehicle was out within a period, by the clock and rounded to whole days. */
export function rentedDays(timesOut: readonly TimeOut[], { start, end }: Period): number {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const ms = timesOut.reduce((sum, out) => {
    const until = out.end === null ? to : Math.min(Date.parse(out.end), to)
    return sum + Math.max(0, until - Math.max(Date.parse(out.start), from))
  }, 0)
  return Math.round(ms / dayMs)
}
