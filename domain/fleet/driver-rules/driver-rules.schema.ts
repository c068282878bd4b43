import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { stored } from '../../kernel/stored.ts'
import { licenceCategories } from './driver-rules.ts'

const Age = z.int().min(14).max(99)

/** The rules that a category may have instead of the company's. Null is no rule; of a category, the company's. */
export const CategoryDriverRules = z.object({
  /** The age that a driver has reached on the day of departure. */
  minimumAge: Age.nullable(),
  /** The last age at which somebody may drive, on the day of departure. */
  maximumAge: z.int().min(14).max(120).nullable(),
  /** The full years since the licence was issued, on the day of departure. */
  minimumLicenceYears: z.int().min(1).max(50).nullable(),
  licenceCategory: z.enum(licenceCategories).nullable(),
  /** The age under which a driver pays the option; both are needed. */
  youngDriverAge: Age.nullable(),
  youngDriverOptionId: Id.nullable(),
})
export type CategoryDriverRules = z.infer<typeof CategoryDriverRules>

/** The company's rules about who may drive. */
export const DriverRulesFields = CategoryDriverRules.extend({
  /** True when the licence must be valid to the day of return. */
  isLicenceValidityRequired: z.boolean(),
  /** True when a licence from outside the EEA needs a translation or an international permit. */
  isLicenceDocumentRequired: z.boolean(),
  /** True when a departure is refused without what the designation of a driver asks for. */
  isDesignationRequired: z.boolean(),
})

export const DriverRulesChange = DriverRulesFields.partial()
export type DriverRulesChange = z.infer<typeof DriverRulesChange>

export const DriverRules = z.object(stored(DriverRulesFields))
export type DriverRules = z.infer<typeof DriverRules>
