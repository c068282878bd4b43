import type { BoardView } from '../access/board-view.schema.ts'
import type { LocalDate } from '../kernel/time.schema.ts'

/** The view shown to a user who has chosen none yet. */
export const defaultView: BoardView = 'month'

/** The finest unit a view has room for: hours, days with their names, days as numbers, or months. */
type Grain = 'hours' | 'days' | 'numbers' | 'months'

/** Returns the grain of a view. */
export function grainOf(view: BoardView): Grain {
  return grains[view]
}

/**
 * The day, week (from Monday), month or year of a date on an agency's clocks, or the days around it. `edges` are the
 * starts of its half hours (day), months (year) or days, plus its end, all in epoch milliseconds: a day may have 23 or
 * 25 hours, so only the edges give the start of a day.
 */
export type BoardPeriod = { view: BoardView; start: number; end: number; edges: number[] }

/** Returns the period of a view that contains a date. */
export function periodOf(view: BoardView, date: LocalDate, timezone: string): BoardPeriod {
  const first = firstDay(view, Temporal.PlainDate.from(date))
  return scaleBetween(view, first, first.add(lengths[view]), timezone)
}

/** Maps instants to pixels: `start` is at pixel 0, `end` at the right edge, and time in between is linear. */
export type Scale = {
  view: BoardView
  timezone: string
  start: number
  end: number
  /** The starts of the slots, days or months of the whole scale, plus its end. */
  edges: number[]
  /** The period in the middle, named in the toolbar. */
  period: { start: number; end: number }
  pxPerMs: number
  /** The step to which a dragged bar snaps, in minutes of the agency's clocks: 1440 is midnight. */
  snapMinutes: number
}

/**
 * Returns the scale on which a view's period fills `widthPx`, but stays wide enough to read. It includes the periods
 * before and after, so that the user can scroll.
 */
export function scaleOf(view: BoardView, date: LocalDate, timezone: string, widthPx: number): Scale {
  const first = firstDay(view, Temporal.PlainDate.from(date))
  const next = first.add(lengths[view])
  const { start, end, edges } = scaleBetween(view, first.subtract(lengths[view]), next.add(lengths[view]), timezone)
  const period = { start: midnight(first, timezone), end: midnight(next, timezone) }
  return {
    view,
    timezone,
    start,
    end,
    edges,
    period,
    pxPerMs: pxPerMs(view, widthPx),
    snapMinutes: snaps[grains[view]],
  }
}

/** Converts an instant to pixels from the scale's start; may be outside the scale. */
export function toPx(scale: Pick<Scale, 'start' | 'pxPerMs'>, epochMs: number): number {
  return (epochMs - scale.start) * scale.pxPerMs
}

/** Returns the mean width of an hour, a day or a month, as the view counts, in pixels. */
export function columnPx({ view, start, end, edges, pxPerMs }: Scale): number {
  const slots = grains[view] === 'hours' ? 2 : 1
  return ((end - start) * pxPerMs * slots) / (edges.length - 1)
}

/** Converts pixels from the scale's start to an instant. */
export function toMs(scale: Pick<Scale, 'start' | 'pxPerMs'>, px: number): number {
  return scale.start + px / scale.pxPerMs
}

/**
 * Returns the nearest moment to which a dragged bar snaps: a quarter, a half or a whole hour, or midnight, on the
 * agency's clocks.
 */
export function snap(scale: Pick<Scale, 'snapMinutes' | 'timezone'>, epochMs: number): number {
  return zonedAt(epochMs, scale.timezone).round(roundings(scale.snapMinutes)).epochMilliseconds
}

/**
 * Returns a date of the period `count` periods after the one of a date (before it when negative): its first day, or the
 * date that it rolls with.
 */
export function stepBy(view: BoardView, date: LocalDate, count: number): LocalDate {
  const day = Temporal.PlainDate.from(date)
  const first = daysBefore(view) > 0 ? day : firstDay(view, day)
  const length = Temporal.Duration.from(lengths[view])
  const years = first.add({ years: length.years * count, months: length.months * count })
  return years.add({ days: (length.days + length.weeks * 7) * count }).toString()
}

/**
 * Returns the date whose period shows best what is in view from `left` to `right`: days around a date begin at the left
 * edge, all other periods are the one at the left third, where today is when the board opens.
 */
export function dateShown(view: BoardView, left: number, right: number, timezone: string): LocalDate {
  const before = daysBefore(view)
  if (before === 0) return dayAt(shownAt(view, left, right), timezone)
  const first = Temporal.PlainDate.from(dayAt(left + 12 * hour, timezone))
  return first.add({ days: before }).toString()
}

/**
 * Returns the instant whose calendar period is in view from `left` to `right`: that of the left third, half a slot
 * later, since the browser rounds scroll positions.
 */
