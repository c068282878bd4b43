import { fillPlaceholders } from '@filao/domain/company/placeholders'
import type { Language } from '@filao/domain/kernel/language'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en } from './messages.en.ts'
import { fr, type Words } from './messages.fr.ts'

/** The page's words in each language: both come with it, so that the switch asks for nothing. */
export const words: Record<Language, Words> = { fr, en }

/** The language the page is read in. */
export const PageLanguage = createContext<Language>('fr')

/** The words of the page in its language, and that language. */
export function useWords(): { w: Words; language: Language } {
  const language = useContext(PageLanguage)
  return { w: words[language], language }
}

/** A sentence with its slots filled. */
export function say(sentence: string, values: Record<string, string>): string {
  return fillPlaceholders(sentence, values)
}

/** A sentence in the singular or the plural of a number, which it may name. */
export function counted(forms: { one: string; other: string }, count: number, language: Language): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return say(form, { count: String(count) })
}
