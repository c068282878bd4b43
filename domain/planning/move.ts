import type { Sentence } from '../kernel/language.ts'
import type { Period } from '../kernel/period.ts'
import { Problem } from '../kernel/problem.ts'
import { addClockMinutes, clockMinutesBetween, instantAt } from '../kernel/time.ts'
import { checkChange } from '../rentals/change-of-content.ts'
import type { Bar } from './bars.ts'
import { type Scale, snap } from './scale.ts'

/** Where a bar is held: in its middle, which moves it, or at an edge, which makes it longer or shorter. */
export type Grip = 'whole' | 'start' | 'end'

/** What a gesture asks for, in instants. */
export type Proposal = Period & { kind: 'create' | 'move' | 'resize'; vehicleId: number }

/** The clock and the grain that a gesture sticks to. */
export type Grid = Pick<Scale, 'timezone' | 'snapMinutes' | 'pxPerMs'>

/** How near, in pixels, the time of day that a bar has already draws it to itself. */
const magnetPx = 9
const minuteMs = 60_000
const dayMinutes = 1440
const shortestMinutes = { rental: 60, unavailability: 15 }

/**
 * Why a bar cannot be moved or resized by that grip, or null. What is finished stays; while the vehicle is out only the
 * return may change, and the vehicles a rental had before are history.
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

/** Start and end as agreed: a late rental is drawn up to now and still ends when it should have. */
export function agreedPeriod({ rental, unavailability, start, end }: Bar): Period {
  const { start: from = instantAt(start), end: to = instantAt(end) } = rental ?? unavailability ?? {}
  return { start: from, end: to }
}

/**
 * What dragging a bar by `byMs` proposes, on the vehicle of the row under the pointer. A move keeps the length on the clock,
 * which is what is billed, and is drawn to the time of day it has; an edge never passes the other one.
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

/** The same by keys: from one proposal to the next, in minutes of the board's clock. A new stretch has no bar. */
export function nudged(bar: Bar | null, from: Proposal, grip: Grip, minutes: number, timezone: string): Proposal {
  const span = spanOf(from)
  const edge = span[grip === 'end' ? 1 : 0]
  const to = put(bar, span, grip, shifted(edge, minutes, timezone), timezone)
  return bar ? proposal(from.vehicleId, bar, to, timezone) : { ...from, start: instantAt(to[0]), end: instantAt(to[1]) }
}

/** Whether a proposal differs from where the bar already is. */
export function changesBar(bar: Bar, { vehicleId, start, end }: Proposal): boolean {
  const agreed = agreedPeriod(bar)
  return vehicleId !== bar.vehicleId || start !== agreed.start || end !== agreed.end
}

/**
 * An instant some minutes later on the clocks of a zone: whole days later is the same time of day, whatever daylight saving
 * does; less than a day is time that passes, so that keys get over the hour that is skipped and the one that comes twice.
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

/** The span once its start, or the edge that is held, is put somewhere else. */
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

/** Whole days where the grain is a day or the time of day is near, which people nearly always mean; else the grain. */
function stick(from: number, wanted: number, grid: Grid): number {
  const days = Math.round((wanted - from) / (dayMinutes * minuteMs))
  const sameTime = shifted(from, days * dayMinutes, grid.timezone)
  const isNear = Math.abs(sameTime - wanted) * grid.pxPerMs <= magnetPx
  return grid.snapMinutes === dayMinutes || isNear ? sameTime : snap(grid, wanted)
}

const former: Sentence = {
  fr: 'Cette location avait ce véhicule auparavant\u202f: ce qui est passé ne se déplace pas.',
  en: 'The rental had this vehicle before: what is past does not move.',
}
