import { type OpeningHours, opensAt } from '@filao/domain/company/opening-hours'
import type { Language } from '@filao/domain/kernel/language'
import type { Period } from '@filao/domain/kernel/period'
import { Problem } from '@filao/domain/kernel/problem'
import {
  addClockMinutes,
  addMinutes,
  clockMinutesBetween,
  instantAt,
  localDate,
  toLocalDateTime,
} from '@filao/domain/kernel/time'
import { checkRentalDates } from '@filao/domain/rentals/period'

/** A period that is being chosen: either end may still be missing. */
export type OpenPeriod = { start?: string | null | undefined; end?: string | null | undefined }

const quarterMs = 15 * 60_000

/** The start proposed to a customer who stands at the counter: the next quarter of an hour. */
export function proposedStart(now: string): string {
  return instantAt(Math.ceil(Date.parse(now) / quarterMs) * quarterMs)
}

/** The period of a preset on the departure agency's clock: it starts where the form says, else at the next quarter of an hour. */
export function presetPeriod({ start }: OpenPeriod, minutes: number, now: string, zone: string): Period {
  const from = start ?? proposedStart(now)
  return { start: from, end: addClockMinutes(from, minutes, zone) }
}

/** The time of a departure of which only the day is given, `HH:mm`: for today the proposed one, else when the agency opens. */
export function departureTime(
  day: string,
  agency: { timezone: string; openingHours: readonly OpeningHours[] },
  now: string,
) {
  const proposed = proposedStart(now)
  if (day === localDate(proposed, agency.timezone)) return toLocalDateTime(proposed, agency.timezone).slice(11)
  return opensAt(day, agency.openingHours) ?? '09:00'
}

/** The end once the start has moved: the rental keeps its length on the departure agency's clock, and so its days. */
export function endAfterMove(before: OpenPeriod, start: string | null | undefined, zone: string): string | null {
  if (!before.start || !before.end || !start) return before.end ?? null
  const minutes = clockMinutesBetween(before.start, before.end, zone)
  return minutes > 0 ? addClockMinutes(start, minutes, zone) : before.end
}

/** Both ends, or null while one is missing. */
export function wholePeriod({ start, end }: OpenPeriod): Period | null {
  return start && end ? { start, end } : null
}

/** What the rule says against one end of the period, or null. `previousStart` is the start of the rental as saved. */
export function periodProblem(
  edge: 'start' | 'end',
  { start, end }: OpenPeriod,
  { now, previousStart, language }: { now: string; previousStart?: string | undefined; language: Language },
): string | null {
  if (!start) return null
  try {
    checkRentalDates({ start, end: end ?? addMinutes(start, 1440) }, now, previousStart)
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.details.fields?.find(({ path }) => path === edge)?.message[language] ?? null
  }
}
