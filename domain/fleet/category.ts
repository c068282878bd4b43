import { z } from 'zod'
import { Id, optionalLines, requiredText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.ts'

const Minutes = z.int().min(1).max(525_600)

const fields = z.object({
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
})

export const CategoryCreation = fields
  .partial()
  .required({ code: true, name: true, securityDepositAmount: true, waiverAmount: true })
export type CategoryCreation = z.infer<typeof CategoryCreation>

export const CategoryChange = fields.partial()
export type CategoryChange = z.infer<typeof CategoryChange>

export const Category = z.object({
  id: z.int(),
  companyId: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  securityDepositAmount: z.number(),
  waiverAmount: z.number(),
  preparationDurationMinutes: z.int().nullable(),
  minimumRentalDurationMinutes: z.int().nullable(),
  options: z.array(z.int()),
  /** The number of its vehicles, so that a picker can mark an empty category. */
  vehicleCount: z.int(),
})
export type Category = z.infer<typeof Category>
