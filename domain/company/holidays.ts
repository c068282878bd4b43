import type { Sentence } from '../kernel/language.ts'
import type { CountryCode } from './territories.schema.ts'

/**
 * The day on which a territory commemorates the abolition of slavery, `MM-DD` (loi 83-550, décret 83-1003 as amended).
 * It is a public holiday there alone; mainland France and Saint-Pierre-et-Miquelon have none.
 */
export const abolitionDays: Partial<Record<CountryCode, string>> = {
  YT: '04-27',
  MQ: '05-22',
  GP: '05-27',
  MF: '05-28',
  GF: '06-10',
  BL: '10-09',
  RE: '12-20',
}

export const abolitionName: Sentence = { fr: 'Abolition de l’esclavage', en: 'Abolition of Slavery' }

/** Returns the years of a company's calendar, from last year to two years ahead. */
export function holidayYears(now: string): number[] {
  const year = Number(now.slice(0, 4))
  return [year - 1, year, year + 1, year + 2]
}
