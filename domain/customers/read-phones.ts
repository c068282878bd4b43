import type { CountryCode } from 'libphonenumber-js/min'
import { parsePhone } from '../company/phone.ts'

/**
 * Reads the phone numbers of a cell, which may hold several. An invalid one stays unchanged, so that the refusal can
 * name it.
 */
export function readPhones(text: string, region: CountryCode): string[] {
  const numbers = text.split(/[/,;|\n]/).map((number) => number.trim())
  return numbers.filter(Boolean).map((number) => parsePhone(number, region) ?? number)
}
