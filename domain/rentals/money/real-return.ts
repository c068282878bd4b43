import { addMinutes, minutesBetween } from '../../kernel/time.ts'
import type { Quote } from '../../pricing/quote.schema.ts'
import { rentalDays, rentalHours } from '../../pricing/rental-days.ts'
import { pricedHours } from '../../pricing/season-line.ts'
import { agreedEnd } from '../record/agreed-price.ts'
import { shortestMinutes } from '../status/period.ts'

/** A rental whose vehicle is back, with the price of the list from its start to the return (null without one). */
type Returning = {
  rental: {
    start: string
    end: string
    pricedEnd: string | null
    totalCents: number | null
    price?: Pick<Quote, 'seasons'> | null
    departureAgency: { timezone: string }
  }
  /** The time of the return, or now. */
  returnedAt: string
  graceMinutes: number
  actualCents: number | null
}

/** The agreed and the real return of a rental. */
type RealReturn = {
  /** The minutes after the end that is paid, which an earlier agreed return may leave; negative before it. */
  lateMinutes: number
  agreedDays: number
  /** The days of the agreed price, which an earlier agreed return may leave. */
  paidDays: number
  actualDays: number
  /** The days begun beyond those that are paid, after the grace; 0 when there are none. */
  extraDays: number
  /** The hours begun beyond those that are paid, of a rental whose price is by the hour; 0 otherwise. */
  extraHours: number
}

/** Compares the real return with the agreed one, in billed days: the grace counts for both. */
export function realReturn({ rental, returnedAt, graceMinutes }: Omit<Returning, 'actualCents'>): RealReturn {
  const daysUntil = (end: string) => rentalDays(rental.start, end, graceMinutes, rental.departureAgency.timezone)
  const paidEnd = agreedEnd(rental)
  const lateMinutes = minutesBetween(paidEnd, returnedAt)
  const [paidDays, actualDays] = [daysUntil(paidEnd), daysUntil(returnedAt)]
  const isLate = lateMinutes > graceMinutes
  const hoursUntil = (end: string) => rentalHours(rental.start, end, graceMinutes, rental.departureAgency.timezone)
  const isByHour = pricedHours(rental.price) !== null
  return {
    lateMinutes,
    agreedDays: daysUntil(rental.end),
    paidDays,
    actualDays,
    extraDays: isLate ? Math.max(0, actualDays - paidDays) : 0,
    extraHours: isLate && isByHour ? Math.max(0, hoursUntil(returnedAt) - hoursUntil(paidEnd)) : 0,
  }
}

/**
 * Returns the end to price for a return: the return itself, or the shortest end that a rental may have. Both are in the
 * first hour, so they cost the same.
 */
export function pricedReturn(start: string, returnedAt: string): string {
  const shortest = addMinutes(start, shortestMinutes)
  return Date.parse(returnedAt) > Date.parse(shortest) ? returnedAt : shortest
}

/**
 * Returns the amount by which an early return makes the rental cheaper, in cents: the agreed price less that of the
 * list up to the return. Null when no day is saved, when the list is not cheaper, and for a price typed by hand.
 */
export function earlyReturnCents(
  returning: Returning & { rental: { price?: Pick<Quote, 'seasons'> | null } },
): number | null {
  const { rental, actualCents } = returning
  const { agreedDays, actualDays } = realReturn(returning)
  if (actualDays >= agreedDays || !rental.price || rental.totalCents === null || actualCents === null) return null
  return actualCents < rental.totalCents ? rental.totalCents - actualCents : null
}
