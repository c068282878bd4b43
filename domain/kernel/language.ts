import { z } from 'zod'

/** The languages of the product, for users and customers. */
export const languages = ['fr', 'en'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** A sentence for the user or the customer, in every language of the product. */
export type Sentence = Record<Language, string>

/** The name of each language. */
export const languageLabels = {
  fr: { fr: 'Français', en: 'French' },
  en: { fr: 'Anglais', en: 'English' },
} satisfies Record<Language, Sentence>

/** Returns a text in each of these languages, equal texts once: « Locataire / Customer ». */
export function inEach(wanted: readonly Language[], text: Sentence | ((language: Language) => string)): string {
  const texts = wanted.map((language) => (typeof text === 'function' ? text(language) : text[language]))
  return [...new Set(texts)].join(' / ')
}
