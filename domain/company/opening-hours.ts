import type { Sentence } from '../kernel/language.ts'
import { type FieldProblem, Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'
import type { Instant, LocalDate } from '../kernel/time.schema.ts'
import { addClockMinutes, localDate, localMinutes, toInstant, weekdayOf } from '../kernel/time.ts'
import type { DayOfWeek, OpeningHours } from './opening-hours.schema.ts'

/** The days of the week on the wire, Monday first. */
export const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The names of the days. */
export const dayLabels = {
  monday: { fr: 'Lundi', en: 'Monday' },
  tuesday: { fr: 'Mardi', en: 'Tuesday' },
  wednesday: { fr: 'Mercredi', en: 'Wednesday' },
  thursday: { fr: 'Jeudi', en: 'Thursday' },
  friday: { fr: 'Vendredi', en: 'Friday' },
  saturday: { fr: 'Samedi', en: 'Saturday' },
  sunday: { fr: 'Dimanche', en: 'Sunday' },
} satisfies Record<DayOfWeek, Sentence>

/** Writes minutes since midnight as HHhmm: 510 is « 08h30 ». */
export function formatTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}h${two(minutes % 60)}`
}

/**
 * Refuses ranges that close before they open, and ranges of one day that overlap; touching ranges are accepted.
 * `path` is the path of the list inside the body (`openingHours`), empty when the body is the list.
 */
export function checkOpeningHours(list: readonly OpeningHours[], path = ''): void {
  const fields = list.flatMap((range, index) => problemsOf(range, index, list, path))
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}

/**
 * Returns true when an agency is open at an instant, the closing minute included. An agency without hours is always
 * open.
 */
export function isOpen(instant: string, timezone: string, list: readonly OpeningHours[]): boolean {
  if (list.length === 0) return true
  const weekday = weekdayOf(localDate(instant, timezone)) - 1
  const minutes = localMinutes(instant, timezone)
  const isInside = (day: number, minute: number) =>
    list.some(
      (range) =>
        range.dayOfWeek === daysOfWeek[day] && range.openTimeMinutes <= minute && minute <= range.closeTimeMinutes,
    )
  return isInside(weekday, minutes) || (minutes === 0 && isInside((weekday + 6) % 7, 1440))
}

/**
 * Returns the first instant, from this one on, at which an agency is open, the closing minute excluded. An agency
 * without hours is always open.
 */
export function nextOpening(instant: Instant, timezone: string, list: readonly OpeningHours[]): Instant {
  const today = localDate(instant, timezone)
  const minutes = localMinutes(instant, timezone)
  const starts = Array.from({ length: 8 }, (_, days) => {
    const day = localDate(addClockMinutes(toInstant(`${today}T12:00`, timezone), days * 1440, timezone), timezone)
    const from = days === 0 ? minutes : 0
    const ranges = list.filter((range) => range.dayOfWeek === daysOfWeek[weekdayOf(day) - 1])
    const opens = ranges.filter((range) => range.closeTimeMinutes > from).map((range) => range.openTimeMinutes)
    if (opens.length === 0) return []
    const first = Math.min(...opens)
    return days === 0 && first <= from ? [instant] : [toInstant(`${day}T${clock(first)}`, timezone)]
  })
  return starts.flat()[0] ?? instant
}

function clock(minutes: number): string {
  return formatTime(minutes).replace('h', ':')
}

/** Returns the time at which an agency opens on a day, `HH:mm`; null on a day without hours. */
export function opensAt(day: LocalDate, list: readonly OpeningHours[]): string | null {
  const weekday = daysOfWeek[weekdayOf(day) - 1]
  const opens = list.filter(({ dayOfWeek }) => dayOfWeek === weekday).map((range) => range.openTimeMinutes)
  return opens.length ? clock(Math.min(...opens)) : null
}

function problemsOf(range: OpeningHours, index: number, list: readonly OpeningHours[], path: string): FieldProblem[] {
  const at = `${path ? `${path}.` : ''}${index}`
  if (range.closeTimeMinutes <= range.openTimeMinutes)
    return [{ path: `${at}.closeTimeMinutes`, code: 'range', message: closesTooEarly }]
  const clash = list.slice(0, index).find((other) => other.dayOfWeek === range.dayOfWeek && overlap(other, range))
  return clash ? [{ path: `${at}.openTimeMinutes`, code: 'overlap', message: overlapping(clash, range) }] : []
}

function overlap(a: OpeningHours, b: OpeningHours): boolean {
  return a.openTimeMinutes < b.closeTimeMinutes && b.openTimeMinutes < a.closeTimeMinutes
}

const closesTooEarly: Sentence = {
  fr: 'L’heure de fermeture doit suivre l’heure d’ouverture',
  en: 'The closing time must come after the opening time',
}

function overlapping(a: OpeningHours, b: OpeningHours): Sentence {
  const day = dayLabels[a.dayOfWeek]
  const [first, second] = [a, b].map(
    (range) => `${formatTime(range.openTimeMinutes)}-${formatTime(range.closeTimeMinutes)}`,
  )
  return {
    fr: `${day.fr}\u202f: les plages ${guillemets(`${first}`)} et ${guillemets(`${second}`)} se chevauchent`,
    en: `${day.en}: the ranges ${first} and ${second} overlap`,
  }
}

/** The label of each field, in refusals. */
export const openingHoursLabels = {
  dayOfWeek: { fr: 'Jour', en: 'Day' },
  openTimeMinutes: { fr: 'Ouverture', en: 'Opening time' },
  closeTimeMinutes: { fr: 'Fermeture', en: 'Closing time' },
} satisfies Partial<Record<keyof OpeningHours, Sentence>>
