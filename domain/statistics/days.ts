import type { LocalDate } from '../kernel/time.schema.ts'

/** The days of a period, both included. */
export type Days = { from: LocalDate; to: LocalDate }

/** The seconds of a day on a clock without daylight saving. */
export const daySeconds = 86_400

/** The lengths into which a period is cut. */
export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** The longest period, in days: three years and a few days. */
export const mostDays = 1_100

/** The most parts of a period: a chart with more cannot be read. */
const mostParts = 160

/** Cuts a period into days, weeks from Monday or calendar months; the first and the last one may be cut off. */
export function partsOf({ from, to }: Days, step: Step): Days[] {
  const last = day(to)
  const parts: Days[] = []
  for (let start = day(from); Temporal.PlainDate.compare(start, last) <= 0; ) {
    const next = nextStart(start, step)
    const end = next.subtract({ days: 1 })
    parts.push({ from: String(start), to: Temporal.PlainDate.compare(end, last) < 0 ? String(end) : to })
    start = next
  }
  return parts
}

/** Returns the number of days of a period; not a number where a day cannot be read, as before a refusal. */
export function lengthOf({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / (daySeconds * 1000) + 1
}

/** Returns the shortest step that cuts a period into at most about forty parts. */
export function usualStep(days: Days): Step {
  const length = lengthOf(days)
  if (length <= 45) return 'day'
  return length <= 280 ? 'week' : 'month'
}

/** Returns true when a period has few enough parts of this length. */
export function allowsStep(days: Days, step: Step): boolean {
  const shortest = { day: 1, week: 7, month: 28 }[step]
  return lengthOf(days) / shortest <= mostParts
}

/** Returns the period before: as many calendar months for whole months, as many days otherwise. */
export function periodBefore(days: Days): Days {
  const start = day(days.from)
  const before = isWholeMonths(days)
    ? start.subtract({ months: start.until(day(days.to).add({ days: 1 }), { largestUnit: 'month' }).months })
    : start.subtract({ days: lengthOf(days) })
  return { from: String(before), to: String(start.subtract({ days: 1 })) }
}

/** Returns the same days of the year before, 28 February for the 29th; whole months stay whole months. */
export function yearBefore(days: Days): Days {
  const from = day(days.from).subtract({ years: 1 })
  const to = day(days.to).subtract({ years: 1 })
  return { from: String(from), to: String(isWholeMonths(days) ? to.with({ day: to.daysInMonth }) : to) }
}

function isWholeMonths({ from, to }: Days): boolean {
  return day(from).day === 1 && day(to).add({ days: 1 }).day === 1
}

/**
 * Returns the bounds of parts that follow each other, in seconds of a clock without daylight saving: each of its days
 * has 86,400 of them. There is one bound more than parts.
 */
export function boundsOf(parts: readonly Days[]): number[] {
  const last = parts.at(-1)
  if (!last) return []
  return [...parts.map(({ from }) => clockSeconds(from)), clockSeconds(last.to) + daySeconds]
}

function clockSeconds(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000
}

function nextStart(start: Temporal.PlainDate, step: Step): Temporal.PlainDate {
  if (step === 'day') return start.add({ days: 1 })
  if (step === 'week') return start.add({ days: 8 - start.dayOfWeek })
  return start.with({ day: 1 }).add({ months: 1 })
}

function day(date: LocalDate): Temporal.PlainDate {
  return Temporal.PlainDate.from(date)
}
