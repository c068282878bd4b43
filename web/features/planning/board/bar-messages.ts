import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { Bar } from '@filao/domain/planning/bars'
import { clockOf, type LocalTime } from '@filao/domain/planning/clock'
import { statusLabels } from '@filao/domain/rentals/record/labels'

/** Formats instants in one time zone, fast enough for thousands of bars. */
export type BarClock = {
  /** « 14h30 », '14:30'. */
  time: (epochMs: number) => string
  /** « lun. 3 », 'Mon 3'. */
  day: (epochMs: number) => string
  /** « lun. 3 mars, 14h30 », 'Mon 3 Mar, 14:30'. */
  full: (epochMs: number) => string
}

/** Returns the clock of a zone in a language. Names of months and weekdays are looked up once. */
export function barClock(timezone: string, language: Language): BarClock {
  const at = clockOf(timezone)
  const days = namesOf(language, { weekday: 'short' }, (index) => Date.UTC(2024, 0, 1 + index), 7)
  const months = namesOf(language, { month: 'short' }, (index) => Date.UTC(2024, index, 1), 12)
  const time = ({ hour, minute }: LocalTime) =>
    language === 'fr' ? `${hour}h${two(minute)}` : `${two(hour)}:${two(minute)}`
  const day = ({ weekday, day }: LocalTime) => `${days[weekday - 1]} ${language === 'fr' && day === 1 ? '1er' : day}`
  return {
    time: (epochMs) => time(at(epochMs)),
    day: (epochMs) => day(at(epochMs)),
    full: (epochMs) => {
      const local = at(epochMs)
      return `${day(local)} ${months[local.month - 1]}, ${time(local)}`
    },
  }
}

/** Returns the name of a bar: its customer, or the reason of the unavailability. */
export function barName(bar: Bar, words: BarMessages): string {
  return bar.rental?.customer ?? (bar.unavailability?.description || words.unavailable)
}

/** The catalogue entries that bars need. */
export type BarMessages = {
  unavailable: string
  lateReturn: string
  lateDeparture: string
  unpaid: string
  conflict: string
  formerVehicle: string
  promised: string
  pinned: string
}

/** Returns the text that a screen reader reads for a bar: vehicle, customer, dates, state. */
export function barLabel(bar: Bar, vehicle: string, clock: BarClock, words: BarMessages, language: Language): string {
  const start = clock.full(bar.start)
  const end = clock.full(bar.rental ? Date.parse(bar.rental.end) : bar.end)
  return [vehicle, barName(bar, words), `${start} – ${end}`, ...stateOf(bar, words, language)]
    .filter(Boolean)
    .join(', ')
}

/** Returns the state of a bar in words, the status first. */
export function stateOf({ rental, late, isConflict }: Bar, words: BarMessages, language: Language): string[] {
  const said = rental ? [statusLabels[rental.status][language]] : [words.unavailable]
  if (rental?.isFormer) said.push(words.formerVehicle)
  if (rental?.promise && isToLeave(rental)) said.push(rental.isPinned ? words.pinned : words.promised)
  if (late) said.push(late === 'return' ? words.lateReturn : words.lateDeparture)
  if (isConflict) said.push(words.conflict)
  if (rental && isOwed(rental)) said.push(words.unpaid)
  return said
}

/** Returns true when an agreed rental is not fully paid. Drafts and quotes owe nothing. */
export function isOwed({ isPaid, isFormer, status }: NonNullable<Bar['rental']>): boolean {
  return !isPaid && !isFormer && status !== 'draft' && status !== 'quote'
}

/** Returns true when a category was promised and the rental may still move to another vehicle of it. */
export function isMovable(rental: NonNullable<Bar['rental']>): boolean {
  return rental.promise !== undefined && !rental.isPinned && isToLeave(rental)
}

function isToLeave({ status }: NonNullable<Bar['rental']>): boolean {
  return status !== 'ongoing' && status !== 'done' && status !== 'cancelled'
}

function namesOf(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  at: (index: number) => number,
  count: number,
): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, index) => format.format(at(index)))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
