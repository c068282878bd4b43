import type { Sentence } from './language.ts'
import { guillemets } from './text.ts'
import type { Instant, LocalDate, MonthDay } from './time.schema.ts'
import { addDays, localDate, toInstant, toLocalDateTime, weekdayOf } from './time.ts'
import { bareClock, type ClockWords, type DayWords, plain, splitClock, splitDay } from './typed-words.ts'

/** The value read from typed text, or the refusal to show under the field. */
export type Typed<Value> = { value: Value } | { refusal: Sentence }

/**
 * The side of today on which the days of a field are: offences, births and visits are past, departures and expiries to
 * come. It completes what was typed without a year, a day or a century.
 */
export type DateSide = 'past' | 'future'

type DayContext = {
  /** Today in the time zone of the field, never the browser's. */
  today: LocalDate
  side: DateSide
  /** The last day that is accepted. */
  latest?: LocalDate | undefined
}

/**
 * Reads a typed day (« 26/11 », « 26 nov. 2026 », « lundi », 'tomorrow', '2026-11-26'). Without a year it is the next
 * such day from today on, or the last one up to today; a length (« +7 », '7 days') counts from today.
 */
export function readTypedDay(text: string, context: DayContext): Typed<LocalDate> {
  const found = splitDay(plain(text))
  const typed = found?.rest === '' ? completeDay(found.words, context) : { refusal: noDay(text) }
  const isLate = context.latest && 'value' in typed && typed.value > context.latest
  return isLate ? { refusal: tooLate(context.latest ?? '') } : typed
}

type MomentContext = {
  now: Instant
  /** The time zone of the typed text. */
  timezone: string
  side: DateSide
  /** The field's value: its day or time is kept where the text has none. */
  current?: Instant | null
  /** The instant from which weekdays and times without a day are counted; `now` unless it is later. */
  from?: Instant | undefined
  /**
   * The instant from which a length is counted, and whose time it keeps: the departure, for a return. Today without
   * one.
   */
  lengthFrom?: Instant | null | undefined
  /** Returns the time of a day, `HH:mm`, used where neither the text nor the field has one. The default is 09:00. */
  timeOn?: (day: LocalDate) => string
}

/**
 * Reads a typed day, time, both or a length (« 26/11 9h », « demain 14h30 », « 9h », '2:30 pm', « 27112026 0900 »,
 * « +7 », « 7 j ») in a time zone.
 */
export function readTypedMoment(text: string, context: MomentContext): Typed<Instant> {
  const { now, timezone, side, timeOn } = context
  const from = context.from && context.from > now ? context.from : now
  const { clock: typedClock, rest } = splitClock(plain(text))
  const found = splitDay(rest)
  const after = found ? found.rest : rest
  // « lundi 9 » may also be Monday the ninth.
  const isBare = found && !('weekday' in found.words && after.length < 3)
  const clock = typedClock ?? (isBare ? bareClock(after) : null)
  const expected = typedClock ? '' : (clock?.text ?? '')
  if ((!found && !clock) || after !== expected) return { refusal: noMoment(text) }
  if (clock && (clock.minutes === null || clock.minutes === 1440)) return { refusal: noTime(clock) }
  const typedTime = clock && timeText(clock.minutes ?? 0)
  const base = found && 'lengthDays' in found.words ? context.lengthFrom : null
  const current = base ?? context.current
  const day = found
    ? completeDay(found.words, { today: localDate(base ?? now, timezone), side, from: localDate(from, timezone) })
    : { value: dayOfTime(typedTime ?? '', { from, timezone, side, current }) }
  if ('refusal' in day) return day
  const time = typedTime ?? (current ? toLocalDateTime(current, timezone).slice(11) : (timeOn?.(day.value) ?? '09:00'))
  return { value: toInstant(`${day.value}T${time}`, timezone) }
}

/** Reads a typed day of every year (« 22/12 », « 22 déc. », '1 January'); a typed year is ignored. */
export function readTypedMonthDay(text: string): Typed<MonthDay> {
  const found = splitDay(plain(text))
  const words = found?.rest === '' ? found.words : null
  if (!words || !('day' in words)) return { refusal: noMonthDay(text) }
  const { day, month } = words
  return exists(2024, month, day) ? { value: dateText(2024, month, day).slice(5) } : { refusal: noSuchDay(day, month) }
}

/** Writes a day as a field shows it: `26/11/2026` in both languages. */
export function writeDay(day: LocalDate): string {
  return day.split('-').reverse().join('/')
}

