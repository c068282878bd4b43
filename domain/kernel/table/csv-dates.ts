import type { Language } from '../language.schema.ts'
import { toLocalDateTime } from '../time.ts'

/** Writes a day for a table file: 02/03/2026 in French, 2026-03-02 in English; spreadsheets read both as dates. */
export function dayCell(date: string | null, language: Language): string | null {
  return date && language === 'fr' ? date.split('-').reverse().join('/') : date
}

/** Writes an instant for a table file, in a time zone: 02/03/2026 14:30 in French, 2026-03-02 14:30 in English. */
export function momentCell(instant: string, timezone: string, language: Language): string {
  const [date = '', time = ''] = toLocalDateTime(instant, timezone).split('T')
  return `${dayCell(date, language)} ${time}`
}

/** The order of a date in numbers alone: 31/12/2026 or 12/31/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst'

/**
 * Reads the day in a cell in an order, or year first. Returns anything else unchanged, for a check to refuse.
 */
export function readDay(cell: string, order: DateOrder = 'dayFirst'): string {
  const text = cell.trim().replace(/[T ]00:00(:00)?$/, '')
  const [, first, second, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  if (year) return order === 'dayFirst' ? ymd(year, second, first) : ymd(year, first, second)
  const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text)
  return yearFirst ? ymd(yearFirst[1], yearFirst[2], yearFirst[3]) : text
}

function ymd(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
