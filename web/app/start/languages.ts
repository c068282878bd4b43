import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { numbers } from '../number-formatter.ts'
import { languageAtStart, languages, readCatalogue, rememberLanguage } from './app-messages.ts'

/** Starts the catalogues in the language chosen before, else the user's, else the browser's. */
export async function startLanguages(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
    rememberLanguage(language)
  })
  await i18next
    .use(backend)
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: await languageAtStart(),
      supportedLngs: languages,
      load: 'languageOnly',
      fallbackLng: false,
      ns: [],
      // Numbers get thousands separators, so a year is passed as text.
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, name, done) => {
    readCatalogue(language, name).then(
      (messages) => done(null, messages),
      (error: Error) => done(error, null),
    )
  },
}
