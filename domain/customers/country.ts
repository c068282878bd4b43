import { getCountries } from 'libphonenumber-js/min'
import type { Language } from '../kernel/language.schema.ts'
import { languages } from '../kernel/language.ts'
import { fold } from '../kernel/text.ts'

/** Returns the name of a country; its two letters where it has no name. */
export function countryName(code: string, language: Language): string {
  return names(language).of(code) ?? code
}

/** Reads the two letters of a country, or its name in either language. Returns the two letters, or null. */
export function readCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  return byName().get(fold(text)) ?? (/^[A-Z]{2}$/.test(code) ? code : null)
}

const known = new Map<Language, Intl.DisplayNames>()

/** Creates the names at their first use: they are slow to create, and few calls need them. */
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