function completeDay(words: DayWords, context: DayContext & { from?: LocalDate }): Typed<LocalDate> {
  const { today, side, from = today } = context
  if ('daysAhead' in words) return { value: addDays(today, words.daysAhead) }
  if ('lengthDays' in words) return { value: addDays(today, words.lengthDays) }
  if ('weekday' in words) return { value: weekdayBeside(from, words.weekday, side) }
  const { day, month, year: digits } = words
  if (!exists(2024, month, day)) return { refusal: noSuchDay(day, month) }
  const year = digits
    ? fullYear(digits, { month, day }, side === 'past' ? today : undefined)
    : yearOf(day, month, context)
  if (!exists(year, month, day)) return { refusal: noSuchDay(day, month, year) }
  return year < 1900 || year > 2199 ? { refusal: outOfRange } : { value: dateText(year, month, day) }
}

/**
 * Returns the year of typed digits: two of them are 20xx, or for a past day the last such year in which the day is not
 * after `pastToday`.
 */
export function fullYear(digits: string, on: { month: number; day: number }, pastToday?: LocalDate): number {
  if (digits.length === 4) return Number(digits)
  const year = 2000 + Number(digits)
  return pastToday && dateText(year, on.month, on.day) > pastToday ? year - 100 : year
}

/** Returns the year of the next or the last such day, today included; 29 February may be eight years away. */
function yearOf(day: number, month: number, { today, side }: DayContext): number {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: 9 }, (_, away) => thisYear + (side === 'past' ? -away : away))
  const isOnSide = (date: LocalDate) => (side === 'past' ? date <= today : date >= today)
  return years.find((year) => exists(year, month, day) && isOnSide(dateText(year, month, day))) ?? thisYear
}

/** Returns the next or the last such weekday, one to seven days away. */
function weekdayBeside(from: LocalDate, weekday: number, side: DateSide): LocalDate {
  const ahead = ((weekday - weekdayOf(from) + 6) % 7) + 1
  return addDays(from, side === 'future' ? ahead : ahead === 7 ? -7 : ahead - 7)
}

type TimeContext = { from: Instant; timezone: string; side: DateSide; current?: Instant | null | undefined }

/** Returns the day of a time typed alone: the field's day, else that of its next or last occurrence. */
function dayOfTime(time: string, { from, timezone, side, current }: TimeContext) {
  if (current) return localDate(current, timezone)
  const day = localDate(from, timezone)
  const at = toInstant(`${day}T${time}`, timezone)
  if (side === 'past') return at <= from ? day : addDays(day, -1)
  return at >= from ? day : addDays(day, 1)
}

function exists(year: number, month: number, day: number): boolean {
  try {
    return Boolean(Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }))
  } catch {
    return false
  }
}

function dateText(year: number, month: number, day: number): LocalDate {
  return `${year}-${two(month)}-${two(day)}`
}

function timeText(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function noMoment(text: string): Sentence {
  return {
    fr: `${guillemets(text.trim())} n’est pas une date et une heure\u202f: écrivez par exemple 26/11 9h30, demain 9h ou lundi 14h`,
    en: `“${text.trim()}” is not a date and time: write for example 26/11 9:30, tomorrow 9 am or Monday 2 pm`,
  }
}

function noDay(text: string): Sentence {
  return {
    fr: `${guillemets(text.trim())} n’est pas une date\u202f: écrivez par exemple 26/11/2026`,
    en: `“${text.trim()}” is not a date: write for example 26/11/2026`,
  }
}

function noMonthDay(text: string): Sentence {
  return {
    fr: `${guillemets(text.trim())} n’est pas un jour de l’année\u202f: écrivez par exemple 22/12 ou 22 déc.`,
    en: `“${text.trim()}” is not a day of the year: write for example 22/12 or 22 Dec`,
  }
}

function noTime({ text }: ClockWords): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une heure de la journée\u202f: écrivez par exemple 9h30 ou 14h`,
    en: `“${text}” is not a time of the day: write for example 9:30 or 2 pm`,
  }
}

function noSuchDay(day: number, month: number, year?: number): Sentence {
  if (month < 1 || month > 12)
    return {
      fr: `Il n’y a pas de mois ${month}\u202f: le jour vient d’abord, puis le mois, comme 26/11`,
      en: `There is no month ${month}: the day comes first, then the month, as in 26/11`,
    }
  const date = [two(day), two(month), ...(year ? [year] : [])].join('/')
  return { fr: `Le ${date} n’existe pas`, en: `The date ${date} does not exist` }
}

function tooLate(latest: LocalDate): Sentence {
  return {
    fr: `La date ne peut pas être postérieure au ${writeDay(latest)}`,
    en: `The date cannot be later than ${writeDay(latest)}`,
  }
}

const outOfRange: Sentence = {
  fr: 'La date doit se situer entre 1900 et 2199',
  en: 'The date must be between 1900 and 2199',
}
