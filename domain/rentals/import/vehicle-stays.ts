import type { Sentence } from '../../kernel/language.ts'
import type { Period } from '../../kernel/period.ts'
import type { ExistingStay } from './import-facts.ts'
import type { importedStatuses } from './imported-rental.ts'
import { isTaken, isTakenByRow } from './plan-messages.ts'

/** A period in milliseconds since 1970, for comparisons in large numbers. */
export type Span = { startMs: number; endMs: number }
/** The holder of a vehicle: a rental or an unavailability that is there already, or another row of the import. */
type Holder = ExistingStay | { line: number }
/**
 * The stays of one vehicle by their starts. No stay is longer than `longestMs`, so that a search knows where to end.
 */
type Held = { stays: (Span & { holder: Holder })[]; longestMs: number }

/** The stays of vehicles, found by search in their order instead of one by one. */
export type VehicleStays = {
  add: (vehicleId: number, span: Span, holder: Holder) => void
  /** Returns a holder of the vehicle during a part of the period; null when it is free. */
  holderDuring: (vehicleId: number, span: Span) => Holder | null
  /** Returns the first start at or after a moment; null when nothing follows. */
  nextStart: (vehicleId: number, ms: number) => number | null
}

/** Returns the stays of the vehicles that something holds already. */
export function vehicleStays(existing: readonly ExistingStay[]): VehicleStays {
  const vehicles = new Map<number, Held>()
  const heldOf = (vehicleId: number) => {
    const held = vehicles.get(vehicleId) ?? { stays: [], longestMs: 0 }
    vehicles.set(vehicleId, held)
    return held
  }
  const add: VehicleStays['add'] = (vehicleId, span, holder) => {
    if (span.startMs >= span.endMs) return
    const held = heldOf(vehicleId)
    held.stays.splice(firstFrom(held, span.startMs), 0, { ...span, holder })
    held.longestMs = Math.max(held.longestMs, span.endMs - span.startMs)
  }
  for (const [one, span] of existing
    .map((one) => [one, spanOf(one)] as const)
    .sort(([, a], [, b]) => a.startMs - b.startMs)) {
    if (one.holds) add(one.vehicleId, span, one)
  }
  return {
    add,
    holderDuring: (vehicleId, { startMs, endMs }) => {
      const held = heldOf(vehicleId)
      for (let at = firstFrom(held, endMs) - 1; at >= 0; at--) {
        const stay = held.stays[at]
        if (!stay || stay.startMs + held.longestMs <= startMs) return null
        if (stay.endMs > startMs) return stay.holder
      }
      return null
    },
    nextStart: (vehicleId, ms) => {
      const held = heldOf(vehicleId)
      return held.stays[firstFrom(held, ms)]?.startMs ?? null
    },
  }
}

/** Returns a period in milliseconds. */
export function spanOf({ start, end }: Period): Span {
  return { startMs: Date.parse(start), endMs: Date.parse(end) }
}

/** Returns the time for which a rental of a status holds its vehicle: one that is out does up to now at least. */
export function heldSpan(period: Period, status: string, now: string): Span {
  const { startMs, endMs } = spanOf(period)
  return { startMs, endMs: status === 'ongoing' ? Math.max(endMs, Date.parse(now)) : endMs }
}

/** Returns the position of the first stay that starts at or after a moment. */
function firstFrom({ stays }: Held, ms: number): number {
  let [from, to] = [0, stays.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((stays[middle]?.startMs ?? 0) < ms) from = middle + 1
    else to = middle
  }
  return from
}

/** Returns the minutes of preparation that the next stay of the vehicle leaves after a rental. */
export function preparationLeft(
  { vehicleId, end, preparationMinutes }: { vehicleId: number; end: string; preparationMinutes: number },
  stays: VehicleStays,
): number {
  const endMs = Date.parse(end)
  const next = stays.nextStart(vehicleId, endMs)
  return next === null ? preparationMinutes : Math.min(preparationMinutes, Math.floor((next - endMs) / 60_000))
}

type Stay = { span: Span; status: (typeof importedStatuses)[number]; timezone: string }

/** Returns why a vehicle cannot have a rental; null when it can. */
export function conflictOf(vehicleId: number, stays: VehicleStays, { span, status, timezone }: Stay): Sentence | null {
  const holder = status === 'cancelled' ? null : stays.holderDuring(vehicleId, span)
  if (!holder) return null
  return 'line' in holder ? isTakenByRow(holder.line) : isTaken(holder, timezone)
}
