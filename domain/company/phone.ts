import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { fieldProblem } from '../kernel/problem.ts'
import { rule } from '../kernel/validation.ts'

/**
 * The international digits, without the plus, of a number typed or imported in a territory, or null when it is none:
 * « 0690 12 34 56 » is 590690123456 everywhere, since the French numbering plan names its territory.
 */
export function parsePhone(text: string, territory: CountryCode): string | null {
  if (text.length > 40) return null
  const digits = text.replaceAll(/\D/g, '')
  if (text.includes('+') || digits.startsWith('00')) return valid(text, territory)
  // A spreadsheet takes the zero off 0690 12 34 56, and the plus off +590 690 12 34 56.
  if (/^[1-9]\d{8}$/.test(digits)) return national(`0${digits}`, territory) ?? valid(`+${digits}`)
  if (/^[1-9]\d{9,}$/.test(digits)) return valid(`+${digits}`) ?? valid(text, territory)
  return /^0\d{9}$/.test(digits) ? national(digits, territory) : valid(text, territory)
}

/** Stored digits as people read them: +590 690 12 34 56. */
export function formatPhone(digits: string): string {
  return parsePhoneNumber(`+${digits}`)?.formatInternational() ?? `+${digits}`
}

/** A typed number as people read it; what is none stays as it is. */
export function phoneText(typed: string, territory: CountryCode): string {
  const digits = parsePhone(typed, territory)
  return digits ? formatPhone(digits) : typed
}

/** Whether text is a phone number as stored: the digits of a valid international number, without the plus. */
export function isPhone(digits: string): boolean {
  return /^\d{6,15}$/.test(digits) && valid(`+${digits}`) !== null
}

/** The two letters of the country of a stored number; null for what is none. */
export function phoneCountry(digits: string): string | null {
  return (isPhone(digits) && parsePhoneNumber(`+${digits}`)?.country) || null
}

/** Refuses a typed number that is none, by the name of its field. */
export function checkPhone(path: string, typed: string | null | undefined, territory: CountryCode): void {
  if (typed && !parsePhone(typed, territory)) throw fieldProblem(path, 'phone', notAPhone)
}

/** What is said of a phone number that does not exist. */
export const notAPhone: Sentence = {
  fr: 'Ce numéro de téléphone n’est pas valable',
  en: 'This phone number is not valid',
}

export const PhoneDigits = z
  .string()
  .max(20)
  .refine(...rule(isPhone, 'phone', notAPhone))
export type PhoneDigits = z.infer<typeof PhoneDigits>

/** The territory that the beginning of a ten-digit number names (numbering plan of the ARCEP). */
const territories: [RegExp, CountryCode][] = [
  [/^0(590|69[01]|7090)/, 'GP'],
  [/^0(596|69[67]|7091)/, 'MQ'],
  [/^0(594|694|7093[0-4])/, 'GF'],
  [/^0(26[23]|69[23]|7092)/, 'RE'],
  [/^0(269|639|7093[5-9])/, 'YT'],
  [/^0508/, 'PM'],
]

/** A number of ten digits. 08 and 09 are in use in every territory; any other that names no territory is of the hexagon. */
function national(digits: string, territory: CountryCode): string | null {
  if (/^0[89]/.test(digits)) return valid(digits, territory) ?? valid(digits, 'FR')
  const named = territories.find(([beginning]) => beginning.test(digits))?.[1] ?? 'FR'
  // Numbers of Saint-Pierre-et-Miquelon have six digits; 0508 is dialled before them elsewhere.
  return named === 'PM' ? valid(`+508${digits.slice(4)}`) : valid(digits, named)
}

function valid(text: string, territory?: CountryCode): string | null {
  const number = parsePhoneNumber(text, territory)
  return number?.isValid() ? number.number.slice(1) : null
}
