import { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { MonthDay } from '../kernel/time.ts'
import { optionalText } from '../kernel/validation.ts'

/** A part of every year with prices of its own. Both days belong to it; an end before its start wraps the year end. */
export const Season = z.object({ id: z.number().int(), start: MonthDay, end: MonthDay, userLabel: optionalText(100) })
export type Season = z.infer<typeof Season>

/** A season as a form sends it: without an id when it is new, `00-00` while a day is not chosen. */
export const SeasonDraft = z.object({
  id: z.number().int().optional(),
  start: z.union([MonthDay, z.literal('00-00')]),
  end: z.union([MonthDay, z.literal('00-00')]),
  userLabel: optionalText(100),
})
export type SeasonDraft = z.infer<typeof SeasonDraft>

/** The names offered for a season; any other text may be typed. */
export const seasonLabels = {
  high: { fr: 'Haute saison', en: 'High season' },
  low: { fr: 'Basse saison', en: 'Low season' },
} satisfies Record<'high' | 'low', Sentence>

/** The days of a season, without its name. */
export type SeasonDays = { start: string; end: string }

/** The list without the entries whose start or end is `00-00`. */
export function dropEmptySeasons<Days extends SeasonDays>(seasons: readonly Days[]): Days[] {
  return seasons.filter((season) => season.start !== '00-00' && season.end !== '00-00')
}

/** The pairs of seasons that share a day, in the order of the list. An agency may have none. */
export function overlappingSeasons<Days extends SeasonDays>(seasons: readonly Days[]): [Days, Days][] {
  const days = seasons.map(daysOf)
  return seasons.flatMap((a, i) =>
    seasons.slice(i + 1).flatMap((b, j): [Days, Days][] => {
      const other = days[i + 1 + j]
      return days[i]?.some((isIn, day) => isIn && other?.[day]) ? [[a, b]] : []
    }),
  )
}

/** The stretches of the year that no season covers, both days included, in the order of the year. */
export function seasonGaps(seasons: readonly SeasonDays[]): { start: string; end: string }[] {
  if (seasons.length === 0) return []
  const covered = seasons.map(daysOf)
  const isCovered = (day: number) => covered.some((days) => days[(day + leapYear) % leapYear])
  return leapDays.flatMap((start, day) => {
    if (isCovered(day) || !isCovered(day - 1)) return []
    const length = leapDays.findIndex((_, ahead) => isCovered(day + ahead))
    return [{ start, end: leapDays[(day + length - 1) % leapYear] as string }]
  })
}

/**
 * The season of a day (`YYYY-MM-DD`), or null when there is none at all. 29 February counts as 28 in common years; a day
 * that no season covers takes the closest one: fewest days to its nearest edge, the earlier edge on a tie.
 */
export function seasonOn<Days extends SeasonDays>(date: string, seasons: readonly Days[]): Days | null {
  const index = seasonFinder(seasons)(epochDay(...dateParts(date)))
  return seasons[index] ?? null
}

/** `seasonOn` made ready for many days: from days since 1970 to the season's index, -1 when there is none. */
export function seasonFinder(seasons: readonly SeasonDays[]): (epochDay: number) => number {
  const edges = seasons.map(({ start, end }) => ({ start: leapDayOf(start), end: leapDayOf(end) }))
  return (day) => {
    const date = new Date(day * 86_400_000)
    const year = date.getUTCFullYear()
    const month = date.getUTCMonth()
    const leapDay = (monthStarts[month] as number) + date.getUTCDate() - 1
    const covering = edges.findIndex((season) => holds(season, leapDay))
    if (covering >= 0) return covering
    const stands29 =
      leapDay === february28 && !isLeap(year) ? edges.findIndex((season) => holds(season, february28 + 1)) : -1
    return stands29 >= 0 ? stands29 : closest(day, year, edges)
  }
}

type Edges = { start: number; end: number }

function holds({ start, end }: Edges, day: number): boolean {
  return start <= end ? start <= day && day <= end : start <= day || day <= end
}

function closest(day: number, year: number, edges: readonly Edges[]): number {
  let best = -1
  let fewest = Number.POSITIVE_INFINITY
  edges.forEach(({ end }, index) => {
    const last = dayInYear(year, end)
    const since = day - (last < day ? last : dayInYear(year - 1, end))
    if (since < fewest) [best, fewest] = [index, since]
  })
  edges.forEach(({ start }, index) => {
    const next = dayInYear(year, start)
    const until = (next > day ? next : dayInYear(year + 1, start)) - day
    if (until < fewest) [best, fewest] = [index, until]
  })
  return best
}

const leapYear = 366
const february28 = 58
const monthStarts = Array.from(
  { length: 13 },
  (_, month) => Date.UTC(2024, month, 1) / 86_400_000 - Date.UTC(2024, 0, 1) / 86_400_000,
)
const leapDays = Array.from({ length: leapYear }, (_, day) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10),
)

function daysOf(season: SeasonDays): boolean[] {
  const edges = { start: leapDayOf(season.start), end: leapDayOf(season.end) }
  return leapDays.map((_, day) => holds(edges, day))
}

function leapDayOf(monthDay: string): number {
  return (monthStarts[Number(monthDay.slice(0, 2)) - 1] as number) + Number(monthDay.slice(3)) - 1
}

function dayInYear(year: number, leapDay: number): number {
  const isLate = leapDay > february28 && !isLeap(year)
  return epochDay(year, 1, 1) + leapDay - (isLate ? 1 : 0)
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

function epochDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

function dateParts(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}
