import { readName } from '@filao/domain/imports/cells'
import { isNoCategory } from '@filao/domain/imports/refusals'
import type { Sentence } from '@filao/domain/kernel/language'
import { guillemets } from '@filao/domain/kernel/text'
import { isNoLength } from '@filao/domain/pricing/import/refusals'
import { readDays, readLength } from '@filao/domain/pricing/import/rental-length'
import { readTypedPrice } from '@filao/domain/pricing/typed-price'

/** The rows and columns of a season's grid. */
export type GridEdges = {
  categories: readonly { id: number; code: string; name: string }[]
  lengths: readonly number[]
}

/** Identifies the category or the length in days that heads a line of prices; otherwise holds why it is neither. */
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

/**
 * Tells the prices of a block from its headings: a row of lengths (« 1 jour », « 7+ », or numbers alone that grow), and
 * leading columns with the code or name of a category, an agency or a model. A block may have both, one of them or
 * none.
 */
export function readPastedTable(block: Block, { categories, lengths }: GridEdges): PastedTable {
  const names = categories.map(({ id, code, name }) => [id, [code, name, `${code} ${name}`]] as const)
  const read: NameReader = (text) => readName(text, names)
  const { width, category } = leadingColumns(block, read)
  const heading = headingRow(block, width, read, lengths)
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
    lengths: headings ? headed(headings, (text) => readDays(text.trim()) ?? text, isNoLength) : null,
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
function leadingColumns(block: Block, read: NameReader): { width: number; category: number | null } {
  const widest = Math.max(...block.map((row) => row.length))
  const columns = Array.from({ length: widest }, (_, at) => block.flatMap((row) => row[at]?.trim() || []))
  const isNamed = (cell: string) => typeof read(cell) === 'number'
  const firstPrices = columns.findIndex((cells) => !cells.every((cell) => isNamed(cell) || isLabel(cell)))
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
function headingRow(block: Block, width: number, read: NameReader, lengths: readonly number[]): number {
  const at = block.slice(0, -1).findIndex((row) => {
    const isOfCategory = row.slice(0, width).some((cell) => typeof read(cell) === 'number')
    return !isOfCategory && isRowOfLengths(row.slice(width), width > 0, lengths)
  })
  const above = block.slice(0, Math.max(0, at))
  return above.some((row) => row.some(isPrice)) ? -1 : at
}

/**
 * Numbers alone are lengths where they grow, as prices of a day never do: beside a column of categories, or where the
 * grid has each of them.
 */
function isRowOfLengths(cells: readonly string[], hasCategories: boolean, lengths: readonly number[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const days = filled.flatMap((cell) => readDays(cell) ?? [])
  const isGrowing = days.every((count, at) => at === 0 || count > (days[at - 1] ?? 0) || count === days[0])
  if (days.length === 0 || !isGrowing || filled.some((cell) => readDays(cell) === null && isPrice(cell))) return false
  if (filled.some((cell) => readLength(cell) !== null)) return true
  const isOfGrid = days.every((count) => lengths.includes(count))
  return hasCategories ? days.length > 1 || isOfGrid : new Set(days).size > 1 && isOfGrid
}

/** A text beside prices is neither a price nor a length. */
function isLabel(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isPrice(cell) && readLength(cell) === null
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
