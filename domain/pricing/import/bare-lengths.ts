import type { FieldReader } from '../../imports/headings.ts'
import { readDays } from './rental-length.ts'

/** The seasons and the headings by which lengths are recognised. */
export type LengthLabels = {
  isSeason: (text: string) => boolean
  /** Returns the heading of the prices from a number of days on; undefined for a number that is no usual length. */
  lengthHeading: (days: number) => string | undefined
}

/**
 * Returns the cells of a heading with its bare numbers, such as 1, 2, 3 and 7, as headings of lengths, and every other
 * row unchanged. A row of prices is not taken for a heading: it has no heading of categories, and its prices do not
 * grow from 1 € on.
 */
export function withLengths(cells: readonly string[], words: LengthLabels, read: FieldReader): readonly string[] {
  if (!isHeadingOfLengths(cells, words, read)) return cells
  return cells.map((cell) => (isBare(cell) ? (words.lengthHeading(Number(cell)) ?? cell) : cell))
}

function isHeadingOfLengths(cells: readonly string[], words: LengthLabels, read: FieldReader): boolean {
  const bare = cells.filter(isBare).map(Number)
  const lengths = cells.flatMap((cell) => readDays(cell.trim()) ?? [])
  const isUsual = bare.every((days) => words.lengthHeading(days) !== undefined)
  if (bare.length === 0 || lengths.length < 2 || !isUsual || !isGrowing(lengths)) return false
  return cells.some((cell) => isCategory(cell, read)) || (hasCorner(cells, words) && lengths[0] === 1)
}

/** Returns true for a first cell that is empty or a season, with at least three lengths beside it and nothing else. */
function hasCorner([corner = '', ...others]: readonly string[], words: LengthLabels): boolean {
  const filled = others.map((cell) => cell.trim()).filter(Boolean)
  const isLengths = filled.length >= 3 && filled.every((cell) => readDays(cell) !== null)
  return isLengths && (corner.trim() === '' || words.isSeason(corner))
}

/** « Catégorie 1 » is the name of a category. */
function isCategory(cell: string, read: FieldReader): boolean {
  return !/\d/.test(cell) && read(cell) === 'categoryId'
}

/** Under merged headings of seasons the lengths begin again. */
function isGrowing(lengths: readonly number[]): boolean {
  return lengths.every((days, at) => at === 0 || days > (lengths[at - 1] ?? 0) || days === lengths[0])
}

function isBare(cell: string): boolean {
  return /^\d{1,3}$/.test(cell.trim())
}
