import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'

export type Side = 'departures' | 'returns'

/** Returns true when a departure, or a return, should have happened by now. */
export function isLate({ start, end }: Pick<RentalRow, 'start' | 'end'>, side: Side, now: string): boolean {
  return Date.parse(side === 'departures' ? start : end) < Date.parse(now)
}
