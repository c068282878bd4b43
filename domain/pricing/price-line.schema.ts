import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { optionalText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'

/** The fields of a price line; the answer and the columns of its queries derive from them. */
export const PriceLineFields = z.object({
  /** Null for an agency without seasons. */
  seasonId: Id.nullable(),
  agencyId: Id,
  categoryId: Id,
  name: optionalText(100),
  /** The shortest rental, in days, that gets this price. */
  minDays: z.int().min(0).max(3650),
  /** Per day. */
  price: Euros,
})

/**
 * A price line as sent by the client. A new one has a negative id, or none; without `minDays` it is for 1 day and more.
 */
export const PriceLineInput = PriceLineFields.partial({ name: true }).extend({
  id: z.int().optional(),
  minDays: PriceLineFields.shape.minDays.nullish().transform((days) => days ?? 1),
})
export type PriceLineInput = z.infer<typeof PriceLineInput>

/** The daily price of a category in a season, for rentals of at least `minDays` days. */
export const PriceLine = z.object({ id: z.int(), ...stored(PriceLineFields) })
export type PriceLine = z.infer<typeof PriceLine>
