import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines, optionalText, requiredText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { stored } from '../../kernel/stored.ts'
import { CategoryDriverRules } from '../driver-rules/driver-rules.schema.ts'

const Minutes = z.int().min(1).max(525_600)

/** The fields of a category; the answer and the columns of its queries derive from them. */
export const CategoryFields = z.object({
  code: requiredText(20),
  name: requiredText(100),
  /** The name that customers read in English; null: the name. */
  nameEn: optionalText(100),
  description: optionalLines(1000),
  descriptionEn: optionalLines(1000),
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
