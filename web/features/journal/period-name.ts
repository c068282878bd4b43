import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'

/** Writes the period of a closing: « 1er mars 2026 », « mars 2026 », « 2026 ». */
export function periodName(period: string, language: Language): string {
  if (period.length === 4) return period
  if (period.length === 10) return formatLocalDate(period, language)
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${period}-01T00:00:00Z`))
}
