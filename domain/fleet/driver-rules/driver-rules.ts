import { z } from 'zod'
import { Id } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { stored } from '../../kernel/stored.ts'

/** The categories of a driving licence that a rule may ask for. */
export const licenceCategories = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C', 'D1', 'D'] as const
export type LicenceCategory = (typeof licenceCategories)[number]

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

/** The label of each field, on screens, in files and in refusals. */
export const driverRulesLabels = {
  minimumAge: { fr: 'Âge minimum', en: 'Minimum age' },
  maximumAge: { fr: 'Âge maximum', en: 'Maximum age' },
  minimumLicenceYears: { fr: 'Années de permis', en: 'Years of licence' },
  licenceCategory: { fr: 'Catégorie du permis', en: 'Licence category' },
  youngDriverAge: { fr: 'Jeune conducteur en dessous de', en: 'Young driver under' },
  youngDriverOptionId: { fr: 'Option jeune conducteur', en: 'Young driver option' },
  isLicenceValidityRequired: { fr: 'Permis valable jusqu’au retour', en: 'Licence valid until the return' },
  isLicenceDocumentRequired: { fr: 'Traduction ou permis international', en: 'Translation or international permit' },
  isDesignationRequired: {
    fr: 'Pas de départ sans de quoi désigner le conducteur',
    en: 'No pick-up without the details that name the driver',
  },
} satisfies Record<keyof z.infer<typeof DriverRulesFields>, Sentence>

export const DriverRulesChange = DriverRulesFields.partial()
export type DriverRulesChange = z.infer<typeof DriverRulesChange>

export const DriverRules = z.object(stored(DriverRulesFields))
export type DriverRules = z.infer<typeof DriverRules>

/** The rules of a company that has not chosen any. */
export const defaultDriverRules: DriverRules = {
  minimumAge: null,
  maximumAge: null,
  minimumLicenceYears: null,
  licenceCategory: null,
  youngDriverAge: null,
  youngDriverOptionId: null,
  isLicenceValidityRequired: true,
  isLicenceDocumentRequired: false,
  isDesignationRequired: false,
}

type Ages = Pick<CategoryDriverRules, 'minimumAge' | 'maximumAge'>

/** Refuses a maximum age below the minimum age, with which nobody may drive; ages that were so before stay. */
export function checkAges(after: Ages, before: Ages | null): void {
  const { minimumAge, maximumAge } = after
  if (minimumAge === null || maximumAge === null || minimumAge <= maximumAge) return
  if (minimumAge === before?.minimumAge && maximumAge === before.maximumAge) return
  throw fieldProblem('maximumAge', 'range', {
    fr: `L’âge maximum (${maximumAge} ans) est inférieur à l’âge minimum (${minimumAge} ans)\u202f: personne ne pourrait conduire.`,
    en: `The maximum age (${maximumAge}) is below the minimum age (${minimumAge}): nobody could drive.`,
  })
}

type YoungDriver = Pick<CategoryDriverRules, 'youngDriverAge' | 'youngDriverOptionId'>

/**
 * Refuses an age of young drivers without the option that they pay, or the reverse, which do nothing; what was so
 * before stays.
 */
export function checkYoungDriver(after: YoungDriver, before: YoungDriver | null): void {
  const { youngDriverAge, youngDriverOptionId } = after
  if ((youngDriverAge === null) === (youngDriverOptionId === null)) return
  if (youngDriverAge === before?.youngDriverAge && youngDriverOptionId === before.youngDriverOptionId) return
  if (youngDriverAge === null) {
    throw fieldProblem('youngDriverAge', 'required', {
      fr: 'Indiquez l’âge en dessous duquel cette option est due, ou retirez l’option.',
      en: 'Enter the age under which this option is charged, or remove the option.',
    })
  }
  throw fieldProblem('youngDriverOptionId', 'required', {
    fr: `Choisissez l’option que paient les conducteurs de moins de ${youngDriverAge} ans, ou retirez cet âge.`,
    en: `Choose the option that drivers under ${youngDriverAge} pay, or remove this age.`,
  })
}

/** Returns the rules for a category: its own where it has them, otherwise the company's. */
export function rulesFor(company: DriverRules, category: CategoryDriverRules): DriverRules {
  return {
    ...company,
    minimumAge: category.minimumAge ?? company.minimumAge,
    maximumAge: category.maximumAge ?? company.maximumAge,
    minimumLicenceYears: category.minimumLicenceYears ?? company.minimumLicenceYears,
    licenceCategory: category.licenceCategory ?? company.licenceCategory,
    youngDriverAge: category.youngDriverAge ?? company.youngDriverAge,
    youngDriverOptionId: category.youngDriverOptionId ?? company.youngDriverOptionId,
  }
}
