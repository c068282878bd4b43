import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import type { CategoryDriverRules, DriverRules, DriverRulesFields } from './driver-rules.schema.ts'

/** The categories of a driving licence that a rule may ask for. */
export const licenceCategories = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C', 'D1', 'D'] as const
export type LicenceCategory = (typeof licenceCategories)[number]

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
