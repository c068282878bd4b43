import type { Language } from '../language.schema.ts'
import type { Sentence } from '../language.ts'
import type { LocalDate } from '../time.schema.ts'

/** A value of a table file: text, a plain number, an amount with two decimals, a day, or an instant on a clock. */
export type TableCell =
  | string
  | number
  | null
  | { euros: number | null }
  | { day: LocalDate | null }
  | { instant: string | null; timezone: string }

/** A column of a table file: its heading in both languages and its value for a row, of the same sort in all rows. */
export type TableColumn<Row> = { label: Sentence; cell: (row: Row, language: Language) => TableCell }

/** The formats of a table file: text that a spreadsheet opens, or a workbook with real numbers and dates. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

export const tableFormatLabels = {
  csv: { fr: 'Tableau (CSV)', en: 'Table (CSV)' },
  xlsx: { fr: 'Excel (XLSX)', en: 'Excel (XLSX)' },
} satisfies Record<TableFormat, Sentence>
