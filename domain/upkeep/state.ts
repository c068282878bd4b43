import type { LocalDate } from '../kernel/time.schema.ts'
import { addDays } from '../kernel/time.ts'
import type { StoredDeadline } from './deadline.schema.ts'
import type { DeadlineState } from './deadline.ts'

/** The first and last odometer that the checks of a vehicle recorded in the last 90 days. */
export type Readings = { firstOn: LocalDate; firstOdometer: number; lastOn: LocalDate; lastOdometer: number }

/** The day in the zone of the company's territory, and the vehicle's odometer and readings. */
type Now = { today: LocalDate; odometer: number; readings: Readings | null }

type Due = Pick<StoredDeadline, 'dueOn' | 'dueOdometer' | 'warnDays' | 'warnKilometres'>

/** The days of checks from which the pace of a vehicle is estimated. */
export const paceDays = 90

/** An estimate further away than this says nothing. */
const longestDays = 3650

/** Returns the state of a deadline: the worse of its date and its kilometres. Due today is still in time. */
export function deadlineState(deadline: Due, { today, odometer }: Pick<Now, 'today' | 'odometer'>): DeadlineState {
  const { dueOn, dueOdometer, warnDays, warnKilometres } = deadline
  if ((dueOn !== null && today > dueOn) || (dueOdometer !== null && odometer > dueOdometer)) return 'overdue'
  const isNear = dueOn !== null && today >= addDays(dueOn, -warnDays)
  return isNear || (dueOdometer !== null && odometer >= dueOdometer - warnKilometres) ? 'soon' : 'ok'
}

/**
 * Returns the day on which the vehicle reaches the kilometres at the pace of its readings, today when it has; null
 * without kilometres or a pace, or when that is ten years away.
 */
export function estimatedOn({ dueOdometer }: Pick<Due, 'dueOdometer'>, { today, odometer, readings }: Now) {
  if (dueOdometer === null) return null
  if (odometer >= dueOdometer) return today
  if (readings === null) return null
  const days = daysBetween(readings.firstOn, readings.lastOn)
  const kilometres = readings.lastOdometer - readings.firstOdometer
  if (days < 1 || kilometres <= 0) return null
  const ahead = Math.ceil(((dueOdometer - odometer) * days) / kilometres)
  return ahead > longestDays ? null : addDays(today, ahead)
}

/**
 * Lists the deadlines that are due within a rental: from its first day to the eve of its last, by date or kilometres.
 */
export function dueWithin<One extends Expected>(deadlines: readonly One[], from: LocalDate, until: LocalDate): One[] {
  return deadlines.filter((deadline) => {
    const day = expectedDay(deadline) ?? until
    return day >= from && day < until
  })
}

/** Orders deadlines by the day on which they are expected, by date or kilometres; those without one are last. */
export function byExpectedDay(a: Expected, b: Expected): number {
  return (expectedDay(a) ?? lastDay).localeCompare(expectedDay(b) ?? lastDay)
}

/** After every day on which something is expected. */
const lastDay = '9999-12-31'

type Expected = { dueOn: string | null; estimatedOn: string | null }

/** Returns the day on which a deadline is expected: its date, or the one of its kilometres where that is earlier. */
export function expectedDay({ dueOn, estimatedOn }: Expected): LocalDate | null {
  return [dueOn, estimatedOn].filter((day) => day !== null).sort()[0] ?? null
}

/** Returns true where the kilometres of a deadline come before its date, or are all that it has. */
export function comesByKilometres(deadline: Expected): boolean {
  return deadline.dueOn === null || deadline.dueOn !== expectedDay(deadline)
}

function daysBetween(from: LocalDate, to: LocalDate): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}
