import type { Language } from './language.schema.ts'
import { locales } from './language.ts'

/** Writes an instant in a time zone: « lun. 2 mars 2026, 14h30 », 'Mon 2 Mar 2026, 14:30'. */
export function formatDateTime(instant: string, timezone: string, language: Language): string {
  return `${formatDate(instant, timezone, language)}, ${formatClock(instant, timezone, language)}`
}

/** Writes a near time: « lun. 2 mars, 14h30 » in the year of `now`, « mar. 2 mars 2027, 14h30 » in another. */
export function formatNearDateTime(instant: string, timezone: string, language: Language, now: string): string {
  const isThisYear = parts(instant, timezone, language).year === parts(now, timezone, language).year
  if (!isThisYear) return formatDateTime(instant, timezone, language)
  return `${formatNearDate(instant, timezone, language, now)}, ${formatClock(instant, timezone, language)}`
}

/** Writes the day of an instant in a time zone: « lun. 2 mars 2026 », 'Mon 2 Mar 2026'. */
export function formatDate(instant: string, timezone: string, language: Language): string {
  const { weekday, day, month, year } = parts(instant, timezone, language)
  return `${weekday} ${ordinal(day, language)} ${month} ${year}`
}

/** Writes the day of an instant for lists: « lun. 2 mars » in this year, « 2 mars 2027 » in another. */
export function formatNearDate(instant: string, timezone: string, language: Language, now: string): string {
  const { weekday, day, month, year } = parts(instant, timezone, language)
  const isThisYear = year === parts(now, timezone, language).year
  const date = `${ordinal(day, language)} ${month}`
  return isThisYear ? `${weekday} ${date}` : `${date} ${year}`
}

/** Writes the time of an instant in a time zone: « 14h30 », '14:30'. */
export function formatClock(instant: string, timezone: string, language: Language): string {
  const { hour, minute } = parts(instant, timezone, language)
  return language === 'fr' ? `${Number(hour)}h${minute}` : `${hour}:${minute}`
}

/** Writes a day without a time zone, such as a birthday: « 2 mars 1984 », '2 March 1984'. */
export function formatLocalDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-')
  return `${ordinal(String(Number(day)), language)} ${monthName(Number(month), 'long', language)} ${year}`
}

/** Writes a day of every year: « 22 déc. », '22 Dec'. */
export function formatMonthDay(monthDay: string, language: Language): string {
  const [month, day] = monthDay.split('-').map(Number)
  return `${ordinal(String(day), language)} ${monthName(month ?? 1, 'short', language)}`
}

/** Writes a duration or a delay as people say it: « 25 min », « 2 h 05 », « 3 jours 4 h »; '2 h 05', '3 days 4 h'. */
export function formatElapsed(minutes: number, language: Language): string {
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
  const days = Math.floor(hours / 24)
  const word = language === 'fr' ? 'jour' : 'day'
  const rest = hours % 24
  return `${days}\u00a0${word}${days > 1 ? 's' : ''}${rest > 0 ? ` ${rest}\u00a0h` : ''}`
}

function ordinal(day: string, language: Language): string {
  return language === 'fr' && day === '1' ? '1er' : day
}

function monthName(month: number, length: 'long' | 'short', language: Language): string {
  return formatter(language, 'UTC', { month: length }).format(Date.UTC(2024, month - 1, 1))
}

/** Names weekdays, Monday is 1: « ven., sam., dim. ». */
export function weekdayNames(weekdays: readonly number[], language: Language): string {
  return weekdays.map((weekday) => weekdayWords[language][weekday - 1]).join(', ')
}

const weekdayWords = {
  fr: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} satisfies Record<Language, string[]>

const shown: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute'

function parts(instant: string, timezone: string, language: Language): Record<Part, string> {
  const found = formatter(language, timezone, shown).formatToParts(Date.parse(instant))
  return Object.fromEntries(found.map(({ type, value }) => [type, value])) as Record<Part, string>
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter, created once: creating one costs a hundred times more than using it. */
function formatter(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${options.month}${options.hour ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[language], { ...options, timeZone })
  formatters.set(key, made)
  return made
}
