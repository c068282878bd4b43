import type { Language } from '@filao/domain/kernel/language'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { numbers } from './number-formatter.ts'

/** Repeats the list so that the sign-in screen does not load the schemas; the type keeps it correct. */
const languages = Object.keys({ fr: true, en: true } satisfies Record<Language, true>) as Language[]

type Catalogue = Record<string, unknown>

/**
 * Finds `messages.<language>.ts` of the product, of each feature and of a feature's part; each is a small file loaded
 * with its screen.
 */
const catalogues = import.meta.glob<Record<string, Catalogue>>([
  './messages.*.ts',
  '../ui/messages.*.ts',
  '../features/**/messages.*.ts',
])

const remembered = 'filao:language'

/** Starts the catalogues in the language chosen before, else the browser's. */
export async function startLanguages(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
    localStorage.setItem(remembered, language)
  })
  await i18next
    .use(backend)
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(localStorage.getItem(remembered), navigator.languages),
      supportedLngs: languages,
      load: 'languageOnly',
      fallbackLng: false,
      ns: [],
      // Numbers get thousands separators, so a year is passed as text.
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
}

/** Loads the words of a screen before it shows. */
export function loadWords(...features: string[]): Promise<void> {
  return i18next.loadNamespaces(features)
}

/** Changes the language of every screen; the user's account stores it. */
export async function changeLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language)
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

async function readCatalogue(language: string, name: string): Promise<Catalogue> {
  const file = ['app', 'ui'].includes(name) ? (name === 'app' ? './' : '../ui/') : `../features/${name}/`
  const load = catalogues[`${file}messages.${language}.ts`]
  if (!load) throw new Error(`No messages.${language}.ts for ${name}`)
  return (await load())[language] as Catalogue
}

/** Returns the language chosen before, else the first of the browser's that the product supports, else French. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): Language {
  const all: readonly string[] = languages
  const found = [chosen ?? '', ...wished].map((tag) => tag.slice(0, 2)).find((tag) => all.includes(tag))
  return (found ?? 'fr') as Language
}
