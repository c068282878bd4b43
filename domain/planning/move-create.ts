import type { OpeningHours } from '../company/opening-hours.schema.ts'
import { daysOfWeek } from '../company/opening-hours.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { instantAt, weekdayOf } from '../kernel/time.ts'
import type { Bar } from './bars.ts'
import { momentOf, openBetween } from './closed.ts'
import { type Grid, type Proposal, shifted } from './move.ts'
import { holds } from './move-conflicts.ts'
import { dayAt, snap } from './scale.ts'

/** The pixels per hour below which an hour is too narrow to point at. */
const coarsePxPerHour = 4

/** The departure time on a day without opening hours: 10:00. */
const usualStartMinutes = 600

const hourMs = 3_600_000
const dayMinutes = 1440

/** The vehicle of a new period, with its bars, and the opening hours of its agency in that agency's zone. */
export type FreeVehicle = {
  id: number
  bars: readonly Bar[]
  timezone: string
  openingHours: readonly OpeningHours[]
}

/**
 * Returns the proposal for a drag over free time, in either direction, within the opening hours. Where hours are too
 * narrow to point at it covers whole days, from the opening of the first one or once the vehicle is ready again.
 */
export function created(vehicle: FreeVehicle, fromMs: number, toMs: number, grid: Grid): Proposal {
  const [first, last] = fromMs <= toMs ? [fromMs, toMs] : [toMs, fromMs]
  const isCoarse = grid.pxPerMs * hourMs < coarsePxPerHour
  const drawn = isCoarse ? byDays(vehicle, first, last, grid) : byGrain(first, last, grid)
  const [start, end] = withinHours(drawn, vehicle)
  return { kind: 'create', vehicleId: vehicle.id, start: instantAt(start), end: instantAt(end) }
}

function byGrain(first: number, last: number, grid: Grid): [number, number] {
  const [start, end] = [snap(grid, first), snap(grid, last)]
  return [start, end > start ? end : shifted(start, grid.snapMinutes, grid.timezone)]
}

/**
 * Starts a period at an opening and ends it by a closing. An agency that is not open for an hour of it leaves the
 * period as it was drawn: the vehicle may go to the workshop then.
 */
function withinHours([start, end]: [number, number], vehicle: FreeVehicle): [number, number] {
  // The minute of an opening is open, also for a return.
  const open = openBetween(start, end + 1, vehicle).filter((period) => period.end > start)
  const opening = Math.max(start, Math.min(...open.map((period) => period.start)))
  const closing = Math.min(end, Math.max(...open.map((period) => period.end)))
  return closing - opening >= hourMs ? [opening, closing] : [start, end]
}

function byDays(
  { bars, timezone: clock, openingHours }: FreeVehicle,
  first: number,
  last: number,
  { timezone }: Grid,
): [number, number] {
  const [from, to] = [dayAt(first, timezone), dayAt(last, timezone)]
  const opening = momentOf(Temporal.PlainDate.from(from), opensAt(openingHours, from), clock)
  const inTheWay = bars.filter((bar) => holds(bar) && bar.start <= opening && opening < bar.preparedUntil)
  const nextDay = shifted(opening, dayMinutes, timezone)
  // A vehicle that is away for longer keeps the drawn days, which are then refused with the reason.
  const ready = Math.max(opening, ...inTheWay.map(({ preparedUntil }) => preparedUntil).filter((at) => at < nextDay))
  const start = Math.ceil(ready / hourMs) * hourMs
  const days = Temporal.PlainDate.from(from).until(to).days
  return [start, shifted(start, Math.max(1, days) * dayMinutes, timezone)]
}

/** Returns the opening time of an agency on a day, in minutes since midnight. */
function opensAt(hours: readonly OpeningHours[], day: LocalDate): number {
  const today = hours.filter(({ dayOfWeek }) => dayOfWeek === daysOfWeek[weekdayOf(day) - 1])
  return today.length === 0 ? usualStartMinutes : Math.min(...today.map(({ openTimeMinutes }) => openTimeMinutes))
}
