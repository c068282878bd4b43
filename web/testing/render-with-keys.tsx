import type { Language } from '@filao/domain/kernel/language.schema'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

/**
 * Renders an element in a test to HTML, with no words loaded: each text is its key, followed by the values passed with
 * it, as in `payment.rest 25,00 €`.
 */
export function renderWithKeys(element: ReactElement, language: Language = 'fr'): string {
  return renderToString(<I18nextProvider i18n={languages[language]}>{element}</I18nextProvider>)
}

const languages = { fr: withoutWords('fr'), en: withoutWords('en') }

function withoutWords(language: Language) {
  const i18n = i18next.createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: (key, _, { lng, lngs, ns, keyPrefix, ...values }) =>
      [key, ...Object.values(values)].join(' '),
  })
  void i18n.init()
  return i18n
}
