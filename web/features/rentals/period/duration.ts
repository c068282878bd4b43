import { nextOpening, opensAt } from '@filao/domain/company/opening-hours'
import type { OpeningHours } from '@filao/domain/company/opening-hours.schema'
import type { Language } from '@filao/domain/kernel/language.schema'
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
import { checkRentalDates, shortestMinutes } from '@filao/domain/rentals/status/period'

/** A period being chosen: either end may still be missing. */
export type OpenPeriod = { start?: string | null | undefined; end?: string | null | undefined }

const quarterMs = 15 * 60_000

/** Returns the start proposed to a customer at the counter: the next quarter of an hour. */
export function proposedStart(now: string): string {
  return instantAt(Math.ceil(Date.parse(now) / quarterMs) * quarterMs)
}

/** Minutes until the earliest proposed start, so that it has not passed once the form is filled in. */
const minutesToFill = 5

/** Returns the start of a new rental: the next quarter of an hour, or the agency's next opening when it is closed. */
export function openingStart(agency: { timezone: string; openingHours: readonly OpeningHours[] }, now: string): string {
  return nextOpening(proposedStart(addMinutes(now, minutesToFill)), agency.timezone, agency.openingHours)
}

/**
 * Returns the period of a preset in the departure agency's time zone. It starts at the chosen start, else at the next
 * quarter of an hour.
 */
export function presetPeriod({ start }: OpenPeriod, minutes: number, now: string, zone: string): Period {
  const from = start ?? proposedStart(now)
  return { start: from, end: addClockMinutes(from, minutes, zone) }
}

/**
 * Returns the time (`HH:mm`) of a departure with only a day: today the proposed start, otherwise the opening time, or
 * 09:00.
 */
export function departureTime(
  day: string,
  agency: { timezone: string; openingHours: readonly OpeningHours[] },
  now: string,
) {
  const proposed = proposedStart(now)
  if (day === localDate(proposed, agency.timezone)) return toLocalDateTime(proposed, agency.timezone).slice(11)
  return opensAt(day, agency.openingHours) ?? '09:00'
}

/** Returns the end after the start has moved: the rental keeps its length in local time, and so its days. */
export function endAfterMove(before: OpenPeriod, start: string | null | undefined, zone: string): string | null {
  if (!before.start || !before.end || !start) return before.end ?? null
  const minutes = clockMinutesBetween(before.start, before.end, zone)
  return minutes > 0 ? addClockMinutes(start, minutes, zone) : before.end
}

/** Returns both ends, or null while one is missing or the rental would be shorter than the shortest one. */
export function wholePeriod({ start, end }: OpenPeriod): Period | null {
  if (!start || !end) return null
  return Date.parse(end) < Date.parse(start) + shortestMinutes * 60_000 ? null : { start, end }
}

/**
 * Returns the rule's message about one end of the period, or null. `previousStart` is the start of the rental as saved.
 */
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
