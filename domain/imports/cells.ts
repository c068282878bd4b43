import { readDay } from '../kernel/table/csv-dates.ts'
import { fold } from '../kernel/text.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { fullYear } from '../kernel/typed-date.ts'
import { readWhole } from '../kernel/typed-number.ts'

/** Reads a cell of one line: other programs allow line breaks in it. */
export function readLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ')
}

/**
 * Reads a year, also out of a date: 2019, 03/2019, 01/03/2019. A year of two digits is in the hundred years up to
 * `today` in a whole date (01/03/19), and up to the year after it as a model year: 19, '19, 03/19. Returns anything
 * else unchanged.
 */
export function readYear(text: string, today: LocalDate): number | string {
  const day = /^(\d{4})-\d{2}-\d{2}$/.exec(readDay(text))
  const month = /^\d{1,2}[./-](\d{4})$/.exec(text)
  const short = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2})$/.exec(text)
  if (short?.[3]) return fullYear(short[3], { month: Number(short[2]), day: Number(short[1]) }, today)
  const model = /^(?:\d{1,2}[./-]|['’])?(\d{2})$/.exec(text)
  if (model?.[1]) return fullYear(model[1], { month: 1, day: 1 }, `${Number(today.slice(0, 4)) + 1}-12-31`)
  const year = day?.[1] ?? month?.[1]
  return year ? Number(year) : readWhole(text)
}

/** Returns the value whose names include the text, ignoring case, accents and signs; the text where none does. */
export function readName<Value>(text: string, names: readonly (readonly [Value, readonly string[]])[]): Value | string {
  const wanted = plain(text)
  return names.find(([, all]) => all.some((name) => plain(name) === wanted))?.[0] ?? text
}

/** Keeps signs that are all there is to a name, such as `+`. */
function plain(text: string): string {
  return fold(text).replaceAll(/[^a-z0-9+]/g, '')
}
