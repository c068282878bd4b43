import { mostRows, type Sheet } from '@filao/domain/imports/table'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { CsvRecord } from '@filao/domain/kernel/table/csv'
import { isWorkbook, loadSheets, loadWorkbook } from '#ui/file/load-workbook'
import type { IsTable } from '#ui/file/read-workbook'
import { loadDecoder } from './late-letters.ts'

/**
 * Reads a file as a table: the rows of the first sheet of a workbook that is one, or text. Its content decides, since
 * Excel names some of its files wrongly. Null when it is neither.
 */
export async function readFile(file: Blob, language: Language, isTable: IsTable): Promise<CsvRecord[] | string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // The heading is one row more, and one above the limit tells that there are too many.
  return isWorkbook(bytes)
    ? await loadWorkbook(bytes, mostRows + 1, language, isTable).catch(() => null)
    : await textOf(bytes)
}

/** Reads all sheets of a workbook, or a text. Null when the file is neither. */
export async function readSheets(file: Blob, language: Language): Promise<Sheet[] | string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isWorkbook(bytes) ? await loadSheets(bytes, mostRows + 1, language).catch(() => null) : await textOf(bytes)
}

/**
 * Reads text as spreadsheets write it: UTF-8, UTF-16 with its mark, or an older code page of western Europe. Null when
 * it is no text.
 */
async function textOf(bytes: Uint8Array): Promise<string | null> {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { decodeOldText } = await loadDecoder()
    return decodeOldText(bytes)
  }
}
