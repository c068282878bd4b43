import { type DateOrder, readDay } from '../kernel/table/csv-dates.ts'
import { fold } from '../kernel/text.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { toLocalDateTime } from '../kernel/time.ts'
import { fullYear } from '../kernel/typed-date.ts'

/**
 * Reads a date with or without a time as people and spreadsheets write them: 12/03/2026 8h30, « jeudi 12 mars 2026 à 8
 * h », 12 March 2026 8:30 pm, 2026-03-12T08:30, and the serial numbers of Excel. Returns `YYYY-MM-DD` or
 * `YYYY-MM-DDTHH:MM`, and anything else unchanged. `order` is that of dates in numbers alone. A year of two digits is
 * 20xx, or in the hundred years up to `pastToday`.
 */
export function readMoment(text: string, order: DateOrder = 'dayFirst', pastToday?: LocalDate): string {
  const serial = readSerial(text, pastToday ? firstPastSerial : firstSerial)
  if (serial) return serial
  const plain = fold(text)
    .replace(/^(?:[a-z]{3,9}\.?,? )(?=\d)/, '')
    .replace(/^1er /, '1 ')
  const found =
    /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ][a-z0-9.]+?[-/. ]\d{2,4})(?:[t ,]+(?:a |at )?(.+))?$/.exec(plain)
  const day = found?.[1] && dayOf(found[1], order, pastToday)
  if (!day) return text
  if (!found[2]) return day
  const time = readTime(found[2])
  return /^\d\d:\d\d$/.test(time) ? `${day}T${time}` : text
}

/**
 * Reads an instant as programs export it (2026-03-12T12:30:00Z, 2026-03-12 12:30:00+00:00, 2026-03-12 12:30:00 UTC) on
 * the clock of a zone: `YYYY-MM-DDTHH:MM`. Returns anything else unchanged.
 */
export function readInstant(text: string, timezone: string): string {
  const instant = text.replace(/ ?UTC$/, 'Z')
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}\S*(Z|[+-]\d{2}(:?\d{2})?)$/i.test(instant)) return text
  try {
    return toLocalDateTime(instant, timezone)
  } catch {
    return text
  }
}

/**
 * Reads a day as `readMoment` does, and drops its time. An instant at midnight of any zone is the day as written; other
 * instants stay unchanged.
 */
export function readImportedDay(text: string, order: DateOrder): LocalDate | string {
  return withoutTime(readMoment(withoutZone(text), order))
}

/** Returns a reader of past days, such as birthdays: a year of two digits is in the hundred years up to `today`. */
export function pastDayReader(today: LocalDate): typeof readImportedDay {
  return (text, order) => withoutTime(readMoment(withoutZone(text), order, today))
}

/** Returns the day of an instant at midnight, as programs export days: 2026-03-12T00:00:00.000Z. */
function withoutZone(text: string): string {
  return text.replace(/^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z| UTC|[+-]\d{2}(?::?\d{2})?)$/i, '$1')
}

function withoutTime(moment: string): string {
  return moment.replace(/^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}$/, '$1')
}

/**
 * The order in which the dates of a column are read. It is `certain` where a date allows that order alone, `either`
 * where all allow both, and `mixed` where some contradict others; `example` is a date that shows it, for `mixed` one
 * that is refused.
 */
export type ColumnOrder = { order: DateOrder; ground: 'certain' | 'either' | 'mixed'; example: string }

/**
 * Returns the order of the dates in each of the columns of a file; null for a column without dates in numbers alone.
 * Most dates of a column decide; one that allows both orders is read like the others of the file, and day first where
 * they do not tell.
 */
export function dateOrders(columns: readonly (readonly string[])[]): (ColumnOrder | null)[] {
  const own = columns.map(ownOrder)
  const certain = new Set(own.flatMap((one) => (one?.ground === 'certain' ? one.order : [])))
  const [shared = 'dayFirst'] = certain.size === 1 ? certain : []
  return own.map((one) => (one?.ground === 'either' ? { ...one, order: shared } : one))
}

