import type { Period } from '../../kernel/period.ts'
import { isLongerThan } from '../../kernel/period.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { checkRentalDates } from '../status/period.ts'

/** The time in which a member who records the same search again means the same customer, in minutes. */
export const repeatMinutes = 15

/** The longest period of a refused request, in days. */
const mostDays = 366

/** Refuses a period that no rental could have, and one of more than a year, which would outweigh all others. */
export function checkRefusedPeriod(period: Period, now: string): void {
  checkRentalDates(period, now)
  if (!isLongerThan(period, mostDays)) return
  throw fieldProblem('end', 'too_long', {
    fr: 'La période ne peut pas dépasser un an',
    en: 'The period cannot exceed one year',
  })
}
