import type { Agency } from '@filao/domain/company/agency.schema'
import { daysOfWeek } from '@filao/domain/company/opening-hours'
import { addDays, addMinutes, minutesBetween, toInstant, weekdayOf } from '@filao/domain/kernel/time'
import type { Random } from './random.ts'

/** A moment at which an agency is open, and the hours around it. */
export type OpenMoment = { at: string; opens: string; closes: string }

/** Minutes between the departure or return and the end of the opening hours: an agent has time for the customer. */
const lead = 30

/** Lists the quarters of an hour of a day at which an agency hands over vehicles, none on a closed day. */
export function openMoments({ openingHours, timezone }: Agency, day: string): OpenMoment[] {
  const weekday = daysOfWeek[weekdayOf(day) - 1]
  const midnight = toInstant(`${day}T00:00`, timezone)
  return openingHours
    .filter(({ dayOfWeek }) => dayOfWeek === weekday)
    .toSorted((a, b) => a.openTimeMinutes - b.openTimeMinutes)
    .flatMap(({ openTimeMinutes, closeTimeMinutes }) => {
      const [opens, closes] = [addMinutes(midnight, openTimeMinutes), addMinutes(midnight, closeTimeMinutes)]
      const count = Math.floor((closeTimeMinutes - openTimeMinutes - 2 * lead) / 15) + 1
      return Array.from({ length: Math.max(0, count) }, (_, quarter) => {
        return { at: addMinutes(opens, lead + 15 * quarter), opens, closes }
      })
    })
}

/** Draws a moment of the day, or of the first later day with one, that is not before `ready`. */
export function drawMoment(agency: Agency, day: string, ready: string, random: Random): OpenMoment {
  const moments = openMoments(agency, day).filter(({ at }) => at >= ready)
  return moments.length > 0 ? random.pick(moments) : drawMoment(agency, addDays(day, 1), ready, random)
}

/** Draws a moment of the day, or of the last earlier day with one. */
export function drawMomentBefore(agency: Agency, day: string, random: Random): OpenMoment {
  const moments = openMoments(agency, day)
  return moments.length > 0 ? random.pick(moments) : drawMomentBefore(agency, addDays(day, -1), random)
}

/** Returns the actual moment: some minutes early or late, in the same opening hours. */
export function drawDelay({ at, opens, closes }: OpenMoment, [early, late]: [number, number], random: Random): string {
  const least = Math.max(-early, minutesBetween(at, opens))
  return addMinutes(at, random.between(least, Math.min(late, minutesBetween(at, closes))))
}
