import { fold } from '../../kernel/text.ts'
import { leadingTitles } from './name-titles.ts'

/** Legal forms that are no name of a person, however they are written. */
const forms = new Set('sarl sasu eurl snc scop scp selarl earl gie gmbh ltd llc scic'.split(' '))
/** Legal forms that are also names of people, unless they are in capitals; those of two letters may even then be. */
const likeNames = new Set('sas sci sa inc ag'.split(' '))

/** Words with which a company begins, and hardly ever a person. */
const trades = new Set(
  `association asso garage hotel mairie commune societe ste ets etablissements entreprise agence cabinet restaurant
  boulangerie pharmacie clinique groupe lycee college ecole syndicat club camping residence conseil`.split(/\s+/),
)

/**
 * Returns a company for a name that begins or ends with a legal form as a word of its own, or begins with a word of a
 * trade; null for a person, such as one with a title. It is not sure without a form that is no name.
 */
export function companyOf(name: string): { isSure: boolean } | null {
  const words = name.split(/[\s,;]+/).filter(Boolean)
  if (words.length < 2 || leadingTitles(words).length > 0) return null
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  if (ends.some((word) => forms.has(bare(word)))) return { isSure: true }
  const alike = ends.filter((word) => likeNames.has(bare(word)) && word === word.toUpperCase())
  if (alike.length > 0) return { isSure: alike.some((word) => bare(word).length > 2) }
  return trades.has(bare(words[0] ?? '')) ? { isSure: false } : null
}

/** Returns true for a name that is read as a company's. */
export function isCompanyName(name: string): boolean {
  return companyOf(name) !== null
}

/** « S.A.R.L. » is SARL. */
function bare(word: string): string {
  return fold(word).replaceAll('.', '')
}
