import { type CsvRecord, readCsv, saysSomething } from '../kernel/table/csv.ts'
import type { ColumnFields } from './headings.ts'
import type { ImportField } from './kind.ts'
import { type ColumnOrder, dateOrders } from './moment.ts'

/** The most rows of one import. */
export const mostRows = 10_000

/** A sheet of a workbook; `name` is null for a text. */
export type Sheet = { name: string | null; rows: readonly CsvRecord[] }

/** Reads the rows of a table that are not blank; null when it has too many. */
export function readTable(text: string): CsvRecord[] | null {
  const rows: CsvRecord[] = []
  for (const row of readCsv(text)) {
    // The first row may be the heading.
    if (saysSomething(row) && rows.push(row) > mostRows + 1) return null
  }
  return rows
}

/**
 * Returns the headings of the columns: those of the first line, and empty ones for cells beyond it, up to the last cell
 * with text.
 */
export function headingsOf(rows: readonly CsvRecord[], hasHeading: boolean): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell.trim()) + 1), 0)
  return Array.from({ length: width }, (_, at) => (hasHeading && rows[0]?.cells[at]?.trim()) || '')
}

/** Returns the text of each field in the cells of a row; a list joins the cells of its columns. */
export function textsOf(cells: readonly string[], columns: ColumnFields): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim()
    if (field && text) texts[field] = texts[field] ? `${texts[field]} / ${text}` : text
  }
  return texts
}

/** A column whose cells are not imported: its heading, the number of its filled cells, and the first of them. */
type UnusedColumn = { at: number; heading: string; count: number; examples: string[] }

/** Lists the columns that fill no field and have text in a row. */
export function unusedColumns(
  headings: readonly string[],
  rows: readonly CsvRecord[],
  columns: ColumnFields,
): UnusedColumn[] {
  return headings
    .map((heading, at) => {
      const cells = columns[at] ? [] : rows.flatMap(({ cells }) => cells[at]?.trim() || [])
      return { at, heading, count: cells.length, examples: [...new Set(cells)].slice(0, 3) }
    })
    .filter(({ count }) => count > 0)
}

/** Returns the required fields that no column fills. */
export function missingFields(fields: readonly ImportField[], columns: ColumnFields): ImportField[] {
  const isThere = (key: string) => columns.includes(key)
  return fields.filter(({ key, isRequired, orElse = [] }) => isRequired && ![key, ...orElse].some(isThere))
}

/** A column of dates: its field, and the order in which its dates are read. */
export type DateColumn = ColumnOrder & { at: number; field: ImportField }

/**
 * Lists the columns with dates in numbers alone. Cells that a workbook stores as dates have no other order, and do not
 * count.
 */
export function dateColumns(
  fields: readonly ImportField[],
  rows: readonly CsvRecord[],
  columns: ColumnFields,
): DateColumn[] {
  const dated = columns.flatMap((key) => fields.find((one) => one.key === key && one.isDate) ?? [])
  const found = dated.map((field) => ({ field, at: columns.indexOf(field.key) }))
  const orders = dateOrders(
    found.map(({ at }) => rows.flatMap(({ cells, dates }) => (dates?.includes(at) ? [] : (cells[at] ?? [])))),
  )
  return found.flatMap((column, at) => (orders[at] ? { ...column, ...orders[at] } : []))
}
