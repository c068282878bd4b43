import { z } from 'zod'
import { Day } from '../kernel/time.schema.ts'
import { rule } from '../kernel/validation.ts'

/** The days of a period, both included, by the company's calendar. */
export const Days = z.object({ from: Day, to: Day }).refine(
  ...rule(({ from, to }: { from: string; to: string }) => from <= to, 'range', {
    fr: 'La fin précède le début',
    en: 'The end is before the start',
  }),
)
