import { type FieldReader, fieldReader, withoutTotals } from '../../imports/headings.ts'
import type { ImportField } from '../../imports/kind.ts'
import type { Sheet } from '../../imports/table.ts'
import type { CsvRecord } from '../../kernel/table/csv.ts'
import { type LengthLabels, withLengths } from './bare-lengths.ts'

/** The fields, headings and season names by which the parts of a price list are recognised. */
export type PriceTableLabels = LengthLabels & {
  fields: readonly ImportField[]
  /** The headings to write above seasons and categories where the list has none. */
  headings: { season: string; categoryId: string }
}

/**
 * A column of a part of the list, by its field or else by its heading. `band` is the merged heading above it, where
 * lengths repeat under several ones.
 */
type Column = { key: string; heading: string; at: number; band: string | null }

/** A row of prices: the season that its position tells, and its texts by column. */
type Line = { line: number; season: string | null; texts: Map<string, string> }

/**
 * Returns a price list as one table with a row for each season and category. A season may be a column, the name of a
 * sheet, a line or a corner above a part of the list, or a merged heading above lengths that repeat.
 */
export function priceTable(sheets: readonly Sheet[], words: PriceTableLabels): CsvRecord[] {
  // The parts may have other headings for the same field: the first one stays.
  const headings = new Map<string, string>()
  const parts = sheets.map(({ name, rows }) => ({ name, lines: linesOf(rows, words, headings) })).filter(hasLines)
  if (parts.length === 0) return [...(sheets[0]?.rows ?? [])]
  const lines = parts.flatMap(({ name, lines }) => {
    const isSeason = name !== null && (parts.length > 1 || words.isSeason(name))
    return isSeason ? lines.map((line) => ({ ...line, season: line.season ?? name })) : lines
  })
  const hasSeasons = lines.some(({ season }) => season !== null)
  const keys = [...new Set([...(hasSeasons ? ['season'] : []), ...headings.keys()])]
  // The lines of several sheets, and those split by season, have the same numbers.
  const isNumbered = new Set(lines.map(({ line }) => line)).size === lines.length
  const rows = lines.map(({ line, season, texts }, at): CsvRecord => {
    const textOf = (key: string) => texts.get(key) || (key === 'season' && season) || ''
    return { line: isNumbered ? line : at + 2, cells: keys.map(textOf) }
  })
  return [{ line: 1, cells: keys.map((key) => headings.get(key) ?? words.headings.season) }, ...rows]
}

function hasLines({ lines }: { lines: Line[] }): boolean {
  return lines.length > 0
}

function linesOf(rows: readonly CsvRecord[], words: PriceTableLabels, headings: Map<string, string>): Line[] {
  const read = fieldReader(words.fields)
  const lines: Line[] = []
  let columns: Column[] | null = null
  let season: string | null = null
  let above: readonly string[] = []
  for (const { line, cells: written } of withoutTotals(rows)) {
    const cells = withLengths(written, words, read)
    const filled = cells.map((cell) => cell.trim()).filter(Boolean)
    const named = filled.find(words.isSeason)
    if (isHeading(filled, read)) {
      columns = columnsOf(cells, above, words, read)
      if (named) season = named
    } else if (filled.length === 1 && named) {
      season = named
    } else if (columns) {
      for (const { key, heading } of columns) if (!headings.has(key)) headings.set(key, heading)
      lines.push(...split(cells, columns).map(({ band, texts }) => ({ line, season: band ?? season, texts })))
    }
    above = cells
  }
  return lines
}

/** A heading names two fields at least, and holds no number alone, as a row of prices does. */
function isHeading(filled: readonly string[], read: FieldReader): boolean {
  return new Set(filled.flatMap((cell) => read(cell) ?? [])).size >= 2 && !filled.some(isNumber)
}

function isNumber(cell: string): boolean {
  return /^[\d\s.,€]+$/.test(cell)
}

function columnsOf(
  cells: readonly string[],
  above: readonly string[],
  words: PriceTableLabels,
  read: FieldReader,
): Column[] {
  const fields = cells.map((cell) => read(cell))
  const isRepeated = (at: number) => fields.filter((field) => field !== undefined && field === fields[at]).length > 1
  const isBanded = above.filter((cell) => cell.trim()).length > 1 && fields.some((_, at) => isRepeated(at))
  let band: string | null = null
  const seen = new Map<string, number>()
  return cells.map((cell, at) => {
    band = above[at]?.trim() || band
    const text = cell.trim()
    const isCorner = !fields.includes('categoryId') && at === 0 && (text === '' || words.isSeason(text))
    const key = isCorner ? 'categoryId' : (fields[at] ?? (text || `column ${at + 1}`))
    const own = isBanded && isRepeated(at) ? band : null
    const count = (seen.get(`${own} ${key}`) ?? 0) + 1
    seen.set(`${own} ${key}`, count)
    const heading = isCorner ? words.headings.categoryId : text
    return { key: count > 1 ? `${key} ${count}` : key, heading, at, band: own }
  })
}

/** Splits a row by the merged headings above its prices. */
function split(cells: readonly string[], columns: readonly Column[]) {
  const bands = [...new Set(columns.flatMap(({ band }) => band ?? []))]
  return (bands.length > 0 ? bands : [null]).map((band) => {
    const shown = columns.filter((column) => column.band === null || column.band === band)
    return { band, texts: new Map(shown.map(({ key, at }) => [key, textOf(cells[at])])) }
  })
}

/** A dash is how lists write that there is no price. */
function textOf(cell = ''): string {
  return /^[-–—\s]*$/.test(cell) ? '' : cell.trim()
}
