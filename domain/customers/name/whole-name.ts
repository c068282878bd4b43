import { fold } from '../../kernel/text.ts'
import { companyOf } from './company-name.ts'
import { isTitle, leadingTitles } from './name-titles.ts'

/** The order of a whole name of which no word is in capitals. */
export type NameOrder = 'firstNameFirst' | 'lastNameFirst'

/** A company read from a name. `contactName` is the person named in brackets behind it. */
type NamedCompany = { kind: 'company'; companyName: string; contactName: string; isSure: boolean }

/** A person read from a name. Absent parts are empty; `note` is what belongs to no part, such as a maiden name. */
type NamedPerson = {
  kind: 'person'
  title: string
  firstName: string
  lastName: string
  note: string
  /** True for « M. et Mme »: one of the two people is created. */
  isCouple: boolean
  isSure: boolean
}

/**
 * Reads a whole name: a company by its legal form, or the parts of a person's. Words in capitals are the last name, as
 * are those before a comma; in other names the first word is the first name, or in the other order the last name with
 * its particles. `isSure` is false where the name may as well be read otherwise.
 */
export function readWholeName(name: string, order: NameOrder = 'firstNameFirst'): NamedCompany | NamedPerson {
  const [, outside = name, inside = ''] = /^(.*\S)\s*\(([^()]*)\)\s*$/.exec(name) ?? []
  const company = companyOf(outside)
  if (company) return { kind: 'company', companyName: outside, contactName: inside, isSure: company.isSure && !inside }
  const { titles, isCouple, words } = withoutTitles(outside)
  const { names, other, keyword } = withoutOtherName(words)
  const parts = byComma(names) ?? byCapitals(names) ?? byOrder(names, order)
  return {
    kind: 'person',
    title: isCouple ? '' : (titles.at(-1) ?? ''),
    firstName: parts.first.join(' '),
    lastName: parts.last.join(' '),
    note: [keyword && `${keyword} ${other.join(' ')}`, inside].filter(Boolean).join(', '),
    isCouple: isCouple || names.some(isAnd),
    isSure: parts.isSure && !isCouple && !keyword && !inside && names.length > 1 && !names.some(isOdd),
  }
}

/** Returns true for a word that no name of one person has: « et », « 2 », « @ ». */
function isOdd(word: string): boolean {
  return isAnd(word) || /[\d@/&]/.test(word)
}

function isAnd(word: string): boolean {
  return /^(et|ou|and|or|&|\/|\+)$/i.test(word)
}

/** Takes the titles at the beginning away, and those further on that are no initial; « M. et Mme » are a couple. */
function withoutTitles(name: string): { titles: string[]; isCouple: boolean; words: string[] } {
  const all = name.split(/\s+/).filter(Boolean)
  const leading = leadingTitles(all)
  const isCouple = leading.some(isAnd)
  const rest = all.slice(leading.length)
  const words = rest.filter((word, at) => !(isTitle(word) && (rest[at - 1]?.endsWith(',') || /\w{3}/.test(word))))
  const titles = [...leading, ...rest].filter((word) => isTitle(word) && !words.includes(word))
  return words.length > 0 ? { titles, isCouple, words } : { titles: [], isCouple: false, words: all }
}

/** The words between the name that somebody bears and another one, as a note repeats them. */
const otherNames: [RegExp, string][] = [
  [/^(nee?(\(e\))?|born)$/, 'Née'],
  [/^(epouse|epse|ep)$/, 'Épouse'],
  [/^(veuve|vve|vv|ve)$/, 'Veuve'],
  [/^(divorcee?)$/, 'Divorcée'],
]

/**
 * Takes the other name away: « DUPONT née MARTIN Claire » is Claire DUPONT with a note « Née MARTIN ». Of what follows
 * the word, the other name is what is in capitals, else the first word, unless both names are there already.
 */
function withoutOtherName(words: string[]): { names: string[]; other: string[]; keyword: string } {
  const found = words.flatMap((word, at) => {
    const bare = fold(word).replaceAll('.', '')
    const keyword = at > 0 && at < words.length - 1 && otherNames.find(([pattern]) => pattern.test(bare))?.[1]
    return keyword ? [{ at, keyword }] : []
  })[0]
  if (!found) return { names: words, other: [], keyword: '' }
  const [before, after] = [words.slice(0, found.at), words.slice(found.at + 1)]
  const capitals = after.findIndex((word) => !isCapital(word))
  const isWhole = before.length > 1 && !before.every(isCapital)
  const count = isWhole || capitals < 0 ? after.length : Math.max(capitals, lastNameLength(after))
  return { names: [...before, ...after.slice(count)], other: after.slice(0, count), keyword: found.keyword }
}

type Parts = { first: string[]; last: string[]; isSure: boolean }

function byComma(words: string[]): Parts | null {
  const [last = '', first = '', ...others] = words.join(' ').split(',')
  return last.trim() && first.trim() && others.length === 0
    ? { first: [first.trim()], last: [last.trim()], isSure: true }
    : null
}

function byCapitals(words: string[]): Parts | null {
  const from = words.findIndex(isCapital)
  const particles = from > 1 ? words.slice(0, from).findLastIndex((word) => !isParticle(word)) + 1 : from
  const isLast = (word: string, at: number) => isCapital(word) || (at >= particles && at < from && at > 0)
  const last = words.filter(isLast)
  const first = words.filter((word, at) => !isLast(word, at))
  return last.length > 0 && first.length > 0 ? { first, last, isSure: true } : null
}

function isCapital(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
}

function byOrder(words: string[], order: NameOrder): Parts {
  const isShouted = words.every(isCapital)
  if (words.length === 1) return { first: words, last: [], isSure: false }
  if (order === 'firstNameFirst') {
    const particle = words.findIndex((word, at) => at > 0 && isParticle(word) && at < words.length - 1)
    const end = particle > 0 ? particle : 1
    return {
      first: words.slice(0, end),
      last: words.slice(end),
      isSure: !isShouted && !isParticle(words[0] ?? '') && (words.length === 2 || particle > 0),
    }
  }
  const end = Math.min(lastNameLength(words), words.length - 1)
  return { first: words.slice(end), last: words.slice(0, end), isSure: true }
}

/** Words with which a last name begins: « Le Gall Yann ». */
const particles = new Set(['da', 'de', 'del', 'der', 'di', 'do', 'dos', 'du', 'el', 'la', 'le', 'van', 'von'])

function isParticle(word: string): boolean {
  return particles.has(fold(word))
}

/** Returns the number of words of the last name at the beginning: its particles, and one more. */
function lastNameLength(words: string[]): number {
  return (
    Math.max(
      0,
      words.findIndex((word) => !isParticle(word)),
    ) + 1
  )
}
