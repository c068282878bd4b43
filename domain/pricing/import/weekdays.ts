import { fold } from '../../kernel/text.ts'
import { weekdayNamed } from '../../kernel/typed-words.ts'

/**
 * Reads weekdays as price lists write them, Monday is 1: 5 to 7 of « ven., sam., dim. », of « vendredi au dimanche »
 * and of 'Fri-Sun'. Null for everything else, such as « week-end », which is two days here and three there.
 */
export function readWeekdays(text: string): number[] | null {
  const plain = fold(text).replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim()
  const parts = plain.split(/ ?(?:,|;|\/|\+|\bet\b|\band\b) ?/).filter(Boolean)
  const days = parts.map(daysOf)
  return days.length > 0 && days.every((some) => some !== null) ? [...new Set(days.flat())].sort() : null
}

function daysOf(part: string): number[] | null {
  const names = part.replace(/^(?:du|de|from) /, '').split(/ ?(?:-|–|—|\bau?\b|\bto\b) ?/)
  const [first, last = first] = names.map(weekdayNamed)
  if (names.length > 2 || !first || !last) return null
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 7) + 1)
}
