import type { LocalDate } from '../kernel/time.schema.ts'
import { addDays } from '../kernel/time.ts'
import type { JournalFacts } from './entry.ts'
import { noTotals, sumOf, type Totals, totalsJson } from './totals.ts'

export const closingPeriods = ['day', 'month', 'year'] as const
type ClosingPeriod = (typeof closingPeriods)[number]

/** The sums of a closing: of its own interval, and of the month, the year and all time up to its end. */
export type ClosingTotals = { interval: Totals; month: Totals; year: Totals; perpetual: Totals }

/** A closing to write: its period, named `2026-03-01`, `2026-03` or `2026`. */
export type Closing = { closing: ClosingPeriod; period: string; totals: ClosingTotals }

/** The state from which the next closings follow. */
export type Closed = {
  /** The last day that is closed; null before the first closing. */
  through: LocalDate | null
  /** The sums up to then, of the month and year of that day. */
  month: Totals
  year: Totals
  perpetual: Totals
}

/** Returns the state of a journal without a closing. */
export function nothingClosed(): Closed {
  return { through: null, month: noTotals(), year: noTotals(), perpetual: noTotals() }
}

/**
 * Returns the closings that are due, in order: of each day with entries up to and with `yesterday`, and of each month
 * and year that has ended with entries. `days` are the sums of the open days.
 */
export function closingsDue(closed: Closed, days: ReadonlyMap<LocalDate, Totals>, yesterday: LocalDate): Closing[] {
  const closings: Closing[] = []
  let { through, month, year, perpetual } = closed
  const add = (closing: ClosingPeriod, period: string, interval: Totals) => {
    if (interval.entries > 0) closings.push({ closing, period, totals: { interval, month, year, perpetual } })
  }
  const endMonths = (next: LocalDate) => {
    if (through !== null && through.slice(0, 7) < next.slice(0, 7)) {
      add('month', through.slice(0, 7), month)
      month = noTotals()
    }
    if (through !== null && through.slice(0, 4) < next.slice(0, 4)) {
      add('year', through.slice(0, 4), year)
      year = noTotals()
    }
  }
  for (const day of [...days.keys()].filter((one) => one <= yesterday).sort()) {
    endMonths(day)
    const interval = days.get(day) as Totals
    month = sumOf(month, interval)
    year = sumOf(year, interval)
    perpetual = sumOf(perpetual, interval)
    through = day
    add('day', day, interval)
  }
  endMonths(addDays(yesterday, 1))
  return closings
}

/** Returns the facts of a closing's entry, with the end of the journal that it closes. */
export function closingFacts({ closing, period, totals }: Closing, head: { seq: number; hash: string }): JournalFacts {
  const { interval, month, year, perpetual } = totals
  return {
    closing,
    period,
    head,
    totals: {
      interval: totalsJson(interval),
      month: totalsJson(month),
      year: totalsJson(year),
      perpetual: totalsJson(perpetual),
    },
  }
}
