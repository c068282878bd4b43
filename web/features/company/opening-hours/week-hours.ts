import { checkOpeningHours, daysOfWeek, formatTime } from '@filao/domain/company/opening-hours'
import type { DayOfWeek, OpeningHours } from '@filao/domain/company/opening-hours.schema'
import type { Sentence } from '@filao/domain/kernel/language'
import { Problem } from '@filao/domain/kernel/problem'
import { readRange, splitRanges } from './typed-range.ts'

/** The opening hours of a week as typed: each day its ranges, `08h00-12h00, 14h00-18h00`, empty when closed. */
export type WeekText = Record<DayOfWeek, string>

type Range = Omit<OpeningHours, 'id'>

/** The ranges of a typed day, or the first part that is not a range. */
type DayReading = { ranges: Range[]; unreadable: string | null }

/** Days on which a shop usually keeps the same hours. */
export const workingDays: readonly DayOfWeek[] = daysOfWeek.slice(0, 5)

/** Reads the ranges of a typed day; « fermé » and 'closed' are a day without any. */
export function readDay(day: DayOfWeek, text: string): DayReading {
  const ranges: Range[] = []
  for (const part of splitRanges(text)) {
    const range = readRange(part)
    if (!range) return { ranges, unreadable: part }
    ranges.push({ dayOfWeek: day, openTimeMinutes: range.open, closeTimeMinutes: range.close })
  }
  return { ranges, unreadable: null }
}

/** Returns the problem of one day's ranges: closing before opening, or overlapping; null if there is none. */
export function dayProblem(ranges: Range[]): Sentence | null {
  try {
    checkOpeningHours(ranges)
    return null
  } catch (problem) {
    if (problem instanceof Problem) return problem.sentence
    throw problem
  }
}

/** Returns a typed day in the standard format; text that cannot be parsed is kept as typed. */
export function tidyDay(day: DayOfWeek, text: string): string {
  const { ranges, unreadable } = readDay(day, text)
  return unreadable === null ? writeRanges(ranges) : text
}

/** Returns the stored week as text to edit. */
export function toWeekText(hours: readonly OpeningHours[]): WeekText {
  const entries = daysOfWeek.map((day) => [day, writeRanges(hours.filter((range) => range.dayOfWeek === day))])
  return Object.fromEntries(entries) as WeekText
}

/** Returns the ranges to store from a typed week. Days must have been checked: unreadable parts are left out. */
export function fromWeekText(week: WeekText): Range[] {
  return daysOfWeek.flatMap((day) => readDay(day, week[day] ?? '').ranges)
}

/** Copies a day's hours to every working day. */
export function copyToWorkingDays(week: WeekText, from: DayOfWeek): WeekText {
  return { ...week, ...Object.fromEntries(workingDays.map((day) => [day, week[from]])) }
}

/** Formats ranges as `08h00-12h00, 14h00-18h00`, in the order of the day. */
export function writeRanges(ranges: readonly Range[]): string {
  return ranges
    .toSorted((a, b) => a.openTimeMinutes - b.openTimeMinutes)
    .map((range) => `${formatTime(range.openTimeMinutes)}-${formatTime(range.closeTimeMinutes)}`)
    .join(', ')
}
