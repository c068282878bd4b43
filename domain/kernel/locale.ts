import type { Language } from './language.ts'

/** The locale whose numbers, months and weekdays a language of the product uses. */
export const locales = { fr: 'fr-FR', en: 'en-GB' } satisfies Record<Language, string>
