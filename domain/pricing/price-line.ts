import { z } from 'zod'
import { optionLabels } from '../fleet/option/option.ts'
import { vehicleLabels } from '../fleet/vehicle/vehicle.ts'
import { Id, optionalText } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Euros } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'

/** The most lines of a price list. */
export const mostPrices = 20_000

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

/** The label of each field, on screens, in files and in refusals. */
export const priceLabels = {
  seasonId: { fr: 'Saison', en: 'Season' },
  agencyId: vehicleLabels.locationId,
  categoryId: vehicleLabels.categoryId,
  name: { fr: 'Nom', en: 'Name' },
  minDays: { fr: 'À partir de', en: 'From' },
  price: optionLabels.dailyPrice,
} satisfies Record<keyof z.infer<typeof PriceLineFields>, Sentence>

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
