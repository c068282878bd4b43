import { minutesBetween, toInstant } from '@filao/domain/kernel/time'
import type { CounterRental } from '@filao/domain/planning/counter'

export type Side = 'departures' | 'returns'

/** Whether a departure has left, or a return is back. */
export function isDone({ status }: Pick<CounterRental, 'status'>, side: Side): boolean {
  return status === 'done' || (side === 'departures' && status === 'ongoing')
}

/** When, and at which agency, a rental is at the counter. */
export function momentOf(
  rental: Pick<CounterRental, 'start' | 'end' | 'departureAgency' | 'arrivalAgency'>,
  side: Side,
) {
  return side === 'departures'
    ? { at: rental.start, agency: rental.departureAgency, other: rental.arrivalAgency }
    : { at: rental.end, agency: rental.arrivalAgency, other: rental.departureAgency }
}

/** How many minutes ago it should have happened; 0 for what is still to come. */
export function minutesLate(at: string, now: string): number {
  return Math.max(0, minutesBetween(at, now))
}

/** A calendar day some days later, earlier when negative. */
export function shiftDay(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A moment in the middle of a day of a zone, for words about the day. */
export function noonOf(date: string, zone: string): string {
  return toInstant(`${date}T12:00`, zone)
}
