import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { Day } from '../kernel/time.schema.ts'
import { RentalRow } from '../rentals/record/rental.schema.ts'

/** The reasons a departure or a return cannot be done immediately. */
const missings = [
  /** One of its people may not rent again. */
  'excluded',
  /** The price is not paid in full. */
  'payment',
  /** The security deposit is not held in full. */
  'deposit',
  /** No driving licence number is known. */
  'licence',
  /** The licence ends before the return. */
  'licence_expired',
  /** The rental before has not returned the vehicle. */
  'vehicle_out',
  /** The vehicle is being prepared after the rental before. */
  'preparation',
] as const
export const Missing = z.enum(missings)
export type Missing = z.infer<typeof Missing>

/** The day of one agency, or of all without `agencyId`; `date` defaults to today in the zone of each. */
export const CounterQuery = z.object({ agencyId: z.coerce.number().pipe(Id).optional(), date: Day.optional() })
export type CounterQuery = z.infer<typeof CounterQuery>

/** A rental at the counter, with the items missing for its next step. */
export const CounterRental = RentalRow.extend({
  /** Its departure or return is overdue. */
  isLate: z.boolean(),
  missing: z.array(Missing),
  /** The end of the vehicle's preparation, when `preparation` is missing. */
  preparedUntil: z.string().nullable(),
})
export type CounterRental = z.infer<typeof CounterRental>

/** Departures and returns of one agency or all on one local day; today's include overdue ones of earlier days. */
export const Counter = z.object({
  /** The day in the agency's zone, or in the company's for all agencies. */
  date: z.string(),
  /** Overdue ones first, then by time; completed ones are last (status `ongoing` or `done`). */
  departures: z.array(CounterRental),
  /** Overdue ones first, then by time; completed ones are last (status `done`). */
  returns: z.array(CounterRental),
})
export type Counter = z.infer<typeof Counter>