export function shownAt(view: BoardView, left: number, right: number): number {
  return left + (right - left) / 3 + (view === 'day' ? hour / 2 : 12 * hour)
}

/** Returns what a view has at its left third when it opens: this moment on a day, else the start of today. */
export function nowOf(view: BoardView, now: number, timezone: string): number {
  return view === 'day' ? now : startOfDay(dayAt(now, timezone), timezone)
}

/** Returns what is in view around now when the board opens, at most the length of the longest period, in epoch ms. */
export function aroundNow(view: BoardView, now: number, timezone: string): { start: number; end: number } {
  const at = nowOf(view, now, timezone)
  const room = widths[view].hours * hour
  return { start: at - room / 3, end: at + (room * 2) / 3 }
}

/**
 * Returns the start of the date that a period rolls with, a third of the way into it; the start of any other period.
 */
export function anchorOf({ view, period, timezone }: Pick<Scale, 'view' | 'period' | 'timezone'>): number {
  const first = Temporal.PlainDate.from(dayAt(period.start, timezone))
  return midnight(first.add({ days: daysBefore(view) }), timezone)
}

/** Returns the local day of a zone at an instant in epoch milliseconds. */
export function dayAt(epochMs: number, timezone: string): LocalDate {
  return zonedAt(epochMs, timezone).toPlainDate().toString()
}

/** Returns the start of a day in a zone, in epoch milliseconds. */
export function startOfDay(date: LocalDate, timezone: string): number {
  return midnight(Temporal.PlainDate.from(date), timezone)
}

const lengths = {
  day: { days: 1 },
  '14days': { days: 14 },
  week: { weeks: 1 },
  month: { months: 1 },
  year: { years: 1 },
} satisfies Record<BoardView, Temporal.DurationLike>

const grains = {
  day: 'hours',
  '14days': 'numbers',
  week: 'days',
  month: 'numbers',
  year: 'months',
} satisfies Record<BoardView, Grain>

const snaps = { hours: 15, days: 30, numbers: 60, months: 1440 } satisfies Record<Grain, number>

const hour = 3_600_000

/**
 * The longest length of each view's period, and the least width of an hour. All months have the width of the longest,
 * and a whole one fits a laptop's screen beside the menu and the vehicles.
 */
const widths = {
  day: { hours: 24, pxPerHour: 40 },
  '14days': { hours: 14 * 24, pxPerHour: 44 / 24 },
  week: { hours: 7 * 24, pxPerHour: 90 / 24 },
  month: { hours: 31 * 24, pxPerHour: 26 / 24 },
  year: { hours: 366 * 24, pxPerHour: 2 / 24 },
} satisfies Record<BoardView, { hours: number; pxPerHour: number }>

function pxPerMs(view: BoardView, widthPx: number): number {
  const { hours, pxPerHour } = widths[view]
  return Math.max(widthPx / hours, pxPerHour) / hour
}

/** Returns the days of a period that are before the date it rolls with, about a third; 0 for one of the calendar. */
function daysBefore(view: BoardView): number {
  return view === '14days' ? 4 : 0
}

function firstDay(view: BoardView, date: Temporal.PlainDate): Temporal.PlainDate {
  if (view === 'week') return date.subtract({ days: date.dayOfWeek - 1 })
  if (view === 'month') return date.with({ day: 1 })
  return view === 'year' ? date.with({ month: 1, day: 1 }) : date.subtract({ days: daysBefore(view) })
}

function scaleBetween(
  view: BoardView,
  first: Temporal.PlainDate,
  next: Temporal.PlainDate,
  timezone: string,
): BoardPeriod {
  const start = midnight(first, timezone)
  const end = midnight(next, timezone)
  if (view === 'day') return { view, start, end, edges: halfHours(start, end) }
  const edges: number[] = []
  const by = view === 'year' ? { months: 1 } : { days: 1 }
  for (let day = first; Temporal.PlainDate.compare(day, next) < 0; day = day.add(by))
    edges.push(midnight(day, timezone))
  return { view, start, end, edges: [...edges, end] }
}

/** Lists the half hours that pass: a skipped hour has none, a repeated one has both. */
function halfHours(start: number, end: number): number[] {
  const count = Math.ceil((end - start) / (hour / 2))
  return [...Array.from({ length: count }, (_, at) => start + at * (hour / 2)), end]
}

function midnight(day: Temporal.PlainDate, timezone: string): number {
  return day.toZonedDateTime(timezone).epochMilliseconds
}

function zonedAt(epochMs: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(epochMs)).toZonedDateTimeISO(timezone)
}

function roundings(minutes: number) {
  if (minutes === 1440) return { smallestUnit: 'day' } as const
  return minutes === 60
    ? ({ smallestUnit: 'hour' } as const)
    : ({ smallestUnit: 'minute', roundingIncrement: minutes } as const)
}
