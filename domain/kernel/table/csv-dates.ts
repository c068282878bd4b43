import type { Language } from '../language.ts'
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

/**
 * Reads the day in a cell, day first as in France, or year first. Returns anything else unchanged, for a check to
 * refuse.
 */
export function readDay(cell: string): string {
  const text = cell.trim().replace(/[T ]00:00(:00)?$/, '')
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  if (dayFirst) return ymd(dayFirst[3], dayFirst[2], dayFirst[1])
  const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text)
  return yearFirst ? ymd(yearFirst[1], yearFirst[2], yearFirst[3]) : text
}

function ymd(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
