import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { optionalText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { mostHours } from './rental-days.ts'

/** The fields of a price line; the answer and the columns of its queries derive from them. */
export const PriceLineFields = z.object({
  /** Null for an agency without seasons. */
  seasonId: Id.nullable(),
  agencyId: Id,
  categoryId: Id,
  name: optionalText(100),
  /** The name for English readers. */
  nameEn: optionalText(100),
  /** The shortest rental, in days, that gets this price; 0 for a price of an hour. */
  minDays: z.int().min(0).max(3650),
  /** The shortest rental, in hours, that gets this price of an hour; null for a price of a day. */
  minHours: z.int().min(1).max(mostHours).nullable(),
  /** The weekdays of a day's price that is for some of them, Monday is 1; null for every day. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .nullable()
    .transform((days) => (days?.length ? [...new Set(days)].sort() : null)),
  /** Per day, or per hour. */
  price: Euros,
})

/**
 * A price line as sent by the client. A new one has a negative id, or none; without `minDays` it is for 1 day and more.
 * A stored one keeps its names, hours and weekdays where they are not sent.
 */
export const PriceLineInput = PriceLineFields.partial({
  name: true,
  nameEn: true,
  minHours: true,
  weekdays: true,
}).extend({
  id: z.int().optional(),
  minDays: PriceLineFields.shape.minDays.nullish().transform((days) => days ?? 1),
})
export type PriceLineInput = z.infer<typeof PriceLineInput>

/**
 * The daily price of a category in a season, for rentals of at least `minDays` days; or the price of an hour, or of a
 * day on some weekdays.
 */
export const PriceLine = z.object({ id: z.int(), ...stored(PriceLineFields) })
export type PriceLine = z.infer<typeof PriceLine>
