import { readName } from '@filao/domain/imports/cells'
import { isNoCategory } from '@filao/domain/imports/refusals'
import type { Sentence } from '@filao/domain/kernel/language'
import { guillemets } from '@filao/domain/kernel/text'
import { isNoLength } from '@filao/domain/pricing/import/refusals'
import { readDays, readHours, readLength, readMarkedHours } from '@filao/domain/pricing/import/rental-length'
import { readTypedPrice } from '@filao/domain/pricing/typed-price'

/** The rows and columns of a season's grid. */
export type GridEdges = {
  categories: readonly { id: number; code: string; name: string }[]
  lengths: readonly number[]
  /** True where the lengths are hours. */
  isByHour?: boolean
}

/** Identifies the category or the length that heads a line of prices; otherwise holds why it is neither. */
export type Headed = { is: number } | { why: Sentence }

/** A block of a spreadsheet, with its prices apart from their headings. */
type PastedTable = {
  values: readonly (readonly string[])[]
  /** The category of each row of prices; null for a block without a column of categories. */
  categories: Headed[] | null
  /** The length of each column of prices; null for a block without a row of lengths. */
  lengths: Headed[] | null
}

type Block = readonly (readonly string[])[]
type NameReader = (text: string) => number | string
/** Reads a length, also as a number alone, and one that has a mark: « 7 j », « 4 h ». */
type Units = { read: (text: string) => number | null; readMarked: (text: string) => number | null }

/**
 * Tells the prices of a block from its headings: a row of lengths (« 1 jour », « 7+ », or numbers alone that grow), and
 * leading columns with the code or name of a category, an agency or a model. A block may have both, one of them or
 * none.
 */
export function readPastedTable(block: Block, { categories, lengths, isByHour }: GridEdges): PastedTable {
  const units = isByHour ? { read: readHours, readMarked: readMarkedHours } : { read: readDays, readMarked: readLength }
  const names = categories.map(({ id, code, name }) => [id, [code, name, `${code} ${name}`]] as const)
  const read: NameReader = (text) => readName(text, names)
  const { width, category } = leadingColumns(block, read, units)
  const heading = headingRow(block, width, read, (cells) => isRowOfLengths(cells, width > 0, lengths, units))
  const rows = block.slice(heading + 1).filter((row) => category === null || row.some((cell) => cell.trim()))
  const headings = block[heading]?.slice(width)
  return {
    values: rows.map((row) => row.slice(width)),
    categories:
      category === null
        ? null
        : headed(
            rows.map((row) => row[category] ?? ''),
            read,
            isNoCategory,
          ),
    lengths: headings ? headed(headings, (text) => units.read(text.trim()) ?? text, isNoLength) : null,
  }
}

/** Reads the headings of rows or columns. The prices of one that is there twice are refused the second time. */
function headed(texts: readonly string[], read: NameReader, refusal: (text: string) => Sentence): Headed[] {
  const seen = new Set<number>()
  return texts.map((written) => {
    const text = written.trim()
    const is = text === '' ? '' : read(text)
    if (typeof is === 'string') return { why: text === '' ? hasNoHeading : refusal(text) }
    if (seen.has(is)) return { why: isTwice(text) }
    seen.add(is)
    return { is }
  })
}

/** Returns the number of columns before the prices, and the one that names categories; null for a block without one. */
function leadingColumns(block: Block, read: NameReader, units: Units): { width: number; category: number | null } {
  const widest = Math.max(...block.map((row) => row.length))
  const columns = Array.from({ length: widest }, (_, at) => block.flatMap((row) => row[at]?.trim() || []))
  const isNamed = (cell: string) => typeof read(cell) === 'number'
  const firstPrices = columns.findIndex((cells) => !cells.every((cell) => isNamed(cell) || isLabel(cell, units)))
  const leading = columns.slice(0, Math.max(0, firstPrices))
  const named = leading.findIndex((cells) => cells.some(isNamed))
  // Texts that differ from row to row are names, of categories that the company does not have.
  const differs = (cells: string[]) => new Set(cells).size > 1
  const category = named < 0 ? leading.findIndex(differs) : named
  if (category < 0) return { width: 0, category: null }
  const others = leading.slice(category + 1)
  const end = others.findIndex((cells) => !differs(cells) && !cells.some(isNamed))
  return { width: category + 1 + (end < 0 ? others.length : end), category }
}

/** Returns the position of the row of lengths, which has prices below it and none above; -1 for a block without one. */
function headingRow(
  block: Block,
  width: number,
  read: NameReader,
  isOfLengths: (cells: readonly string[]) => boolean,
): number {
  const at = block.slice(0, -1).findIndex((row) => {
    const isOfCategory = row.slice(0, width).some((cell) => typeof read(cell) === 'number')
    return !isOfCategory && isOfLengths(row.slice(width))
  })
  const above = block.slice(0, Math.max(0, at))
  return above.some((row) => row.some(isPrice)) ? -1 : at
}

/**
 * Numbers alone are lengths where they grow, as prices of a day never do: beside a column of categories, or where the
 * grid has each of them.
 */
function isRowOfLengths(
  cells: readonly string[],
  hasCategories: boolean,
  lengths: readonly number[],
  { read, readMarked }: Units,
): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const days = filled.flatMap((cell) => read(cell) ?? [])
  const isGrowing = days.every((count, at) => at === 0 || count > (days[at - 1] ?? 0) || count === days[0])
  if (days.length === 0 || !isGrowing || filled.some((cell) => read(cell) === null && isPrice(cell))) return false
  if (filled.some((cell) => readMarked(cell) !== null)) return true
  const isOfGrid = days.every((count) => lengths.includes(count))
  return hasCategories ? days.length > 1 || isOfGrid : new Set(days).size > 1 && isOfGrid
}

/** A text beside prices is neither a price nor a length. */
function isLabel(cell: string, { readMarked }: Units): boolean {
  return /\p{L}/u.test(cell) && !isPrice(cell) && readMarked(cell) === null
}

function isPrice(cell: string): boolean {
  const typed = readTypedPrice(cell)
  return 'value' in typed && typed.value !== null
}

const hasNoHeading: Sentence = {
  fr: 'Ces prix n’ont pas de catégorie ou pas de durée.',
  en: 'These prices have no category or no length.',
}

function isTwice(text: string): Sentence {
  return {
    fr: `${guillemets(text)} est deux fois dans le tableau collé.`,
    en: `'${text}' is in the pasted table twice.`,
  }
}
