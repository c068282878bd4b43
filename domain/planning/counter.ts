import { z } from 'zod'
import { Id } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { LocalDate } from '../kernel/time.ts'
import { rule } from '../kernel/validation.ts'
import { RentalRow } from '../rentals/rental.ts'

/** What keeps a departure or a return from being done at once. */
export const missings = [
  /** The price is not paid in full. */
  'payment',
  /** The security deposit is not held in full. */
  'deposit',
  /** No driving licence number is known. */
  'licence',
  /** The licence ends before the return. */
  'licence_expired',
  /** The rental that had the vehicle before has not brought it back. */
  'vehicle_out',
  /** The vehicle is being prepared after the rental before. */
  'preparation',
] as const
export const Missing = z.enum(missings)
export type Missing = z.infer<typeof Missing>

/** What is missing, in a word or two. */
export const missingLabels = {
  payment: { fr: 'Paiement', en: 'Payment' },
  deposit: { fr: 'Caution', en: 'Deposit' },
  licence: { fr: 'Permis', en: 'Licence' },
  licence_expired: { fr: 'Permis expiré', en: 'Licence expired' },
  vehicle_out: { fr: 'Véhicule pas rentré', en: 'Vehicle not back' },
  preparation: { fr: 'En préparation', en: 'Being prepared' },
} satisfies Record<Missing, Sentence>

const day = LocalDate.refine(
  ...rule((date: string) => date >= '1900' && date < '2200', 'range', {
    fr: 'La date doit se situer entre 1900 et 2199',
    en: 'The date must lie between 1900 and 2199',
  }),
)

/** One agency's day; `date` is today in its zone when absent. */
export const CounterQuery = z.object({ agencyId: z.coerce.number().pipe(Id), date: day.optional() })
export type CounterQuery = z.infer<typeof CounterQuery>

/** A rental at the counter, with what is missing for its next step. */
export const CounterRental = RentalRow.extend({
  /** It should have left, or come back, already. */
  isLate: z.boolean(),
  missing: z.array(Missing),
  /** Until when the vehicle is prepared, when `preparation` is missing. */
  preparedUntil: z.string().nullable(),
})
export type CounterRental = z.infer<typeof CounterRental>

/** What leaves an agency and comes back to it on one local day; on today's, what is late from the days before too. */
export const Counter = z.object({
  date: z.string(),
  /** Late ones first, then by time; those that have left are at the end (status `ongoing` or `done`). */
  departures: z.array(CounterRental),
  /** Late ones first, then by time; those that are back are at the end (status `done`). */
  returns: z.array(CounterRental),
})
export type Counter = z.infer<typeof Counter>
