import { z } from 'zod'
import { FeeEnd, FeeKind } from './fee.schema.ts'

const Total = z.number().nonnegative()

/**
 * A fee in a price, in euros: the amount of one, once and for each day, and that of all of it; the end of the rental
 * that it is for, null for the whole of it; and why it is charged.
 */
export const FeeLine = z.object({
  id: z.int(),
  kind: FeeKind,
  at: FeeEnd.nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
  quantity: z.int().min(1),
  price: Total,
  dailyPrice: Total,
  total: Total,
  reason: z.object({ fr: z.string(), en: z.string() }),
})
export type FeeLine = z.infer<typeof FeeLine>
