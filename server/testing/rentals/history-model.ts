import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'

/** The preparation time of the model's vehicles, in minutes. */
export const preparation = 60

/** A period in minutes. */
type Span = { from: number; to: number }

/**
 * A rental of the model. `left` is the time at which it left with its present vehicle, `offered` the time at which it
 * last became a quote; `past` are its earlier vehicles.
 */
export type Rental = Span & {
  id: number
  status: RentalStatus
  vehicle: number
  left: number
  offered: number
  past: (Span & { vehicle: number })[]
}
type Closure = Span & { id: number; vehicle: number }

/** The model: rentals and unavailabilities, without any rule of the server. */
export type Book = { now: number; rentals: Rental[]; closures: Closure[] }

/**
 * Returns the period in which a rental holds its vehicle: from the reservation, or the actual departure, to the end of
 * its preparation.
 */
export function held(rental: Rental): Span | null {
  if (rental.status === 'ongoing') return { from: rental.left, to: rental.to + preparation }
  const isPlanned = rental.status === 'validating' || rental.status === 'pending'
  return isPlanned ? { from: rental.from, to: rental.to + preparation } : null
}

/** Returns true for a reservation that nobody accepted before its start. It no longer holds its vehicle. */
export const isOver = (book: Book, { status, from }: Rental) => status === 'validating' && from < book.now

/** The validity of a quote, in minutes. */
const validity = 15 * 1440

/** Returns true when something else holds the vehicle in the period. A late rental holds it up to now. */
export function isTaken(book: Book, vehicle: number, wanted: Span, except?: Rental): boolean {
  const holders = book.rentals.filter((rental) => !isOver(book, rental))
  const others = holders.filter((rental) => rental !== except && rental.vehicle === vehicle)
  const spans = others.map((rental) => {
    const span = held(rental)
    return span && rental.status === 'ongoing' ? { ...span, to: Math.max(span.to, book.now) } : span
  })
  const closed = book.closures.filter((closure) => closure.vehicle === vehicle)
  return [...spans, ...closed].some((span) => span !== null && span.from < wanted.to && wanted.from < span.to)
}

/** Returns the expected answer to a change of a rental: `ok`, or the code of the refusal. */
export function judgeChange(book: Book, before: Rental, after: Rental): string {
  const isContent = before.from !== after.from || before.to !== after.to || before.vehicle !== after.vehicle
  if (isContent && (before.status === 'done' || before.status === 'cancelled')) return 'invalid_transition'
  const isSettled = before.from !== after.from || before.vehicle !== after.vehicle
  if (before.status === 'ongoing' && isSettled) return 'invalid_transition'
  if (before.from !== after.from && after.from < book.now - 5) return 'validation'
  if (after.to < after.from + 60) return 'validation'
  if (before.status === 'ongoing' && after.to <= before.left) return 'validation'
  const [was, is] = [held(before), held(after)]
  const isSame = was?.from === is?.from && was?.to === is?.to && before.vehicle === after.vehicle
  return is && !isSame && isTaken(book, after.vehicle, is, before) ? 'vehicle_taken' : 'ok'
}

/** The statuses from which each change of status may start. */
export const startsFrom: Partial<Record<RentalStatus, RentalStatus[]>> = {
  draft: ['quote'],
  quote: ['draft'],
  validating: ['draft', 'quote'],
  pending: ['draft', 'quote', 'validating'],
  cancelled: ['quote', 'validating', 'pending'],
}

/** Returns true when an offer that can expire may still change to this status. */
export function isStillGood(book: Book, rental: Rental, status: RentalStatus): boolean {
  if (status === 'cancelled' || status === 'draft') return true
  if (rental.status === 'quote' && book.now > rental.offered + validity) return false
  return !isOver(book, rental) && !(status === 'validating' && rental.from < book.now)
}

/** Returns the expected answer to a delivery now. */
export function judgeDelivery(book: Book, rental: Rental): string {
  if (rental.status === 'ongoing') return 'ok'
  if (rental.status !== 'pending' || book.now >= rental.to) return 'invalid_transition'
  const isOut = book.rentals.some((other) => other.status === 'ongoing' && other.vehicle === rental.vehicle)
  const wanted = { from: book.now, to: rental.to + preparation }
  // A delivery at exactly the planned minute leaves the occupancy unchanged.
  const isAsPlanned = book.now === rental.from
  return isOut || (!isAsPlanned && isTaken(book, rental.vehicle, wanted, rental)) ? 'vehicle_taken' : 'ok'
}

/** Returns the expected answer to a return. */
export function judgeReturn(rental: Rental): string {
  return rental.status === 'ongoing' || rental.status === 'done' ? 'ok' : 'invalid_transition'
}

/** Returns the expected answer when the rental goes on with another vehicle. */
export function judgeReplacement(book: Book, rental: Rental, vehicle: number): string {
  if (rental.status !== 'ongoing') return 'invalid_transition'
  if (rental.vehicle === vehicle) return 'validation'
  if (book.now >= rental.to) return 'invalid_transition'
  const isOut = book.rentals.some((other) => other.status === 'ongoing' && other.vehicle === vehicle)
  const wanted = { from: book.now, to: rental.to + preparation }
  return isOut || isTaken(book, vehicle, wanted) ? 'vehicle_taken' : 'ok'
}
