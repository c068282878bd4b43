import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { Id } from '../../kernel/field.ts'
import type { Period } from '../../kernel/period.ts'
import { isLongerThan } from '../../kernel/period.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { stored } from '../../kernel/stored.ts'
import { Instant } from '../../kernel/time.ts'
import { referralModes } from '../record/rental.ts'
import { checkRentalDates } from '../status/period.ts'

/** The time in which a member who records the same search again means the same customer, in minutes. */
export const repeatMinutes = 15

/** The longest period of a refused request, in days. */
const mostDays = 366

/** A search that found no free vehicle: where, when, of which category (null: of any) and how the customer asked. */
export const RefusedRequestFields = z.object({
  departureAgencyId: Id,
  categoryId: Id.nullable(),
  start: Instant,
  end: Instant,
  referralMode: z.enum(referralModes),
})

export const RefusedRequestCreation = RefusedRequestFields.partial({ categoryId: true, referralMode: true })
export type RefusedRequestCreation = z.infer<typeof RefusedRequestCreation>

/** A request that was refused because nothing was free. It says nothing about the customer. */
export const RefusedRequest = z.object({
  id: z.int(),
  ...stored(RefusedRequestFields),
  departureAgency: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  category: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  /** Null for a program. */
  createdBy: MemberName.nullable(),
})
export type RefusedRequest = z.infer<typeof RefusedRequest>

/** Refuses a period that no rental could have, and one of more than a year, which would outweigh all others. */
export function checkRefusedPeriod(period: Period, now: string): void {
  checkRentalDates(period, now)
  if (!isLongerThan(period, mostDays)) return
  throw fieldProblem('end', 'too_long', {
    fr: 'La période ne peut pas dépasser un an',
    en: 'The period cannot exceed one year',
  })
}
