import { z } from 'zod'
import { Id, optionalText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.ts'

/** A price line as sent by the client. A new one has a negative id, or none. */
export const PriceLineInput = z.object({
  id: z.int().optional(),
  /** Null for an agency without seasons. */
  seasonId: Id.nullable(),
  agencyId: Id,
  categoryId: Id,
  name: optionalText(100).optional(),
  /** The shortest rental, in days, that gets this price. Empty means 1. */
  minDays: z
    .int()
    .min(0)
    .max(3650)
    .nullish()
    .transform((days) => days ?? 1),
  /** Per day. */
  price: Euros,
})
export type PriceLineInput = z.infer<typeof PriceLineInput>

/** The daily price of a category in a season, for rentals of at least `minDays` days. */
export const PriceLine = z.object({
  id: z.int(),
  seasonId: z.int().nullable(),
  agencyId: z.int(),
  categoryId: z.int(),
  name: z.string().nullable(),
  minDays: z.int(),
  price: z.number(),
})
export type PriceLine = z.infer<typeof PriceLine>
