import type { ColumnFields } from '@filao/domain/imports/headings'
import { remember } from '#api/remember'

/** The most kinds of files whose columns are remembered for a company. */
const most = 20

/** A kind of file: its headings in alphabetical order, and the field that each of them fills. */
type Remembered = { headings: string; fields: Record<string, string | null> }[]

/** Returns the columns chosen for the last file with the same headings, in any order; null for a new kind of file. */
export function recallColumns(key: string, headings: readonly string[]): ColumnFields | null {
  const names = named(headings)
  const fields = read(key).find((file) => file.headings === kindOf(names))?.fields
  return fields ? names.map((name) => fields[name] ?? null) : null
}

/** Remembers the chosen columns for the next file with the same headings. */
export function rememberColumns(key: string, headings: readonly string[], columns: ColumnFields): void {
  const names = named(headings)
  const others = read(key).filter((file) => file.headings !== kindOf(names))
  const fields = Object.fromEntries(names.map((name, at) => [name, columns[at] ?? null]))
  remember(key, JSON.stringify([{ headings: kindOf(names), fields }, ...others].slice(0, most)))
}

/** Numbers the headings that are in a file twice. */
function named(headings: readonly string[]): string[] {
  return headings.map((heading, at) => {
    const before = headings.slice(0, at).filter((one) => one === heading).length
    return before === 0 ? heading : `${heading} ${before + 1}`
  })
}

function kindOf(names: readonly string[]): string {
  return JSON.stringify(names.toSorted())
}

/** Anything may be stored under the key by hand or by an older version, so an unreadable value is ignored. */
function read(key: string): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((file) => typeof file?.fields === 'object' && file.fields) : []
  } catch {
    return []
  }
}
