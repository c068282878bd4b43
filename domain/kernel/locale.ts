import type { Language } from './language.ts'

/** The locale that formats numbers, months and weekdays in each language of the product. */
export const locales = { fr: 'fr-FR', en: 'en-GB' } satisfies Record<Language, string>
