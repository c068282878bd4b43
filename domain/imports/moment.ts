import { readDay } from '../kernel/table/csv-dates.ts'
import { fold } from '../kernel/text.ts'

/**
 * Reads a date with or without a time as people and spreadsheets write them: 12/03/2026 8h30, « jeudi 12 mars 2026 à 8 h », 12 March
 * 2026 8:30 pm, 2026-03-12T08:30, and the serial numbers of Excel. Returns `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, and anything else
 * unchanged.
 */
export function readMoment(text: string): string {
  const serial = readSerial(text)
  if (serial) return serial
  const plain = fold(text)
    .replace(/^(?:[a-z]{3,9}\.?,? )(?=\d)/, '')
    .replace(/^1er /, '1 ')
  const found =
    /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ][a-z0-9.]+?[-/. ]\d{2,4})(?:[t ,]+(?:a |at )?(.+))?$/.exec(plain)
  const day = found?.[1] && dayOf(found[1])
  if (!day) return text
  if (!found[2]) return day
  const time = readTime(found[2])
  return /^\d\d:\d\d$/.test(time) ? `${day}T${time}` : text
}

/** Reads a time of day: 8h30, 8 h, 08:30:00, 8:30 pm, and the fraction of a day that Excel stores. Returns anything else unchanged. */
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

/** Excel counts the days from 30 December 1899; numbers from 1990 to 2099 are taken for days. */
function readSerial(text: string): string | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{5}(\.\d+)?$/.test(plain)) return null
  const days = Number(plain)
  if (days < 32_874 || days > 73_050) return null
  const moment = new Date(Math.round(days * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString()
  return plain.includes('.') && Math.round((days % 1) * 1440) > 0 ? moment.slice(0, 16) : moment.slice(0, 10)
}

const months = ['jan', 'fe', 'mar', 'a[vp]r', 'ma[iy]', 'jui?n', 'jui?l', 'ao?u', 'sep', 'oct', 'nov', 'dec']

function dayOf(text: string): string | null {
  const named = /^(\d{1,2})[-/. ]([a-z]+)\.?[-/. ]+(\d{2,4})$/.exec(text)
  const month = named && months.findIndex((name) => new RegExp(`^${name}`).test(named[2] ?? '')) + 1
  if (named && !month) return null
  const numbers = named ? `${named[1]}/${month}/${named[3]}` : text
  const day = readDay(numbers.replaceAll(' ', '/').replace(/^(\d{1,2}[./-]\d{1,2}[./-])(\d{2})$/, '$120$2'))
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
