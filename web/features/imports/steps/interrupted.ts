import type { CsvRecord } from '@filao/domain/kernel/table/csv'
import { storeInTab, takeFromTab } from '#api/tab-storage'

/** An import that has begun: the key that its calls share, the print of its table, and when it began. */
type Begun = { importKey: string; print: string; at: number }

/** The hours in which an interrupted import goes on: well within the day in which it can be undone. */
const longestMs = 12 * 3_600_000

/** Notes that an import has begun, until `forgetImport`: the end of the session or a reload may interrupt it. */
export function noteImport(place: string, importKey: string, records: readonly CsvRecord[], now = Date.now()): void {
  const before = read(place)
  const at = before?.importKey === importKey ? before.at : now
  storeInTab(nameOf(place), JSON.stringify({ importKey, print: printOf(records), at } satisfies Begun))
}

/** Returns the key of an interrupted import of the same table, so that both parts are undone as one; null for none. */
export function interruptedKey(place: string, records: readonly CsvRecord[], now = Date.now()): string | null {
  const begun = read(place)
  return begun && now - begun.at < longestMs && begun.print === printOf(records) ? begun.importKey : null
}

/** Forgets an import that has ended, or was undone: the same table is then another import. */
export function forgetImport(place: string): void {
  takeFromTab(nameOf(place))
}

function nameOf(place: string): string {
  return `filao:import:${place}`
}

function read(place: string): Begun | null {
  const text = takeFromTab(nameOf(place))
  if (text === null) return null
  storeInTab(nameOf(place), text)
  return JSON.parse(text) as Begun
}

/** Returns a short text that differs for different tables (FNV-1a). */
function printOf(records: readonly CsvRecord[]): string {
  const text = JSON.stringify(records.map(({ cells }) => cells))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length} ${hash >>> 0}`
}
