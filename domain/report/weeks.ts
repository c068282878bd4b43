import type { LocalDate } from '../kernel/time.schema.ts'
import { weekdayOf } from '../kernel/time.ts'
import { digestDay } from '../planning/digest.ts'
import type { Days } from '../statistics/days.ts'

/** The weeks of a report, from Monday to Sunday: the one before last, last week, and the one that begins. */
export type ReportWeeks = Record<'before' | 'last' | 'next', Days>

/** Returns the Monday whose report is due in a zone at an instant; null outside the hours of a Monday's digest. */
export function reportMonday(now: string, timezone: string): LocalDate | null {
  const day = digestDay(now, timezone)
  return day !== null && weekdayOf(day) === 1 ? day : null
}

/** Returns the weeks of the report of a Monday. */
export function reportWeeks(monday: LocalDate): ReportWeeks {
  const week = (days: number): Days => {
    const start = Temporal.PlainDate.from(monday).add({ days })
    return { from: String(start), to: String(start.add({ days: 6 })) }
  }
  return { before: week(-14), last: week(-7), next: week(0) }
}
