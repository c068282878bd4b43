import { fold } from '../../kernel/text.ts'
import type { titles } from './person.ts'

/** The titles of the product, as people write them. */
export const titleNames: [(typeof titles)[number], string[]][] = [
  ['M.', ['M', 'Mr', 'Monsieur', 'Mister', 'H', 'Homme']],
  ['Mme', ['Mme', 'Mlle', 'Mrs', 'Ms', 'Miss', 'Madame', 'Mademoiselle', 'F', 'Femme']],
  ['Dr', ['Dr', 'Docteur', 'Doctor']],
  ['Pr', ['Pr', 'Prof', 'Professeur', 'Professor']],
  ['Me', ['Me', 'Maître']],
]

/** Genders are no titles of a name, in which « H » and « F » are initials. */
const genders = new Set(['h', 'homme', 'f', 'femme'])
const inNames = new Set(titleNames.flatMap(([, names]) => names.map(fold).filter((name) => !genders.has(name))))

/** Returns true for « M. », « Madame », « Dr » and their like. */
export function isTitle(word: string): boolean {
  return inNames.has(bare(word))
}

/** Returns the titles with which a name begins, also « M. et Mme ». */
export function leadingTitles(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) => !isTitle(word) && !(joins.has(bare(word)) && isTitle(words[at + 1] ?? '')))
  const leading = end < 0 ? [...words] : words.slice(0, end)
  // « Et » alone is the beginning of a name.
  return isTitle(leading[0] ?? '') ? leading : []
}

const joins = new Set(['et', 'ou', '&', 'and', 'or', '/'])

function bare(word: string): string {
  return fold(word).replaceAll(/[.,]/g, '')
}
