import { z } from 'zod'
import { Id, optionalLines, requiredText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.ts'

const fields = z.object({
  name: requiredText(100),
  description: optionalLines(1000),
  /** The amount charged once per rental. */
  price: Euros,
  /** The amount charged per day of rental. */
  dailyPrice: Euros,
  isEnabled: z.boolean(),
  categories: z.array(z.object({ categoryId: Id })).max(500),
})

export const OptionCreation = fields.partial().required({ name: true })
export type OptionCreation = z.infer<typeof OptionCreation>

export const OptionChange = fields.partial()
export type OptionChange = z.infer<typeof OptionChange>

/** An option rented with a vehicle: a child seat, a second driver, a delivery at the airport. */
export const Option = z.object({
  id: z.int(),
  companyId: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.number(),
  dailyPrice: z.number(),
  isEnabled: z.boolean(),
  categories: z.array(z.object({ categoryId: z.int(), category: z.object({ id: z.int(), code: z.string() }) })),
})
export type Option = z.infer<typeof Option>
