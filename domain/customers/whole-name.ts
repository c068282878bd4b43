import { fold } from '../kernel/text.ts'

const titles = new Set(['m', 'mr', 'mme', 'mlle', 'mrs', 'ms', 'miss', 'monsieur', 'madame'])

/** Returns true for « M. », « Madame » and their like. */
export function isTitle(word: string): boolean {
  return titles.has(fold(word).replaceAll('.', ''))
}

const legalForm = /\b(sarl|sas|sasu|eurl|sa|sci|snc|scop|association|ltd|gmbh|inc|llc)\b/i

/** Returns true for a name with the legal form of a company. */
export function isCompanyName(name: string): boolean {
  return legalForm.test(name)
}

/** Words with which a last name begins: « Le Gall Yann ». */
const particles = new Set(['da', 'de', 'del', 'der', 'di', 'do', 'dos', 'du', 'el', 'la', 'le', 'van', 'von'])

/** The order of a whole name of which no word is in capitals. */
export type NameOrder = 'firstNameFirst' | 'lastNameFirst'

/**
 * Returns the parts of a whole name. Words in capitals are the last name, as are those before a comma; in other names
 * the first word is the first name, or in the other order the last name with its particles. Absent parts are empty.
 */
export function partName(
  name: string,
  order: NameOrder = 'firstNameFirst',
): { title: string; firstName: string; lastName: string } {
  const all = name.split(/\s+/).filter(Boolean)
  const untitled = all.filter((word) => !isTitle(word))
  const words = untitled.length > 0 ? untitled : all
  const [firstNames, lastNames] = byComma(words) ?? byCapitals(words) ?? byOrder(words, order)
  const title = untitled.length > 0 ? all.find(isTitle) : undefined
  return { title: title ?? '', firstName: firstNames.join(' '), lastName: lastNames.join(' ') }
}

type Parts = [firstNames: string[], lastNames: string[]]

function byComma(words: string[]): Parts | null {
  const [last = '', first = '', ...others] = words.join(' ').split(',')
  return last.trim() && first.trim() && others.length === 0 ? [[first.trim()], [last.trim()]] : null
}

function byCapitals(words: string[]): Parts | null {
  const isLast = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
  const last = words.filter(isLast)
  const first = words.filter((word) => !isLast(word))
  return last.length > 0 && first.length > 0 ? [first, last] : null
}

function byOrder(words: string[], order: NameOrder): Parts {
  if (order === 'firstNameFirst' || words.length === 1) return [words.slice(0, 1), words.slice(1)]
  const name = words.findIndex((word) => !particles.has(fold(word)))
  const end = Math.min(Math.max(0, name) + 1, words.length - 1)
  return [words.slice(end), words.slice(0, end)]
}
