import { fold } from '../../kernel/text.ts'
import { mostHours } from '../rental-days.ts'

const dash = String.raw`(?:-|–|—|\ba\b|\bau\b|\bto\b)`
const unit = String.raw`(?:j|jrs?|jours?|d|days?)?\.?`
const number = String.raw`j?(\d{1,4})`
const range = new RegExp(`^(?:de |du |from )?${number} ?${unit} ?${dash} ?${number} ?${unit}$`)
const open = new RegExp(
  `^(>=|≥|a partir de|des|from|plus de|more than|over|>|au-dela de)? ?${number} ?(${unit}) ?(\\+|et plus|et \\+|ou plus|and more|or more|and over|minimum|mini|min)?$`,
)
const upTo = new RegExp(`^(?:<=|≤|<|jusqu['’]a|moins de|up to|less than|under|max) ?${number} ?${unit}$`)

/**
 * Reads the shortest rental, in days, of a length as price lists write it: 1 of « 1-3 j », 4 of « 4 à 6 jours », 7 of «
 * 7+ » and of « 7 jours et plus », 8 of « plus de 7 jours ». Null for everything else, such as « week-end », which is
 * no number of days.
 */
export function readLength(text: string): number | null {
  const plain = fold(text.replaceAll(/\([^)]*\)|€/g, ' ').replaceAll(/\b(?:tarifs?|prix|price|rate|ttc)\b/gi, ' '))
  const [, first, last] = range.exec(plain) ?? []
  if (first) return Number(first) <= Number(last) ? days(Number(first)) : null
  if (upTo.test(plain)) return 1
  const [found, prefix, from, ofDays, suffix] = open.exec(plain) ?? []
  // A number alone may be a price.
  if (!found || !(prefix || ofDays || suffix)) return null
  const isAbove = ['plus de', 'more than', 'over', '>', 'au-dela de'].includes(prefix ?? '')
  return days(Number(from) + (isAbove ? 1 : 0))
}

/** Reads a length, also as a number alone. */
export function readDays(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? days(Number(text)) : readLength(text)
}

/** Reads a number of hours below a day, as a number alone or with its unit: « 4 h », « 4 heures et plus ». */
export function readHours(text: string): number | null {
  const hours = Number(hoursText.exec(fold(text))?.[1] ?? 0)
  return hours >= 1 && hours <= mostHours ? hours : null
}

/** Reads a number of hours that has its unit. */
export function readMarkedHours(text: string): number | null {
  return /h/i.test(text) ? readHours(text) : null
}

const hoursText = /^(\d{1,2}) ?(?:h|heures?|hours?)?\.? ?(?:\+|et plus|ou plus|and more|or more)?$/

function days(count: number): number | null {
  return count <= 3650 ? count : null
}
