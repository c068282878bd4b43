import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines, optionalText, requiredText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { stored } from '../../kernel/stored.ts'

/** The fields of an option; the answer and the columns of its queries derive from them. */
export const OptionFields = z.object({
  name: requiredText(100),
  /** The name that customers read in English; null: the name. */
  nameEn: optionalText(100),
  description: optionalLines(1000),
  descriptionEn: optionalLines(1000),
  /** The amount charged once per rental. */
  price: Euros,
  /** The amount charged per day of rental. */
  dailyPrice: Euros,
  /** The greatest amount charged per rental for each of it; null where there is no such limit. */
  maxAmount: Euros.nullable(),
  /** The greatest number of days charged; null where each day of the rental is. With `maxAmount` the less counts. */
  maxDays: z.int().min(1).max(365).nullable(),
  /** The greatest number of it on a rental. */
  maxQuantity: z.int().min(1).max(99),
  isEnabled: z.boolean(),
  /** True for a cover ("rachat de franchise"), which lowers the excess; a rental has at most one. */
  isCover: z.boolean(),
  categories: z
    .array(
      z.object({
        categoryId: Id,
        /** The excess that remains with a cover; required for one, else null. */
        waiverAmount: Euros.nullable().optional(),
        /** The deposit with a cover; null where it stays that of the category. */
        securityDepositAmount: Euros.nullable().optional(),
      }),
    )
    .max(500),
  /** The number that an agency has; agencies that are not named do not count theirs. */
  stocks: z.array(z.object({ agencyId: Id, quantity: z.int().min(0).max(9999) })).max(500),
})

export const OptionCreation = OptionFields.partial().required({ name: true })
export type OptionCreation = z.infer<typeof OptionCreation>

export const OptionChange = OptionFields.partial()
export type OptionChange = z.infer<typeof OptionChange>

/** An option rented with a vehicle: a child seat, a second driver, a delivery at the airport. */
export const Option = z.object({
  id: z.int(),
  companyId: z.int(),
  ...stored(OptionFields),
  categories: z.array(
    z.object({
      categoryId: z.int(),
      category: z.object({ id: z.int(), code: z.string() }),
      waiverAmount: z.number().nullable(),
      securityDepositAmount: z.number().nullable(),
    }),
  ),
  stocks: z.array(
    z.object({ agencyId: z.int(), agency: z.object({ id: z.int(), name: z.string() }), quantity: z.int() }),
  ),
})
export type Option = z.infer<typeof Option>
