import { fieldProblem } from '@filao/domain/kernel/problem'
import { addDays } from '@filao/domain/kernel/time'
import type { LocalDate } from '@filao/domain/kernel/time.schema'

/** A period of days, both included. */
export type Days = { from: LocalDate; to: LocalDate }

/** Refuses a period of more than a leap year. Throws `validation`. */
export function checkDays({ from, to }: Days): void {
  if (addDays(from, 366) > to) return
  throw fieldProblem('to', 'range', {
    fr: 'La période couvre un an au plus\u202f: choisissez-en une plus courte.',
    en: 'The period covers a year at most: choose a shorter one.',
  })
}
