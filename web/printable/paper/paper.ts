import { languagesOf } from '@filao/domain/customers/paper-languages'
import { inEach } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { paperMessages } from './messages.ts'

/** The parts of a paper that decide its languages; `languages` is empty in papers of earlier versions. */
export type InLanguages = { languages: readonly Language[]; customer: { language: Language } }

/**
 * Returns the languages of a paper, its first one, the texts of the catalogue in all of them, and `say`, which joins a
 * text in each.
 */
export function paperOf({ languages: stored, customer }: InLanguages) {
  const languages = languagesOf(stored, customer.language)
  const [language] = languages
  const say = (text: Parameters<typeof inEach>[1]) => inEach(languages, text)
  return { languages, language, say, w: wordsIn(paperMessages, languages) }
}

/** Returns a catalogue whose texts are in each of these languages: « Locataire / Customer ». */
export function wordsIn<Words extends object>(
  catalogues: Record<Language, Words>,
  languages: readonly [Language, ...Language[]],
): Words {
  const [first, ...others] = languages.map((language) => catalogues[language])
  return others.reduce<unknown>(joined, first) as Words
}

function joined(first: unknown, second: unknown): unknown {
  if (typeof first === 'function') {
    return (...args: unknown[]) => joined(first(...args), (second as typeof first)(...args))
  }
  if (typeof first === 'string') return first === second ? first : `${first} / ${second}`
  const seconds = second as Record<string, unknown>
  return Object.fromEntries(Object.entries(first as object).map(([key, value]) => [key, joined(value, seconds[key])]))
}
