import { z } from 'zod'
import { Id, optionalLines, requiredText } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { Euros } from '../../kernel/money.ts'
import { stored } from '../../kernel/stored.ts'
import { CategoryDriverRules } from '../driver-rules/driver-rules.ts'

const Minutes = z.int().min(1).max(525_600)

/** The fields of a category; the answer and the columns of its queries derive from them. */
export const CategoryFields = z.object({
  code: requiredText(20),
  name: requiredText(100),
  description: optionalLines(1000),
  /** The deposit held during the rental, and returned after it. */
  securityDepositAmount: Euros,
  /** The largest amount that the customer pays for damage. */
  waiverAmount: Euros,
  /** The minutes a vehicle is unavailable after a return, for cleaning. Null: it may leave again at once. */
  preparationDurationMinutes: Minutes.nullable(),
  minimumRentalDurationMinutes: Minutes.nullable(),
  /** The ids of the options that may be rented with vehicles of this category. */
  options: z.array(Id).max(500),
  ...CategoryDriverRules.shape,
})

/** The label of each field, on screens, in files and in refusals. */
export const categoryLabels = {
  code: { fr: 'Code', en: 'Code' },
  name: { fr: 'Nom', en: 'Name' },
  description: { fr: 'Description', en: 'Description' },
  securityDepositAmount: { fr: 'Caution', en: 'Security deposit' },
  waiverAmount: { fr: 'Franchise', en: 'Excess' },
  preparationDurationMinutes: { fr: 'Préparation entre deux locations', en: 'Preparation time between rentals' },
  minimumRentalDurationMinutes: { fr: 'Durée minimale de location', en: 'Minimum rental duration' },
  options: { fr: 'Options proposées', en: 'Options offered' },
} satisfies Partial<Record<keyof z.infer<typeof CategoryFields>, Sentence>>

export const CategoryCreation = CategoryFields.partial().required({
  code: true,
  name: true,
  securityDepositAmount: true,
  waiverAmount: true,
})
export type CategoryCreation = z.infer<typeof CategoryCreation>

export const CategoryChange = CategoryFields.partial()
export type CategoryChange = z.infer<typeof CategoryChange>

export const Category = z.object({
  id: z.int(),
  companyId: z.int(),
  ...stored(CategoryFields),
  /** The number of its vehicles, so that a picker can mark an empty category. */
  vehicleCount: z.int(),
})
export type Category = z.infer<typeof Category>
