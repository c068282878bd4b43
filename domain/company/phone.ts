import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import type { Sentence } from '../kernel/language.ts'
import { fieldProblem } from '../kernel/problem.ts'

/**
 * Returns the international digits, without the plus, of a number typed or imported in a territory, or null when
 * invalid. « 0690 12 34 56 » is 590690123456 everywhere, since the first digits identify a territory in the French
 * numbering plan.
 */
export function parsePhone(text: string, territory: CountryCode): string | null {
  if (text.length > 40) return null
  const digits = text.replaceAll(/\D/g, '')
  if (text.includes('+') || digits.startsWith('00')) return valid(text, territory)
  // A spreadsheet removes the zero of 0690 12 34 56, and the plus of +590 690 12 34 56.
  if (/^[1-9]\d{8}$/.test(digits)) return national(`0${digits}`, territory) ?? valid(`+${digits}`)
  if (/^[1-9]\d{9,}$/.test(digits)) return valid(`+${digits}`) ?? valid(text, territory)
  return /^0\d{9}$/.test(digits) ? national(digits, territory) : valid(text, territory)
}

/** The numbers formatted last, since a list or an export has the same ones again and formatting is slow. */
const formatted = new Map<string, string>()
const mostFormatted = 5000

/** Writes stored digits as people dial them: 0690 12 34 56, and +1 212 555 0123 for other countries. */
export function formatPhone(digits: string): string {
  const known = formatted.get(digits)
  if (known !== undefined) return known
  if (formatted.size >= mostFormatted) formatted.clear()
  const text = dialled(digits)
  formatted.set(digits, text)
  return text
}

function dialled(digits: string): string {
  const number = parsePhoneNumber(`+${digits}`)
  const local = number?.formatNational() ?? ''
  // Numbers that begin otherwise belong to no single territory when they are read back.
  return /^0[1-7]/.test(local) && parsePhone(local, 'FR') === digits ? local : international(digits)
}

/** Writes a company's typed number with its country code, for customers abroad; an invalid one stays unchanged. */
export function phoneText(typed: string, territory: CountryCode): string {
  const digits = parsePhone(typed, territory)
  return digits ? international(digits) : typed
}

/**
 * Writes a company's stored number as customers abroad dial it too: +590 590 12 34 56. What earlier versions stored as
 * typed stays as it is.
 */
export function companyPhone(stored: string | null): string | null {
  return stored !== null && isPhone(stored) ? international(stored) : stored
}

function international(digits: string): string {
  return parsePhoneNumber(`+${digits}`)?.formatInternational() ?? `+${digits}`
}

/** Returns true when text is a phone number as stored: the digits of a valid international number, without the plus. */
export function isPhone(digits: string): boolean {
  return /^\d{6,15}$/.test(digits) && valid(`+${digits}`) !== null
}

/** Returns the two letters of the country of a stored number; null for an invalid one. */
export function phoneCountry(digits: string): string | null {
  return (isPhone(digits) && parsePhoneNumber(`+${digits}`)?.country) || null
}

/** Refuses an invalid typed number, at the path of its field. */
export function checkPhone(path: string, typed: string | null | undefined, territory: CountryCode): void {
  if (typed && !parsePhone(typed, territory)) throw fieldProblem(path, 'phone', notAPhone)
}

/** The sentence for an invalid phone number. */
export const notAPhone: Sentence = {
  fr: 'Ce numéro de téléphone n’est pas valable',
  en: 'This phone number is not valid',
}

/** The territory of each beginning of a ten-digit number (numbering plan of the ARCEP). */
const territories: [RegExp, CountryCode][] = [
  [/^0(590|69[01]|7090)/, 'GP'],
  [/^0(596|69[67]|7091)/, 'MQ'],
  [/^0(594|694|7093[0-4])/, 'GF'],
  [/^0(26[23]|69[23]|7092)/, 'RE'],
  [/^0(269|639|7093[5-9])/, 'YT'],
  [/^0508/, 'PM'],
]

/**
 * Reads a number of ten digits. 08 and 09 are used in every territory; any other unlisted beginning is of mainland
 * France.
 */
function national(digits: string, territory: CountryCode): string | null {
  if (/^0[89]/.test(digits)) return valid(digits, territory) ?? valid(digits, 'FR')
  const named = territories.find(([beginning]) => beginning.test(digits))?.[1] ?? 'FR'
  // Numbers of Saint-Pierre-et-Miquelon have six digits; callers elsewhere dial 0508 before them.
  return named === 'PM' ? valid(`+508${digits.slice(4)}`) : valid(digits, named)
}

function valid(text: string, territory?: CountryCode): string | null {
  const number = parsePhoneNumber(text, territory)
  return number?.isValid() ? number.number.slice(1) : null
}
