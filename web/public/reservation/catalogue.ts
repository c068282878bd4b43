import { fillPlaceholders } from '@filao/domain/company/placeholders'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en } from './messages.en.ts'
import { fr, type Messages } from './messages.fr.ts'

/** The page's words: both languages are bundled, so that the switch requests nothing. */
export const messages: Record<Language, Messages> = { fr, en }

/** The language of the page. */
export const PageLanguage = createContext<Language>('fr')

/** Returns the words of the page in its language, and that language. */
export function useMessages(): { w: Messages; language: Language } {
  const language = useContext(PageLanguage)
  return { w: messages[language], language }
}

/** Returns a sentence with its slots filled. */
export function say(sentence: string, values: Record<string, string>): string {
  return fillPlaceholders(sentence, values)
}

/** Returns a sentence in the singular or the plural of a number, which it may contain. */
export function counted(forms: { one: string; other: string }, count: number, language: Language): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return say(form, { count: formatNumber(count, language) })
}
