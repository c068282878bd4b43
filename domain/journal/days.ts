import { z } from 'zod'
import { LocalDate } from '../kernel/time.ts'
import { rule } from '../kernel/validation.ts'

/** A day that a calendar of money may have. */
export const Day = LocalDate.refine(
  ...rule((day: string) => day >= '1900' && day < '2200', 'range', {
    fr: 'La date doit se situer entre 1900 et 2199',
    en: 'The date must be between 1900 and 2199',
  }),
)

/** The days of a period, both included, by the company's calendar. */
export const Days = z.object({ from: Day, to: Day }).refine(
  ...rule(({ from, to }: { from: string; to: string }) => from <= to, 'range', {
    fr: 'La fin précède le début',
    en: 'The end is before the start',
  }),
)
