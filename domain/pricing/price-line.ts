import type { z } from 'zod'
import { optionLabels } from '../fleet/option/option.ts'
import { vehicleLabels } from '../fleet/vehicle/vehicle.ts'
import type { Sentence } from '../kernel/language.ts'
import type { PriceLineFields } from './price-line.schema.ts'

/** The most lines of a price list. */
export const mostPrices = 20_000

/** The label of each field, on screens, in files and in refusals. */
export const priceLabels = {
  seasonId: { fr: 'Saison', en: 'Season' },
  agencyId: vehicleLabels.locationId,
  categoryId: vehicleLabels.categoryId,
  name: { fr: 'Nom', en: 'Name' },
  nameEn: { fr: 'Nom en anglais', en: 'Name in English' },
  minDays: { fr: 'À partir de', en: 'From' },
  minHours: { fr: 'À partir de (heures)', en: 'From (hours)' },
  weekdays: { fr: 'Jours de la semaine', en: 'Weekdays' },
  price: optionLabels.dailyPrice,
  prices: { fr: 'Prix', en: 'Prices' },
} satisfies Record<keyof z.infer<typeof PriceLineFields> | 'prices', Sentence>