function ownOrder(cells: readonly string[]): ColumnOrder | null {
  const of = (wanted: ReturnType<typeof onlyOrder>) => cells.filter((cell) => onlyOrder(cell) === wanted)
  const [dayFirst, monthFirst, [either]] = [of('dayFirst'), of('monthFirst'), of('either')]
  const order = monthFirst.length > dayFirst.length ? 'monthFirst' : 'dayFirst'
  const [taken, odd] = order === 'monthFirst' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  if (odd[0]) return { order, ground: 'mixed', example: odd[0] }
  if (taken[0]) return { order, ground: 'certain', example: taken[0] }
  return either ? { order, ground: 'either', example: either } : null
}

/**
 * Returns the only order in which a cell is a date, `either` when both are different dates, and null for everything
 * else.
 */
export function onlyOrder(cell: string): DateOrder | 'either' | null {
  const found = /^(?:[a-z]{3,9}\.?,? )?(\d{1,2})[./-](\d{1,2})[./-](?:\d{2}|\d{4})(?!\d)/i.exec(cell.trim())
  const [first, second] = [Number(found?.[1]), Number(found?.[2])]
  if (!found || Math.min(first, second) < 1 || Math.max(first, second) > 31 || first === second) return null
  if (first > 12) return second > 12 ? null : 'dayFirst'
  return second > 12 ? 'monthFirst' : 'either'
}

/**
 * Reads a time of day: 8h30, 8 h, 08:30:00, 8:30 pm, and the fraction of a day that Excel stores. Returns anything else
 * unchanged.
 */
export function readTime(text: string): string {
  const plain = fold(text)
  const fraction = /^0?[.,]\d+$/.test(plain) ? Number(`0${plain.replace(/^0/, '').replace(',', '.')}`) : null
  if (fraction !== null) return clock(Math.round(fraction * 1440) % 1440)
  const found =
    /^(\d{1,2}) ?(?:[h:.] ?(\d{2})?(?: ?(?:mn?|min))?(?::\d{2}(?:\.\d+)?)?) ?(am|pm)?$|^(\d{1,2}) ?(am|pm)$/.exec(plain)
  if (!found) return text
  const half = found[3] ?? found[5]
  const typed = Number(found[1] ?? found[4])
  const hour = half ? (typed % 12) + (half === 'pm' ? 12 : 0) : typed
  const minute = Number(found[2] ?? 0)
  return hour < 24 && minute < 60 ? clock(hour * 60 + minute) : text
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Excel counts the days from 30 December 1899. Numbers from 1990 to 2099 are taken for days, past ones from 1927. */
const [firstSerial, firstPastSerial, lastSerial] = [32_874, 10_000, 73_050]

function readSerial(text: string, first: number): string | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{5}(\.\d+)?$/.test(plain)) return null
  const days = Number(plain)
  if (days < first || days > lastSerial) return null
  const moment = new Date(Math.round(days * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString()
  return plain.includes('.') && Math.round((days % 1) * 1440) > 0 ? moment.slice(0, 16) : moment.slice(0, 10)
}

const months = ['jan', 'fe', 'mar', 'a[vp]r', 'ma[iy]', 'jui?n', 'jui?l', 'ao?u', 'sep', 'oct', 'nov', 'dec']

function dayOf(text: string, order: DateOrder, pastToday: LocalDate | undefined): string | null {
  const named = /^(\d{1,2})[-/. ]([a-z]+)\.?[-/. ]+(\d{2,4})$/.exec(text)
  const month = named && months.findIndex((name) => new RegExp(`^${name}`).test(named[2] ?? '')) + 1
  if (named && !month) return null
  const numbers = named ? `${named[1]}/${month}/${named[3]}` : text
  const wanted = named ? 'dayFirst' : order
  const whole = numbers.replaceAll(' ', '/').replace(/^(\d{1,2})([./-])(\d{1,2})[./-](\d{2})$/, (...found) => {
    const [, one, sign, other, digits] = found as [string, string, string, string, string]
    const [day, month] = wanted === 'dayFirst' ? [one, other] : [other, one]
    return `${one}${sign}${other}${sign}${fullYear(digits, { month: Number(month), day: Number(day) }, pastToday)}`
  })
  const day = readDay(whole, wanted)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
