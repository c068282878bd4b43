import { weekdayOf } from '@filao/domain/kernel/time'
import type { Stretch } from '@filao/domain/planning/closed'
import { dayAt, type Scale, startOfDay, stepBy, toPx } from '@filao/domain/planning/scale'

/** What lies behind the bars: days on which less happens, and when nobody is there. */
export type Shades = { holidays: Record<string, string>; closed: readonly Stretch[] }

/**
 * Grid lines, weekends, holidays, closed hours and today as one CSS background: no element for each day and row, whose
 * number is what makes boards slow.
 */
export function shadesOf(scale: Scale, { holidays, closed }: Shades, today: string): string {
  const days = scale.view === 'year' ? [] : daysOf(scale)
  const isWeekend = (day: Day) => weekdayOf(day.date) > 5 && !holidays[day.date]
  const free = scale.view === 'year' ? holidayStretches(scale, holidays) : days.filter((day) => holidays[day.date])
  return [
    lines(scale),
    bands(scale, free, 'var(--board-holiday)'),
    bands(
      scale,
      days.filter((day) => day.date === today),
      'var(--board-today)',
    ),
    bands(scale, closed, 'var(--board-closed)'),
    bands(scale, days.filter(isWeekend), 'var(--board-weekend)'),
  ]
    .filter(Boolean)
    .join(', ')
}

type Day = Stretch & { date: string }

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

function holidayStretches({ timezone }: Scale, holidays: Record<string, string>): Stretch[] {
  return Object.keys(holidays)
    .toSorted()
    .map((date) => ({ start: startOfDay(date, timezone), end: startOfDay(stepBy('day', date, 1), timezone) }))
}

function bands(scale: Scale, stretches: readonly Stretch[], colour: string): string {
  const stops = stretches
    .filter(({ start, end }) => end > scale.start && start < scale.end)
    .flatMap(({ start, end }) => {
      const [left, right] = [Math.round(toPx(scale, start)), Math.round(toPx(scale, end))]
      return [`transparent ${left}px`, `${colour} ${left}px ${right}px`, `transparent ${right}px`]
    })
  return stops.length > 0 ? `linear-gradient(90deg, transparent 0, ${stops.join(', ')})` : ''
}

/** A line before each slot; a stronger one where a day of half hours, or the week and month shown, begins and ends. */
function lines(scale: Scale): string {
  const strong = new Set([scale.period.start, scale.period.end])
  const stops = scale.edges.flatMap((edge, index) => {
    if (scale.view === 'day' && index % 2 === 1) return []
    const left = Math.round(toPx(scale, edge))
    const colour = strong.has(edge) ? 'var(--board-border)' : 'var(--board-line)'
    return [`transparent ${left}px`, `${colour} ${left}px ${left + 1}px`, `transparent ${left + 1}px`]
  })
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
