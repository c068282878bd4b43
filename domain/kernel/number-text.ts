import type { Language } from './language.schema.ts'
import { locales } from './language.ts'

const formats = {
  fr: new Intl.NumberFormat(locales.fr),
  en: new Intl.NumberFormat(locales.en),
} satisfies Record<Language, Intl.NumberFormat>

/** Writes a number with the thousands separators of a language: « 1 234 », '1,234'. */
export function formatNumber(value: number, language: Language): string {
  return formats[language].format(value)
}
