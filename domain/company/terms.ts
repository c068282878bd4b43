import type { Sentence } from '../kernel/language.ts'
import { fieldProblem } from '../kernel/problem.ts'
import type { CompanyChange } from './company.schema.ts'
import { countElements } from './rich-text.ts'

/**
 * Several times the number in long terms. As many elements as fit into the allowed length would take minutes to print.
 */
const mostElements = 3000

/** Refuses sanitised terms with too many elements to be printed. */
export function checkTerms(field: 'rentalTerms' | 'contractTerms', html: string): void {
  if (countElements(html) <= mostElements) return
  throw fieldProblem(field, 'too_many_elements', {
    fr: 'Ce texte compte trop de paragraphes, de points de liste ou de mises en forme pour être imprimé\u202f: 3\u202f000 au plus. Regroupez-en quelques-uns.',
    en: 'This text has too many paragraphs, list items or formats to be printed: 3,000 at most. Join some of them.',
  })
}

/** The titles of a company’s two terms, on screens, on paper and in refusals. */
export const termsLabels = {
  contractTerms: { fr: 'Conditions du contrat', en: 'Contract terms' },
  rentalTerms: { fr: 'Conditions générales de location', en: 'Rental terms and conditions' },
} satisfies Partial<Record<keyof CompanyChange, Sentence>>
