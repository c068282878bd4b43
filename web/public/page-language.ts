import type { Language } from '@filao/domain/kernel/language.schema'
import { useEffect, useState } from 'preact/hooks'
import { messages } from './reservation/catalogue.ts'

/** The name of each language in itself. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English' }

const known = Object.keys(languageNames) as Language[]

/**
 * The language chosen on the page, else the customer's, else the browser's. The choice is in the address, so that a
 * reload keeps it and nothing is stored on the phone.
 */
export function usePageLanguage(ofCustomer: Language | undefined): [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState(() => find([new URLSearchParams(location.search).get('lang') ?? '']))
  const language = chosen ?? ofCustomer ?? find(navigator.languages) ?? 'fr'
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choose = (wanted: Language) => {
    history.replaceState(null, '', `${location.pathname}?lang=${wanted}`)
    setChosen(wanted)
  }
  return [language, choose]
}

/** Sets the title of the browser's tab to the reservation. */
export function usePageTitle(language: Language, title: string | undefined): void {
  useEffect(() => {
    document.title = `${title ?? messages[language].untitled} · Filao`
  }, [language, title])
}

function find(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => known.find((language) => tag.startsWith(language))).find(Boolean)
}
