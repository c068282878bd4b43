import type { SeasonInput } from '@filao/domain/company/agency.schema'
import { leapDayOf, leapDays } from '@filao/domain/company/leap-year'
import { checkSeasons, seasonGaps, seasonLabels } from '@filao/domain/company/seasons'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Problem } from '@filao/domain/kernel/problem'
import { MonthDay } from '@filao/domain/kernel/time.schema'

/** A season as edited; a new one has a negative id. A part of a date that is not chosen yet is `00`. */
export type SeasonRow = SeasonInput & { id: number }

/** Returns true when both dates are chosen; other rows are dropped when saving. */
export function isComplete({ start, end }: Pick<SeasonRow, 'start' | 'end'>): boolean {
  return MonthDay.safeParse(start).success && MonthDay.safeParse(end).success
}

/** Returns the problems of rows that share a day with one above, by the row's index in the list. */
export function overlapProblems(rows: readonly SeasonRow[]): Map<number, Sentence> {
  const complete = rows.filter(isComplete)
  try {
    checkSeasons(complete)
    return new Map()
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const fields = problem.details.fields ?? []
    return new Map(
      fields.map(({ path, message }) => [rows.indexOf(complete[Number.parseInt(path, 10)] as SeasonRow), message]),
    )
  }
}

/** Returns the rows to send: those without both dates are dropped, new ones lose their id. */
export function completeRows(rows: readonly SeasonRow[]): SeasonInput[] {
  return rows.filter(isComplete).map(({ id, ...season }) => (id > 0 ? { id, ...season } : season))
}

/** Returns the row to add: the first gap of the year if there is one, under the least used of the suggested labels. */
export function nextRow(rows: readonly SeasonRow[], language: Language): SeasonRow {
  const [gap] = seasonGaps(rows.filter(isComplete))
  const uses = (label: string) => rows.filter(({ userLabel }) => userLabel === label).length
  const [high, low] = [seasonLabels.high[language], seasonLabels.low[language]]
  const id = Math.min(0, ...rows.map((row) => row.id)) - 1
  return { id, start: '00-00', end: '00-00', ...gap, userLabel: uses(high) <= uses(low) ? high : low }
}

/** A segment of the drawn year: its first day, its number of days, and its row; a gap has none. */
type YearPart = { from: number; days: number; row: number | null }

/** Returns the year as segments to draw; a season or gap around New Year has two. */
export function yearParts(rows: readonly SeasonRow[]): YearPart[] {
  const partsOf = ({ start, end }: { start: string; end: string }, row: number | null): YearPart[] => {
    const [from, to] = [leapDayOf(start), leapDayOf(end)]
    if (from <= to) return [{ from, days: to - from + 1, row }]
    return [
      { from: 0, days: to + 1, row },
      { from, days: leapDays.length - from, row },
    ]
  }
  const seasons = rows.flatMap((row, index) => (isComplete(row) ? partsOf(row, index) : []))
  const gaps = seasonGaps(rows.filter(isComplete)).flatMap((gap) => partsOf(gap, null))
  return [...gaps, ...seasons].toSorted((a, b) => a.from - b.from)
}
