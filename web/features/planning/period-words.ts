import type { Language } from '@filao/domain/kernel/language'
import { locales } from '@filao/domain/kernel/locale'
import type { Scale } from '@filao/domain/planning/scale'

const formats = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<Scale['view'], Intl.DateTimeFormatOptions>

/** The period of a scale in words: « novembre 2026 », « 16–22 nov. 2026 ». */
export function periodWords({ view, period, timezone }: Scale, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...formats[view], timeZone: timezone })
  return view === 'week' ? format.formatRange(period.start, period.end - 1) : format.format(period.start)
}
