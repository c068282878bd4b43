import type { Sentence } from '../kernel/language.ts'

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

/** The plates of an imported file, without repetitions, and the numbers of repeated plates and of dropped cells. */
export type FilePlates = { plates: string[]; repeated: number; dropped: number }

/**
 * Reads the plates of an imported file, normalised, in the file's order. Cells are separated by commas; a cell that is
 * not a plate is also split at the semicolons and tabs of French spreadsheets, and any other cell is dropped.
 */
export function platesInCsv(text: string): FilePlates {
  const cells = text
    .split(/[,\r\n]/)
    .flatMap((cell) => (isPlateCell(cell) ? [cell] : cell.split(/[;\t]/)))
    .filter((cell) => /[^\s"\ufeff]/.test(cell))
  const found = cells.filter(isPlateCell).map(normalisePlate)
  const plates = [...new Set(found)]
  return { plates, repeated: found.length - plates.length, dropped: cells.length - found.length }
}

/**
 * Typed plates. `others` are temporary (WW) or of another form (older, foreign) and need a confirmation; `unreadable`
 * are not plates.
 */
type TypedPlates = { plates: string[]; others: string[]; unreadable: string[] }

/** Every plate has a digit and at most ten letters and digits. */
const longest = 10

/** Reads typed or pasted plates, separated by line ends, commas or spaces, normalised and without repetitions. */
export function typedPlates(text: string): TypedPlates {
  const parts = text
    .split(/[\r\n,;\t]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => (isSivPlate(part) || !part.split(/\s+/).every(isSivPlate) ? [part] : part.split(/\s+/)))
  const isUsual = (part: string) => isSivPlate(part) && !/^ww/i.test(part)
  const others = parts.filter((part) => !isUsual(part))
  const isReadable = (part: string) => /\d/.test(part) && normalisePlate(part).length <= longest
  return {
    plates: [...new Set(parts.filter(isUsual).map(normalisePlate))],
    others: [...new Set(others.filter(isReadable).map(normalisePlate))],
    unreadable: [...new Set(others.filter((part) => !isReadable(part)))],
  }
}

function isPlateCell(cell: string): boolean {
  return isSivPlate(cell.replace(/^[\s"\ufeff]+/, '').replace(/["\s]{1,9}$/, ''))
}
