/** One of the things that happen at a counter, of which the demo has one each when it is first looked at. */
export type Case =
  | 'late'
  | 'damaged'
  | 'exchanged'
  | 'unpaid'
  | 'extended'
  | 'cancelled'
  | 'refunded'
  | 'expired'
  | 'garage'
  | 'spare'

/** A planned rental of one vehicle. Agencies are numbered as in the company. */
export type Stay = {
  /** The vehicle's place in the fleet. */
  vehicle: number
  start: string
  end: string
  /** The actual departure and return, where they take place. */
  leftAt: string
  backAt: string
  bookedAt: string
  departure: number
  arrival: number
  fate: 'kept' | 'cancelled' | 'quote' | 'draft' | 'validating'
  case?: Case
}
