import type { Sentence } from '../../kernel/language.ts'

/** The sentence for a plate that is not a SIV plate. */
export const plateFormatProblem: Sentence = {
  fr: 'Le format de l’immatriculation est incorrect',
  en: 'Registration format is not correct',
}

const siv = /^([a-z]{2})[^a-z0-9]{0,3}([0-9]{3})[^a-z0-9]{0,3}([a-z]{2})$/i

/** Returns a plate as stored: lower-case letters and digits only. */
export function normalisePlate(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * Returns true for a SIV plate: two letters, three digits, two letters, with hyphens, spaces or other signs between the
 * groups.
 */
export function isSivPlate(text: string): boolean {
  return siv.test(text.trim())
}

/**
 * Writes a plate for the user: AA-123-AA; 1234 AB 971 for the former numbers, AB-123-C for mopeds, any other in
 * capitals.
 */
export function formatPlate(plate: string): string {
  const text = normalisePlate(plate).toUpperCase()
  const groups = /^([A-Z]{2})(\d{3})([A-Z]{2})$/.exec(text) ?? /^([A-Z]{1,2})(\d{2,3})([A-Z])$/.exec(text)
  if (groups) return groups.slice(1).join('-')
  const former = /^(\d{1,4})([A-Z]{1,3})(\d{2,3}|2[AB])$/.exec(text)
  return former ? former.slice(1).join(' ') : text
}

/** Every plate has a digit and at most ten letters and digits. */
const longest = 10

/**
 * Returns the form of a plate: `usual` for AA-123-AA, `other` for a temporary (WW), older or foreign one, which needs a
 * confirmation. Null for text that is no plate.
 */
export function plateForm(text: string): 'usual' | 'other' | null {
  if (isSivPlate(text)) return /^ww/i.test(text.trim()) ? 'other' : 'usual'
  return /\d/.test(text) && normalisePlate(text).length <= longest ? 'other' : null
}

/** Returns true for text that can only be a French plate: AA-123-AA, or a former one such as 1234 AB 971. */
export function isFrenchPlate(text: string): boolean {
  return text.length <= 20 && (isSivPlate(text) || former.test(normalisePlate(text)))
}

const former = /^\d{1,4}[a-z]{1,3}(\d{2,3}|2[ab])$/

/**
 * Writes text that holds French plates alone one a line, whatever separates them. Any other text, such as a table or a
 * column with other plates, stays unchanged.
 */
export function plateLines(text: string): string {
  const parts = text.split(/[\r\n,;\t]/).map((part) => part.replaceAll('"', '').trim())
  const plates = parts.filter(Boolean).flatMap((part) => (isFrenchPlate(part) ? [part] : part.split(/\s+/)))
  return plates.every(isFrenchPlate) ? plates.join('\n') : text
}
