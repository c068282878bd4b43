import { minutesBetween, toInstant } from '@filao/domain/kernel/time'
import { Day } from '@filao/domain/kernel/time.schema'
import type { CounterRental } from '@filao/domain/planning/counter.schema'

export type Side = 'departures' | 'returns'

/** Returns true when a departure has left, or a return is back. */
export function isDone({ status }: Pick<CounterRental, 'status'>, side: Side): boolean {
  return status === 'done' || (side === 'departures' && status === 'ongoing')
}

/** Returns the time and the agency of a rental's departure or return. */
export function momentOf(
  rental: Pick<CounterRental, 'start' | 'end' | 'departureAgency' | 'arrivalAgency'>,
  side: Side,
) {
  return side === 'departures'
    ? { at: rental.start, agency: rental.departureAgency, other: rental.arrivalAgency }
    : { at: rental.end, agency: rental.arrivalAgency, other: rental.departureAgency }
}

/** Returns the delay in minutes; 0 when it is not due yet. */
export function minutesLate(at: string, now: string): number {
  return Math.max(0, minutesBetween(at, now))
}

/** Returns the day in a parameter of the URL, or null when it is none. */
export function dayParam(param: string | null): string | null {
  return Day.safeParse(param).data ?? null
}

/** Returns the instant of noon on a day of a zone, to format that day. */
export function noonOf(date: string, zone: string): string {
  return toInstant(`${date}T12:00`, zone)
}
