import { getCountries } from 'libphonenumber-js/min'
import { type Language, languages } from '../kernel/language.ts'
import { fold } from '../kernel/text.ts'

/** What a country is called; its letters where it has no name. */
export function countryName(code: string, language: Language): string {
  return names(language).of(code) ?? code
}

/** The two letters of a country given by them, or by its name in either language. Null where there is none. */
export function readCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  return byName().get(fold(text)) ?? (/^[A-Z]{2}$/.test(code) ? code : null)
}

const known = new Map<Language, Intl.DisplayNames>()

/** Made when first wanted: they are slow to make, and few calls want them. */
function names(language: Language): Intl.DisplayNames {
  const made = known.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  known.set(language, made)
  return made
}

let codes: Map<string, string> | null = null

function byName(): Map<string, string> {
  codes ??= new Map(
    getCountries()
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .flatMap((code) => languages.map((language): [string, string] => [fold(countryName(code, language)), code])),
  )
  return codes
}
