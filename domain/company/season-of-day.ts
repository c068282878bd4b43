import { dayInYear, february28, isLeap, leapDayIn, leapDayOf } from './leap-year.ts'

/** The days of a season, `MM-DD`. Both belong to it; an end before its start wraps the year end. */
export type SeasonDays = { start: string; end: string }

/**
 * Returns the season of a day (`YYYY-MM-DD`), or null without any season. 29 February counts as 28 in common years; a
 * day that no season covers takes the closest one: fewest days to its nearest edge, the earlier edge on a tie.
 */
export function seasonOn<Days extends SeasonDays>(date: string, seasons: readonly Days[]): Days | null {
  return seasons[seasonFinder(seasons)(Date.parse(`${date}T00:00:00Z`) / 86_400_000)] ?? null
}

/** Prepares `seasonOn` for many days: the result maps a day since 1970 to the season's index, -1 without any season. */
export function seasonFinder(seasons: readonly SeasonDays[]): (day: number) => number {
  const edges = seasons.map(({ start, end }) => ({ start: leapDayOf(start), end: leapDayOf(end) }))
  return (day) => {
    const date = new Date(day * 86_400_000)
    const year = date.getUTCFullYear()
    const leapDay = leapDayIn(date.getUTCMonth(), date.getUTCDate())
    const index = edges.findIndex((season) => holds(season, leapDay))
    if (index >= 0) return index
    const is29Too = leapDay === february28 && !isLeap(year)
    const stoodFor = is29Too ? edges.findIndex((season) => holds(season, february28 + 1)) : -1
    return stoodFor >= 0 ? stoodFor : closest(day, year, edges)
  }
}

type Edges = { start: number; end: number }

/**
 * Returns true when a season with these edges includes a day of the leap year; an end before its start wraps the year
 * end.
 */
export function holds({ start, end }: Edges, day: number): boolean {
  return start <= end ? start <= day && day <= end : start <= day || day <= end
}

function closest(day: number, year: number, edges: readonly Edges[]): number {
  let best = -1
  let fewest = Number.POSITIVE_INFINITY
  // Ends are before the day and starts after it, so adding ends first gives a tie to the earlier edge.
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
