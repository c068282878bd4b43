import type { Language } from '@filao/domain/kernel/language.schema'
import { type CsvRecord, saysSomething } from '@filao/domain/kernel/table/csv'
import { dayCell } from '@filao/domain/kernel/table/csv-dates'
import { type CellValue, readXlsx, type Sheet, streamXlsxRows } from 'hucre/xlsx'
import { shownNumber } from './shown-number.ts'
import { refuseBomb } from './workbook-size.ts'

/** The cells of a sheet that the library reads at most; as a stream it counts none. */
const mostCells = 20_000_000

/** Returns true for the rows of a sheet that holds the wanted table, rather than an explanation. */
export type IsTable = (rows: CsvRecord[]) => boolean

/**
 * Reads the rows with text of the first visible sheet that is a wanted table, else of the first one that has any, up to
 * one above `most`. Dates are written as the language writes them in a table file, numbers without separators, but for
 * identifiers, which are written as their cells show them.
 */
export async function readWorkbook(bytes: Uint8Array, most: number, language: Language, isTable: IsTable) {
  let first: CsvRecord[] = []
  for await (const { rows } of sheetsOf(bytes, most, language)) {
    if (rows.length === 0) continue
    if (isTable(rows)) return rows
    if (first.length === 0) first = rows
  }
  return first
}

/** Reads all visible sheets in the same way, each up to one row above `most`. */
export async function readSheets(bytes: Uint8Array, most: number, language: Language) {
  return await Array.fromAsync(sheetsOf(bytes, most, language))
}

async function* sheetsOf(bytes: Uint8Array, most: number, language: Language) {
  refuseBomb(bytes)
  const { names, zero } = await visibleSheets(bytes)
  for (const name of names) {
    const rows: CsvRecord[] = []
    let count = 0
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
      count += values.length
      if (count > mostCells) throw new Error('the sheet has too many cells')
      const dates = values.flatMap((value, at) => (value instanceof Date ? at : []))
      const resultless = values.flatMap((value, at) => (isFailed(value) ? at : []))
      const cells = values.map((value) => textOf(value, language, zero))
      const record = {
        line: index + 1,
        cells,
        ...(dates.length > 0 && { dates }),
        ...(resultless.length > 0 && { resultless }),
      }
      if (saysSomething(record) && rows.push(record) > most) break
    }
    yield { name, rows: await withDetails(bytes, name, rows) }
  }
}

/**
 * Adds to the rows of a sheet what reading them as a stream leaves out: number formats, formulas and hidden rows. No
 * more lines are read than the rows have.
 */
async function withDetails(bytes: Uint8Array, name: string, rows: CsvRecord[]): Promise<CsvRecord[]> {
  const maxRows = rows.at(-1)?.line
  if (maxRows === undefined) return rows
  const [sheet] = (await readXlsx(bytes, { sheets: [name], readStyles: true, maxRows })).sheets
  if (!sheet) return rows
  const resultless = Map.groupBy(resultlessIn(sheet), ({ row }) => row)
  return rows.map((row) => detailed(row, sheet, resultless.get(row.line - 1)?.map(({ at }) => at) ?? []))
}

/** Lists the formulas that no program has calculated, by the positions of their row and cell. */
function resultlessIn({ cells = new Map() }: Sheet): { row: number; at: number }[] {
  return [...cells].flatMap(([key, { formula, value }]) => {
    const [row = 0, at = 0] = key.split(',').map(Number)
    return formula !== undefined && value === null ? { row, at } : []
  })
}

function detailed(row: CsvRecord, { cells, rowDefs }: Sheet, more: number[]): CsvRecord {
  const resultless = [...(row.resultless ?? []), ...more]
  return {
    ...row,
    cells: row.cells.map((text, at) => {
      const { value, style } = cells?.get(`${row.line - 1},${at}`) ?? {}
      return typeof value === 'number' ? (shownNumber(value, style?.numFmt) ?? text) : text
    }),
    ...(resultless.length > 0 && { resultless }),
    ...(rowDefs?.get(row.line - 1)?.hidden && { isHidden: true as const }),
  }
}

/**
 * Lists the names of the sheets that a person sees, without reading the sheets, and tells how the day before the first
 * one that the workbook counts begins: old workbooks of a Mac count from 1904.
 */
async function visibleSheets(bytes: Uint8Array): Promise<{ names: string[]; zero: string }> {
  const names: string[] = []
  const { dateSystem } = await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name)
      return false
    },
  })
  return { names, zero: dateSystem === '1904' ? '1904-01-01' : '1899' }
}

function textOf(value: CellValue, language: Language, zero: string): string {
  if (typeof value === 'number') return numberText(value)
  if (!(value instanceof Date)) return value === null || isFailed(value) ? '' : String(value)
  const [day = '', time = ''] = value.toISOString().split('T')
  const minute = time.slice(0, 5)
  // A cell with a time alone has that day.
  if (day.startsWith(zero)) return minute
  const shown = dayCell(day, language) ?? ''
  return minute === '00:00' ? shown : `${shown} ${minute}`
}

function isFailed(value: CellValue): boolean {
  return typeof value === 'string' && failedFormula.test(value)
}

/** Matches the error values of Excel formulas, in English and in French. */
const failedFormula = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|VALEUR!|NOM\?|NOMBRE!|NUL!)$/

/**
 * Writes a number with the digits that Excel counts with, and calculated amounts to the cent as the sheet shows them:
 * 259.966 would be read as thousands. Times are below that range, days with a time above it.
 */
function numberText(value: number): string {
  const exact = Number(value.toPrecision(15))
  const isAmount = Math.abs(exact) >= 1 && Math.abs(exact) < 10_000
  return String(isAmount ? Math.round(Number((exact * 100).toPrecision(15))) / 100 : exact)
}
