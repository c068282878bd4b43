import type { LocalDate } from '../kernel/time.schema.ts'
import { addDays } from '../kernel/time.ts'
import type { FineKind, FineStatus } from './fine.ts'

/** Days within which the driver must be named, from the date of the notice (code de la route, art. L121-6). */
const designationDays = 45
/** Days after which an open notice is brought up again. */
const reminderDays = [30, 40] as const

/** Returns the last day to name the driver, or null where nobody is to be named. */
export function dueDateOf({ kind, noticeDate }: { kind: FineKind; noticeDate: string }): LocalDate | null {
  return kind === 'designation' ? addDays(noticeDate, designationDays) : null
}

/**
 * Returns the last reminder, of 30 or 40 days, that has fallen due for a notice whose driver is still to be named; null
 * before the first, and once the term is over.
 */
export function reminderDue(
  fine: { kind: FineKind; status: FineStatus; noticeDate: string },
  today: LocalDate,
): (typeof reminderDays)[number] | null {
  const due = dueDateOf(fine)
  if (fine.status !== 'to_do' || due === null || today > due) return null
  return reminderDays.findLast((days) => addDays(fine.noticeDate, days) <= today) ?? null
}

/**
 * Returns the days left to name the driver, 0 on the last one; null where nobody is to be named, or once it is done.
 */
export function daysLeft(
  { status, dueDate }: { status: FineStatus; dueDate: string | null },
  today: LocalDate,
): number | null {
  if (status !== 'to_do' || dueDate === null) return null
  return Math.round((Date.parse(dueDate) - Date.parse(today)) / 86_400_000)
}
