import type { Language } from '@filao/domain/kernel/language'
import { durationMinutes, type Period } from '@filao/domain/kernel/period'
import { Problem } from '@filao/domain/kernel/problem'
import { addMinutes, instantAt } from '@filao/domain/kernel/time'
import { checkRentalDates } from '@filao/domain/rentals/terms'

/** A period that is being chosen: either end may still be missing. */
export type OpenPeriod = { start?: string | null | undefined; end?: string | null | undefined }

const quarterMs = 15 * 60_000

/** The start proposed to a customer who stands at the counter: the next quarter of an hour. */
export function proposedStart(now: string): string {
  return instantAt(Math.ceil(Date.parse(now) / quarterMs) * quarterMs)
}

/** The period of a preset: it starts where the form says, else at the next quarter of an hour. */
export function presetPeriod({ start }: OpenPeriod, minutes: number, now: string): Period {
  const from = start ?? proposedStart(now)
  return { start: from, end: addMinutes(from, minutes) }
}

/** The end once the start has moved: the rental keeps its length. */
export function endAfterMove(before: OpenPeriod, start: string | null | undefined): string | null {
  if (!before.start || !before.end || !start) return before.end ?? null
  const minutes = durationMinutes({ start: before.start, end: before.end })
  return minutes > 0 ? addMinutes(start, minutes) : before.end
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
