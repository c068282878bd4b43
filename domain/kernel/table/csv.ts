import type { Language } from '../language.schema.ts'
import { dayCell, momentCell } from './csv-dates.ts'
import type { TableCell } from './table-file.ts'

/** Excel reads a file as UTF-8 only after this mark. */
export const byteOrderMark = '\ufeff'

/** The separator between two cells: spreadsheets in French use the comma for decimals. */
const separators = { fr: ';', en: ',' } satisfies Record<Language, string>

/** Writes one line of a table file, line end included, as a spreadsheet in that language reads it. */
export function csvLine(cells: readonly TableCell[], language: Language): string {
  return `${cells.map((cell) => written(cell, language)).join(separators[language])}\r\n`
}

/** A sign that begins a formula; full-width signs count too, since East Asian versions of Excel run them. */
const formulaSign = '[=+\\-@＝＋－＠\\t\\r]'
const isFormula = new RegExp(`^'?${formulaSign}`)
/** A formula behind the separator of the other language: a spreadsheet that cuts the file there would run it. */
const laterFormula = new RegExp(`([;,\\n])(?=["']*${formulaSign})`, 'g')

/**
 * Writes an apostrophe before text that a spreadsheet would run as a formula, which `readCsv` removes, and a space
 * before one inside the text.
 */
function written(cell: TableCell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return decimal(String(cell), language)
  if (typeof cell === 'object') return shown(cell, language)
  const inside = cell.replaceAll(laterFormula, '$1 ')
  const text = isFormula.test(inside) ? `'${inside}` : inside
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function shown(cell: TableCell & object, language: Language): string {
  if ('euros' in cell) return cell.euros === null ? '' : decimal(cell.euros.toFixed(2), language)
  if ('day' in cell) return dayCell(cell.day, language) ?? ''
  return cell.instant === null ? '' : momentCell(cell.instant, cell.timezone, language)
}

function decimal(digits: string, language: Language): string {
  return language === 'fr' ? digits.replace('.', ',') : digits
}

/**
 * One record of a file: the number of the line on which it begins, from 1, and its cells. `dates` are the positions of
 * cells that a workbook stores as dates; they are written day first or year first. `resultless` are those of formulas
 * without a result, which are empty; a filter or its owner hides a row that `isHidden`. `openQuote` is the line of a
 * quote that is not closed in its cell, so that what follows was read with it.
 */
export type CsvRecord = {
  line: number
  cells: string[]
  dates?: number[]
  resultless?: number[]
  isHidden?: true
  openQuote?: number
}

/** The most cells that a spreadsheet allows on a line. A longer line is read as several. */
const mostCells = 16_384

/**
 * Reads the lines of a table file one by one, blank ones included, so that the caller may stop or pause in between. The
 * separator is the comma, semicolon or tab that cuts the lines of the beginning best.
 */
export function* readCsv(text: string): Generator<CsvRecord> {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const separator = separatorOf(content)
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  for (let at = 0; at <= content.length; ) {
    const { cell, end, isOpen } = cellAt(content, at, separator)
    record.cells.push(cell.replace(/^'(?='?[=+\-@＝＋－＠\t\r])/, ''))
    if (isOpen) record.openQuote ??= line
    line += lineEnds(content, at, end)
    const isLast = content[end] !== separator
    if (isLast || record.cells.length === mostCells) {
      yield record
      if (isLast) line++
      record = { line, cells: [] }
    }
    at = isLast && content[end] === '\r' && content[end + 1] === '\n' ? end + 2 : end + 1
  }
}

/** Returns true when a cell of the line has text. */
export function saysSomething({ cells }: CsvRecord): boolean {
  return cells.some((cell) => cell.trim() !== '')
}

type Cell = { cell: string; end: number; isOpen: boolean }

/**
 * Returns the cell that begins at `start`, and the position of its end: a separator, a line end or the file's end. It
 * is open when its quote is never closed, or is closed on a later line by a quote that text follows: another cell's.
 */
function cellAt(content: string, start: number, separator: string): Cell {
  let cell = ''
  let isOpen = false
  let at = start
  if (content[at] === '"') {
    for (;;) {
      const quote = content.indexOf('"', at + 1)
      cell += content.slice(at + 1, quote < 0 ? undefined : quote)
      at = quote < 0 ? content.length : quote + 1
      if (quote < 0) isOpen = true
      if (content[at] !== '"') break
      cell += '"'
    }
  }
  let end = at
  while (end < content.length && content[end] !== separator && content[end] !== '\n' && content[end] !== '\r') end++
  const rest = content.slice(at, end)
  return { cell: cell + rest, end, isOpen: isOpen || (rest.trim() !== '' && /[\r\n]/.test(cell)) }
}

/** Counts the line ends inside a quoted cell. */
function lineEnds(content: string, start: number, end: number): number {
  return content[start] === '"' ? content.slice(start, end).split(/\r\n|\r|\n/).length - 1 : 0
}

/** The beginning of a file by which its separator is judged. */
const [judgedCharacters, judgedLines] = [10_000, 30]

/**
 * Returns the separator that cuts the most lines of the beginning, then the most of them into the same number of
 * columns. Titles and cells hold commas more often than semicolons, and hardly ever tabs, so an equal choice is not the
 * comma.
 */
function separatorOf(content: string): string {
  const begin = content.slice(0, judgedCharacters).replaceAll(/(?<=^|[,;\t\r\n])"(?:[^"]|"")*(?:"|$)/g, '')
  const lines = begin
    .split(/[\r\n]+/)
    .filter((line) => line.trim())
    .slice(0, judgedLines)
  const judged = ['\t', ';', ','].map((sign) => ({ sign, ...cutsOf(sign, lines) }))
  const cutting = judged
    .filter(({ cut }) => cut > 0)
    .sort((one, other) => other.cut - one.cut || other.alike - one.alike)
  return cutting[0]?.sign ?? ','
}

/** Returns the number of lines that a separator cuts, and of those that it cuts into the usual number of columns. */
function cutsOf(sign: string, lines: readonly string[]): { cut: number; alike: number } {
  const widths = lines.map((line) => line.split(sign).length).filter((width) => width > 1)
  const alike = widths.map((usual) => widths.filter((width) => width === usual).length)
  return { cut: widths.length, alike: Math.max(0, ...alike) }
}
