import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

/** Returns the language of the screen, for the words in `domain`: `roleLabels[role][useLanguage()]`. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'fr'
}

/** Returns the labels of a noun's fields in the language of the screen: `useLabels(vehicleLabels).vin`. */
export function useLabels<Field extends string>(labels: Record<Field, Sentence>): Record<Field, string> {
  const language = useLanguage()
  const texts = Object.entries<Sentence>(labels).map(([field, label]) => [field, label[language]])
  return Object.fromEntries(texts) as Record<Field, string>
}

/** Changes the language of every screen; the user's account stores it. */
export async function changeLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language)
}

/** Loads the words of a screen before it shows. */
export function loadMessages(...features: string[]): Promise<void> {
  return i18next.loadNamespaces(features)
}
