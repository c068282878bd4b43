import { formatMonthDay } from '@filao/domain/kernel/date-text'
import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { dayAt, type Scale } from '@filao/domain/planning/scale'

/** The days of a period that has no name of its own. */
const fromTo = { day: 'numeric', month: 'short', year: 'numeric' } satisfies Intl.DateTimeFormatOptions

const formats = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  week: fromTo,
  '14days': fromTo,
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<Scale['view'], Intl.DateTimeFormatOptions>

/** Returns the period of a scale in words: « novembre 2026 », « 16–22 nov. 2026 », « 30 nov. – 1er déc. 2026 ». */
export function periodLabel({ view, period, timezone }: Scale, language: Language): string {
  const options = formats[view]
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: timezone })
  const words = options === fromTo ? format.formatRange(period.start, period.end - 1) : format.format(period.start)
  return language === 'fr' ? words.replace(/(?<!\d)1(?!\d)/g, '1er') : words
}

/**
 * Returns the public holidays of a scale's period in words, for users who cannot see their grey: « 1er nov. Toussaint,
 * 11 nov. Armistice ».
 */
export function holidaysIn({ period, timezone }: Scale, holidays: Record<string, string>, language: Language): string {
  const [first, last] = [dayAt(period.start, timezone), dayAt(period.end - 1, timezone)]
  return Object.keys(holidays)
    .filter((date) => first <= date && date <= last)
    .toSorted()
    .map((date) => `${formatMonthDay(date.slice(5), language)} ${holidays[date]}`)
    .join(', ')
}
