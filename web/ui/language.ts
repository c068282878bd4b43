import type { Language } from '@filao/domain/kernel/language'
import { useTranslation } from 'react-i18next'

/** Returns the language of the screen, for the words in `domain`: `roleLabels[role][useLanguage()]`. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'fr'
}
