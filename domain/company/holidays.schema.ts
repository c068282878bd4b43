import { z } from 'zod'
import { LocalDate } from '../kernel/time.schema.ts'

/** The public holidays of a territory: the name of each day. */
export const Holidays = z.record(LocalDate, z.string())
export type Holidays = z.infer<typeof Holidays>
