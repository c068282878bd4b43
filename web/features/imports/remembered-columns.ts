import type { ColumnFields } from '@filao/domain/imports/headings'

/** The most kinds of files whose columns are remembered for a company. */
const most = 20

type Remembered = { headings: string; columns: ColumnFields }[]

/** Returns the columns chosen for the last file with the same headings; null for a new kind of file. */
export function recallColumns(key: string, headings: readonly string[]): ColumnFields | null {
  const wanted = JSON.stringify(headings)
  return read(key).find((file) => file.headings === wanted)?.columns ?? null
}

/** Remembers the chosen columns for the next file with the same headings. */
export function rememberColumns(key: string, headings: readonly string[], columns: ColumnFields): void {
  const wanted = JSON.stringify(headings)
  const others = read(key).filter((file) => file.headings !== wanted)
  localStorage.setItem(key, JSON.stringify([{ headings: wanted, columns }, ...others].slice(0, most)))
}

/** Anything may be stored under the key by hand or by an older version, so an unreadable value is ignored. */
function read(key: string): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as Remembered) : []
  } catch {
    return []
  }
}
