import type { Language } from './language.schema.ts'

/** The languages of the product, for users and customers. */
export const languages = ['fr', 'en'] as const

/** The locale that formats numbers, months and weekdays in each language of the product. */
export const locales = { fr: 'fr-FR', en: 'en-GB' } satisfies Record<Language, string>

/** A sentence for the user or the customer, in every language of the product. */
export type Sentence = Record<Language, string>

/** The name of each language. */
export const languageLabels = {
  fr: { fr: 'Français', en: 'French' },
  en: { fr: 'Anglais', en: 'English' },
} satisfies Record<Language, Sentence>

/** A thing with the company's own name and the one that it gave for English readers, if any. */
export type NamedInEnglish<Name = string> = { name: Name; nameEn?: string | null | undefined }

/** Returns the name of a thing for a customer who reads this language: without an English one the company's own. */
export function nameIn<Name>({ name, nameEn }: NamedInEnglish<Name>, language: Language): Name | string {
  return language === 'en' ? (nameEn ?? name) : name
}

/** Returns a text in each of these languages, equal texts once: « Locataire / Customer ». */
export function inEach(wanted: readonly Language[], text: Sentence | ((language: Language) => string)): string {
  const texts = wanted.map((language) => (typeof text === 'function' ? text(language) : text[language]))
  return [...new Set(texts)].join(' / ')
}
