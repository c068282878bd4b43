import { fold } from './text.ts'

/** The day in a typed text, before it is completed to a date. `year` holds the typed digits, if any. */
export type DayWords =
  | { day: number; month: number; year?: string }
  | { weekday: number }
  | { daysAhead: number }
  | { lengthDays: number }

/**
 * A typed time in minutes since midnight; null for a time that does not exist. 1440 is the midnight that ends the day.
 */
export type ClockWords = { minutes: number | null; text: string }

/**
 * Returns the minutes since midnight of a typed time (« 8h30 », '8:30', '2:30 pm', « midi »), or null. 24h00 ends the
 * day.
 */
export function parseTime(text: string): number | null {
  const { clock, rest } = splitClock(plain(text))
  return rest === '' && clock ? clock.minutes : null
}

/** Returns typed text in lower case, without accents, abbreviation dots and filler words (« le », 'at'). */
export function plain(text: string): string {
  return fold(text)
    .replaceAll(/([a-z])\./g, '$1')
    .replaceAll(/[,'’]/g, ' ')
    .replaceAll(/(\d) ?heures?\b/g, '$1h')
    .replaceAll(/(\d)t(\d)/g, '$1 $2')
    .replaceAll(/(\d) ?([/.]) ?(?=\d)/g, '$1$2')
    .replaceAll(/\b(?:le|la|a|au|the|on|at|of|de|next|prochaine?)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const clockPattern =
  /(?<![\w/.:-])(?:(?<hours>\d{1,2}) ?(?:h(?: ?(?<afterH>\d{2}))?|:(?<minutes>\d{2})(?::\d{2})?)(?: ?(?<half>am|pm))?|(?<twelve>\d{1,2}) ?(?<side>am|pm)|(?<word>midi|noon|minuit|midnight))(?![\w/.:-])/

/** Splits a time that has a mark (`h`, `:`, `pm`, a word) from the rest of a plain text. */
export function splitClock(text: string): { clock: ClockWords | null; rest: string } {
  const match = clockPattern.exec(text)
  if (!match?.groups) return { clock: null, rest: text }
  const { hours, afterH, minutes, half, twelve, side, word } = match.groups
  const found = word
    ? ['midi', 'noon'].includes(word)
      ? 720
      : 0
    : minutesAt(Number(hours ?? twelve), Number(afterH ?? minutes ?? 0), half ?? side)
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  return { clock: { minutes: found, text: match[0] }, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}

/** Reads the bare digits after a date as a time: « 26/11 0900 », « 26/11 9 ». */
export function bareClock(text: string): ClockWords | null {
  if (!/^\d{1,4}$/.test(text)) return null
  const [hours, minutes] = text.length < 3 ? [text, '0'] : [text.slice(0, -2), text.slice(-2)]
  return { minutes: minutesAt(Number(hours), Number(minutes)), text }
}

/** Splits the day at the beginning of a plain text from the rest. */
export function splitDay(text: string): { words: DayWords; rest: string } | null {
  for (const read of [isoDay, numericDay, namedDay, monthFirst, relativeDay, length]) {
    const found = read(text)
    if (found) return { words: found.words, rest: text.slice(found.length).trim() }
  }
  const [first = ''] = text.split(' ')
  const weekday = weekdayNamed(first)
  if (weekday === null) return null
  // A weekday before a date is ignored, so that the digits of the date can be edited alone.
  const rest = text.slice(first.length).trim()
  const date = splitDay(rest)
  return date && !('lengthDays' in date.words) ? date : { words: { weekday }, rest }
}

type Found = { words: DayWords; length: number } | null

function isoDay(text: string): Found {
  const match = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?= |$)/.exec(text)
  return match && { words: dayWords(match[3], match[2], match[1]), length: match[0].length }
}

function numericDay(text: string): Found {
  const match =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?= |$)/.exec(text) ??
    /^(\d{1,2}) (\d{1,2}) (\d{4})(?= |$)/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?(?= |$)/.exec(text)
  return match && { words: dayWords(match[1], match[2], match[3]), length: match[0].length }
}

function namedDay(text: string): Found {
  const match = /^(\d{1,2})(?:er|st|nd|rd|th)? ?([a-z]{3,})(?: (\d{4}|\d{2}))?(?= |$)/.exec(text)
  const month = match?.[2] && monthNamed(match[2])
  return match && month ? { words: dayWords(match[1], month, match[3]), length: match[0].length } : null
}

function monthFirst(text: string): Found {
  const match = /^([a-z]{3,}) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}|\d{2}))?(?= |$)/.exec(text)
  const name = match?.[1] ?? ''
  const month = weekdayNamed(name) === null && monthNamed(name)
  return match && month ? { words: dayWords(match[2], month, match[3]), length: match[0].length } : null
}

const relatives: [RegExp, number][] = [
  [/^(?:aujourd hui|auj|today)(?= |$)/, 0],
  [/^(?:demain|tomorrow)(?= |$)/, 1],
  [/^(?:apres[ -]demain|day after tomorrow)(?= |$)/, 2],
  [/^(?:hier|yesterday)(?= |$)/, -1],
]

function relativeDay(text: string): Found {
  for (const [pattern, daysAhead] of relatives) {
    const match = pattern.exec(text)
    if (match) return { words: { daysAhead }, length: match[0].length }
  }
  return null
}

/** Reads a length, with a plus sign or a unit: « +7 », « 7 j », '7 days', « +1 sem ». */
function length(text: string): Found {
  const match = /^(\+ ?)?(\d{1,3})(?: ?(?:(j|jours?|d|days?)|(sem|semaines?|w|wks?|weeks?)))?(?= |$)/.exec(text)
  if (!match) return null
  const [whole, plus, count, days, weeks] = match
  if (!plus && !days && !weeks) return null
  return { words: { lengthDays: Number(count) * (weeks ? 7 : 1) }, length: whole.length }
}

function dayWords(day = '', month: string | number = '', year?: string): DayWords {
  return { day: Number(day), month: Number(month), ...(year && { year }) }
}

const monthNames =
  'janvier january,fevrier february,mars march,avril april,mai may,juin june,juillet july,aout august,septembre september,octobre october,novembre november,decembre december'
const weekdayNames =
  'lundi monday,mardi tuesday,mercredi wednesday,jeudi thursday,vendredi friday,samedi saturday,dimanche sunday'

const months = monthNames.split(',').map((names) => names.split(' '))
const weekdays = weekdayNames.split(',').map((names) => names.split(' '))

/**
 * Returns 1 to 12 for a month's name in either language or its first letters, at least three; null for none or several.
 */
function monthNamed(name: string): number | null {
  return onlyNamed(months, name)
}

/** Returns 1 to 7 for a weekday's name or its first letters, Monday first; null for none or several. */
export function weekdayNamed(name: string): number | null {
  return onlyNamed(weekdays, name)
}

function onlyNamed(list: string[][], name: string): number | null {
  const found = list.flatMap((names, at) =>
    name.length >= 3 && names.some((full) => full.startsWith(name)) ? [at + 1] : [],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

function minutesAt(hours: number, minutes: number, half?: string): number | null {
  if (minutes > 59 || (half && (hours < 1 || hours > 12))) return null
  const total = (half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours) * 60 + minutes
  return total > 1440 ? null : total
}
