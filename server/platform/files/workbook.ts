import type { Language } from '@filao/domain/kernel/language.schema'
import type { TableCell } from '@filao/domain/kernel/table/table-file'
import { toLocalDateTime } from '@filao/domain/kernel/time'
import type { CellValue } from 'hucre/xlsx'

/** A sheet to write: its name, its headings, and its rows as they come. */
type Sheet = { name: string; headings: string[]; rows: AsyncGenerator<TableCell[]>; language: Language }

/** The most characters in the name of a sheet; Excel refuses longer ones. */
const longestName = 31

const dateFormats = { fr: 'dd/mm/yyyy', en: 'yyyy-mm-dd' } satisfies Record<Language, string>

/**
 * Streams a workbook of one sheet as its rows come, so a long list needs no memory. Numbers, amounts and days are real
 * cells; text is only text, so nothing that a user typed runs as a formula.
 */
export async function workbook({ name, headings, rows, language }: Sheet): Promise<AsyncIterable<Uint8Array>> {
  // Loaded with the first workbook: it takes 12 MB of memory.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const first = await rows.next()
  const columns = headings.map((header, at) => {
    const numFmt = first.done ? null : formatOf(first.value[at] ?? null, language)
    return { header, width: Math.max(12, Math.min(40, header.length + 2)), ...(numFmt && { numFmt }) }
  })
  return writeXlsxStream(values(first, rows), { name: name.slice(0, longestName), columns, freezePane: { rows: 1 } })
}

async function* values(first: IteratorResult<TableCell[]>, rows: AsyncGenerator<TableCell[]>) {
  if (first.done) return
  yield first.value.map(stored)
  for await (const row of rows) yield row.map(stored)
}

function formatOf(cell: TableCell, language: Language): string | null {
  if (cell === null || typeof cell !== 'object') return null
  if ('euros' in cell) return '#,##0.00'
  return 'day' in cell ? dateFormats[language] : `${dateFormats[language]} hh:mm`
}

function stored(cell: TableCell): CellValue {
  if (cell === null || typeof cell === 'number') return cell
  if (typeof cell === 'string') return printable(cell)
  if ('euros' in cell) return cell.euros
  if ('day' in cell) return cell.day && dated(cell.day)
  return cell.instant && dated(toLocalDateTime(cell.instant, cell.timezone))
}

/** Returns the date that a workbook shows as this local time; text before 1901, which workbooks cannot hold. */
function dated(local: string): Date | string {
  if (local < '1901') return local
  return new Date(local.length === 10 ? `${local}T00:00:00Z` : `${local}Z`)
}

/** Removes the control characters that a workbook may not contain. A cell holds 32,767 characters. */
function printable(text: string): string {
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '').slice(0, 32_767)
}
