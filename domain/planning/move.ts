import type { Sentence } from '../kernel/language.ts'
import type { Period } from '../kernel/period.ts'
import { Problem } from '../kernel/problem.ts'
import { addClockMinutes, clockMinutesBetween, instantAt } from '../kernel/time.ts'
import { checkChange } from '../rentals/record/change-of-content.ts'
import type { Bar } from './bars.ts'
import { type Scale, snap } from './scale.ts'

/** The part of a bar that is dragged: its middle moves it, an edge makes it longer or shorter. */
export type Grip = 'whole' | 'start' | 'end'

/** The result of a gesture, in instants; `otherKey` is the bar with which it exchanges vehicles. */
export type Proposal = Period & { kind: 'create' | 'move' | 'resize'; vehicleId: number; otherKey?: string }

/** The time zone and the step that gestures snap to. */
export type Grid = Pick<Scale, 'timezone' | 'snapMinutes' | 'pxPerMs'>

/** The distance in pixels at which a bar snaps to the time of day it already has. */
const magnetPx = 9
const minuteMs = 60_000
const dayMinutes = 1440
const shortestMinutes = { rental: 60, unavailability: 15 }

/**
 * Returns the reason a bar cannot be moved or resized by that grip, or null. Finished rentals and the earlier vehicles
 * of a rental cannot change; while the vehicle is out only the return can.
 */
export function whyFixed({ rental }: Bar, grip: Grip): Sentence | null {
  if (!rental) return null
  if (rental.isFormer) return former
  try {
    checkChange(rental.status, grip === 'end' ? ['end'] : ['start'])
    return null
  } catch (refusal) {
    if (refusal instanceof Problem) return refusal.sentence
    throw refusal
  }
}

/** Returns the agreed start and end. A late rental is drawn until now, but its agreed end does not change. */
export function agreedPeriod({ rental, unavailability, start, end }: Bar): Period {
  const { start: from = instantAt(start), end: to = instantAt(end) } = rental ?? unavailability ?? {}
  return { start: from, end: to }
}

/**
 * Returns the proposal for dragging a bar by `byMs`, on the vehicle of the row under the pointer. A move keeps the
 * length on the clock, which is what is billed, and snaps to the bar's time of day; an edge never passes the other one.
 */
export function dragged(
  bar: Bar,
  { grip, byMs, vehicleId }: { grip: Grip; byMs: number; vehicleId: number | null },
  grid: Grid,
): Proposal {
  const agreed = spanOf(agreedPeriod(bar))
  const edge = agreed[grip === 'end' ? 1 : 0]
  const to = byMs === 0 ? edge : stick(edge, edge + byMs, grid)
  const span = put(bar, agreed, grip, to, grid.timezone)
  return proposal(grip === 'whole' ? (vehicleId ?? bar.vehicleId) : bar.vehicleId, bar, span, grid.timezone)
}

/** Returns the next proposal for a key press, in minutes of the board's clock. `bar` is null for a new period. */
export function nudged(bar: Bar | null, from: Proposal, grip: Grip, minutes: number, timezone: string): Proposal {
  const span = spanOf(from)
  const edge = span[grip === 'end' ? 1 : 0]
  const to = put(bar, span, grip, shifted(edge, minutes, timezone), timezone)
  return bar ? proposal(from.vehicleId, bar, to, timezone) : { ...from, start: instantAt(to[0]), end: instantAt(to[1]) }
}

/** Returns true when a proposal differs from the bar's vehicle or agreed period. */
export function changesBar(bar: Bar, { vehicleId, start, end }: Proposal): boolean {
  const agreed = agreedPeriod(bar)
  return vehicleId !== bar.vehicleId || start !== agreed.start || end !== agreed.end
}

/**
 * Adds minutes to an instant in a zone. Whole days keep the local time of day across clock changes; the rest is elapsed
 * time, so that keys can pass skipped and repeated hours.
 */
export function shifted(epochMs: number, minutes: number, timezone: string): number {
  const days = Math.trunc(minutes / dayMinutes)
  const from = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone)
  return from.add({ days, minutes: minutes - days * dayMinutes }).epochMilliseconds
}

type Span = [start: number, end: number]

function spanOf({ start, end }: Period): Span {
  return [Date.parse(start), Date.parse(end)]
}

/** Moves the span, or only the edge that is dragged, to another time. */
function put(bar: Bar | null, [start, end]: Span, grip: Grip, to: number, timezone: string): Span {
  if (grip === 'whole') {
    const minutes = clockMinutesBetween(instantAt(start), instantAt(end), timezone)
    return [to, Date.parse(addClockMinutes(instantAt(to), minutes, timezone))]
  }
  const shortest = shortestMinutes[bar?.kind ?? 'unavailability'] * minuteMs
  return grip === 'end' ? [start, Math.max(to, start + shortest)] : [Math.min(to, end - shortest), end]
}

function proposal(vehicleId: number, bar: Bar, [from, to]: Span, timezone: string): Proposal {
  const [start, end] = [instantAt(from), instantAt(to)]
  const lengthOf = (period: Period) => clockMinutesBetween(period.start, period.end, timezone)
  const isLonger = lengthOf({ start, end }) !== lengthOf(agreedPeriod(bar))
  return { kind: vehicleId === bar.vehicleId && isLonger ? 'resize' : 'move', vehicleId, start, end }
}

/**
 * Snaps to the bar's own time of day when the step is a day or that time is near, which is nearly always meant;
 * otherwise to the step.
 */
function stick(from: number, wanted: number, grid: Grid): number {
  const days = Math.round((wanted - from) / (dayMinutes * minuteMs))
  const sameTime = shifted(from, days * dayMinutes, grid.timezone)
  const isNear = Math.abs(sameTime - wanted) * grid.pxPerMs <= magnetPx
  return grid.snapMinutes === dayMinutes || isNear ? sameTime : snap(grid, wanted)
}

const former: Sentence = {
  fr: 'Cette location avait ce véhicule auparavant\u202f: ce qui est passé ne se déplace pas.',
  en: 'The rental no longer has this vehicle: the past cannot be moved.',
}
