import type { Language } from '@filao/domain/kernel/language.schema'
import type { IsTable } from './read-workbook.ts'

/** Returns true for a file that begins as workbooks do, and other zip archives. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)
}

/** Reads the rows of a workbook, with a library that is loaded with the first one. Throws when it cannot be read. */
export async function loadWorkbook(bytes: Uint8Array, most: number, language: Language, isTable: IsTable) {
  const { readWorkbook } = await import('./read-workbook.ts')
  return await readWorkbook(bytes, most, language, isTable)
}

/** Reads all visible sheets of a workbook. Throws when it cannot be read. */
export async function loadSheets(bytes: Uint8Array, most: number, language: Language) {
  const { readSheets } = await import('./read-workbook.ts')
  return await readSheets(bytes, most, language)
}
