import { weekdayOf } from '@filao/domain/kernel/time'
import type { Period } from '@filao/domain/planning/closed'
import { dayAt, type Scale, startOfDay, stepBy, toPx } from '@filao/domain/planning/scale'

/** The data of the shades behind the bars: public holidays, and the hours when the agency is closed. */
export type Shades = { holidays: Record<string, string>; closed: readonly Period[] }

/** Bands of one colour, in pixels from the start of the scale. */
export type Shade = { kind: 'weekend' | 'closed' | 'today' | 'holiday' | 'line' | 'border'; bands: Band[] }
type Band = { left: number; width: number }

/** Returns weekends, closed hours, today, holidays and grid lines, each drawn over those before it. */
export function shadesOf(scale: Scale, { holidays, closed }: Shades, today: string): Shade[] {
  const days = scale.view === 'year' ? [] : daysOf(scale)
  const isWeekend = (day: Day) => weekdayOf(day.date) > 5 && !holidays[day.date]
  const free = scale.view === 'year' ? holidayPeriods(scale, holidays) : days.filter((day) => holidays[day.date])
  const isToday = (day: Day) => day.date === today
  const shades: Shade[] = [
    { kind: 'weekend', bands: bandsOf(scale, days.filter(isWeekend)) },
    { kind: 'closed', bands: bandsOf(scale, closed) },
    { kind: 'today', bands: bandsOf(scale, days.filter(isToday)) },
    { kind: 'holiday', bands: bandsOf(scale, free) },
    ...lines(scale),
  ]
  return shades.filter(({ bands }) => bands.length > 0)
}

type Day = Period & { date: string }

function daysOf({ start, end, timezone }: Scale): Day[] {
  const days: Day[] = []
  for (let at = start; at < end; ) {
    const date = dayAt(at, timezone)
    const next = startOfDay(stepBy('day', date, 1), timezone)
    days.push({ date, start: at, end: next })
    at = next
  }
  return days
}

function holidayPeriods({ timezone }: Scale, holidays: Record<string, string>): Period[] {
  return Object.keys(holidays)
    .toSorted()
    .map((date) => ({ start: startOfDay(date, timezone), end: startOfDay(stepBy('day', date, 1), timezone) }))
}

function bandsOf(scale: Scale, periods: readonly Period[]): Band[] {
  return periods
    .filter(({ start, end }) => end > scale.start && start < scale.end)
    .map(({ start, end }) => {
      const left = Math.round(toPx(scale, start))
      return { left, width: Math.round(toPx(scale, end)) - left }
    })
}

/**
 * Returns a line before each slot: a stronger one at the edges of a day of half hours, or of the week or month shown.
 */
function lines(scale: Scale): Shade[] {
  const { view, edges, period } = scale
  const isStrong = (edge: number) => edge === period.start || edge === period.end
  const shown = edges.filter((_, index) => view !== 'day' || index % 2 === 0)
  const at = (edge: number) => ({ left: Math.round(toPx(scale, edge)), width: 1 })
  return [
    { kind: 'line', bands: shown.filter((edge) => !isStrong(edge)).map(at) },
    { kind: 'border', bands: shown.filter(isStrong).map(at) },
  ]
}
