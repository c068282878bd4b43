import type { User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language.schema'
import { peekEarly } from '#api/early'
import { urlOf } from '#api/input'
import { remember } from '#api/remember'

/** Repeats the list so that the sign-in screen does not load the schemas; the type keeps it correct. */
export const languages = Object.keys({ fr: true, en: true } satisfies Record<Language, true>) as Language[]

type Catalogue = Record<string, unknown>

/** The catalogues of the frame and of the screens that people open first. */
const first = [
  'app',
  'cash',
  'customers',
  'home',
  'planning/board',
  'planning/card',
  'planning/moving',
  'rentals',
  'ui',
  'upkeep',
] as const
type First = (typeof first)[number]

const firstWords: Record<string, () => Promise<Record<First, Catalogue>>> = {
  fr: () => import('./first-messages.fr.ts'),
  en: () => import('./first-messages.en.ts'),
}

/**
 * Finds `messages.<language>.ts` of each other feature and of a feature's part; each is a small file loaded with its
 * screen.
 */
const catalogues = import.meta.glob<Record<string, Catalogue>>([
  '../../features/**/messages.*.ts',
  '!../../features/{cash,customers,home,rentals,upkeep}/messages.*.ts',
  '!../../features/planning/{board,card,moving}/messages.*.ts',
])

const remembered = 'filao:language'

/** Reads the words of the product (`app`, `ui`), of a feature, or of a feature's part. */
export async function readCatalogue(language: string, name: string): Promise<Catalogue> {
  const early = first.find((one) => one === name)
  const load = catalogues[`../../features/${name}/messages.${language}.ts`]
  const found = early ? (await firstWords[language]?.())?.[early] : (await load?.())?.[language]
  if (!found) throw new Error(`No messages.${language}.ts for ${name}`)
  return found
}

/** Remembers the language of this browser for the next start. */
export function rememberLanguage(language: string): void {
  remember(remembered, language)
}

/** Returns the language that the page starts in, so that no words load in another one first. */
export async function languageAtStart(): Promise<Language> {
  return firstLanguage(localStorage.getItem(remembered) ?? (await languageOfUser()), navigator.languages)
}

/** Returns the language of the user for whom a browser with a session is asking already; null without an answer. */
async function languageOfUser(): Promise<string | null> {
  try {
    const response = await peekEarly(urlOf('/users/me', {}))
    // Copied before the session reads the answer.
    return response?.ok ? ((await response.clone().json()) as Pick<User, 'language'>).language : null
  } catch {
    return null
  }
}

/** Returns the language chosen before, else the first of the browser's that the product supports, else French. */
export function firstLanguage(chosen: string | null, wished: readonly string[]): Language {
  const all: readonly string[] = languages
  const found = [chosen ?? '', ...wished].map((tag) => tag.slice(0, 2)).find((tag) => all.includes(tag))
  return (found ?? 'fr') as Language
}
