import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'
import { leapDayOf, leapDays } from './leap-year.ts'
import { holds, type SeasonDays } from './season-of-day.ts'

/** A part of every year with its own prices. */
export type Season = SeasonDays & { id: number; userLabel: string; userLabelEn?: string | null | undefined }

/** The suggested names of a season; any other text may be typed. */
export const seasonLabels = {
  high: { fr: 'Haute saison', en: 'High season' },
  low: { fr: 'Basse saison', en: 'Low season' },
} satisfies Record<'high' | 'low', Sentence>

/** The warning above the list of `seasonGaps`, and its hint. */
export const seasonGapMessages = {
  warning: { fr: 'Dates non couvertes par une saison', en: 'Dates not covered by a season' },
  hint: {
    fr: 'La saison la plus proche s’appliquera à ces dates',
    en: 'The closest season will be applied to these dates',
  },
} satisfies Record<'warning' | 'hint', Sentence>

/** Removes the entries with a start or end of `00-00`. */
export function dropEmptySeasons<Days extends SeasonDays>(seasons: readonly Days[]): Days[] {
  return seasons.filter((season) => season.start !== '00-00' && season.end !== '00-00')
}

/** Returns the pairs of seasons that share a day, in the order of the list. */
export function overlappingSeasons<Days extends SeasonDays>(seasons: readonly Days[]): [Days, Days][] {
  return seasons.flatMap((a, index) =>
    seasons
      .slice(index + 1)
      .filter((b) => shareDay(a, b))
      .map((b): [Days, Days] => [a, b]),
  )
}

/**
 * Refuses seasons of one agency that overlap, at the later of the two in the list; `00-00` entries are ignored. `path`
 * is the path of the list inside the body (`seasons`), empty when the body is the list.
 */
export function checkSeasons(seasons: readonly (SeasonDays & { userLabel: string })[], path = ''): void {
  const fields = overlappingSeasons(dropEmptySeasons(seasons)).map(([a, b]) => ({
    path: `${path ? `${path}.` : ''}${seasons.indexOf(b)}.start`,
    code: 'overlap',
    message: overlapping(a.userLabel, b.userLabel),
  }))
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}

/**
 * Returns the parts of the year that no season covers, both days included, in the order of the year; a gap around New
 * Year is last. An agency without seasons has one price all year, and no gap.
 */
export function seasonGaps(seasons: readonly SeasonDays[]): SeasonDays[] {
  if (seasons.length === 0) return []
  const isCovered = leapDays.map((_, day) => seasons.some((season) => hasDay(season, day)))
  const at = (day: number) => (day + leapDays.length) % leapDays.length
  return leapDays.flatMap((start, day) => {
    if (isCovered[day] || !isCovered[at(day - 1)]) return []
    const length = leapDays.findIndex((_, ahead) => isCovered[at(day + ahead)])
    return [{ start, end: leapDays[at(day + length - 1)] as string }]
  })
}

function hasDay({ start, end }: SeasonDays, day: number): boolean {
  return holds({ start: leapDayOf(start), end: leapDayOf(end) }, day)
}

/** Returns true when two seasons share a day: the first day of one is then in the other. */
function shareDay(a: SeasonDays, b: SeasonDays): boolean {
  return hasDay(a, leapDayOf(b.start)) || hasDay(b, leapDayOf(a.start))
}

function overlapping(a: string, b: string): Sentence {
  return {
    fr: `Les saisons ${guillemets(a)} et ${guillemets(b)} se chevauchent`,
    en: `The seasons '${a}' and '${b}' overlap`,
  }
}
