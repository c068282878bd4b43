import type { Agency } from '@filao/domain/company/agency.schema'
import { addDays, addMinutes, localDate, toInstant } from '@filao/domain/kernel/time'
import type { DemoCompany } from './company.ts'
import { drawMoment, drawMomentBefore, type OpenMoment, openMoments } from './opening-times.ts'
import type { Random } from './random.ts'
import type { Case, Stay } from './stay.ts'

type Planned = {
  /** The vehicle has no other rental from here. */
  from: string
  /** It has other rentals again after this. */
  until: string
  stay: { start: OpenMoment; end: OpenMoment; fate: Stay['fate']; case?: Case } | null
}

/** The vehicle, the days of start and end relative to today, and the fate of each case. */
const cases: Record<number, { days: [number, number]; case?: Case; fate?: Stay['fate'] }> = {
  30: { days: [-5, -1], case: 'late' },
  12: { days: [-6, -2], case: 'damaged' },
  21: { days: [-4, 5], case: 'exchanged' },
  4: { days: [-2, 4], case: 'unpaid' },
  13: { days: [-5, 2], case: 'extended' },
  31: { days: [6, 11], case: 'cancelled' },
  22: { days: [-7, -2], case: 'refunded' },
  5: { days: [9, 13], case: 'expired', fate: 'quote' },
  14: { days: [12, 19], fate: 'quote' },
  23: { days: [4, 9], fate: 'validating' },
  6: { days: [5, 8], fate: 'draft' },
  /** The vehicle that replaces the exchanged one, of its agency and category, and one in the garage. */
  24: { days: [-5, 9], case: 'spare' },
  15: { days: [-1, 3], case: 'garage' },
}

/** Days from the start to the end of rentals that leave or come back today, and the share of the day gone by then. */
const today: { leaves: boolean; days: number; share: number }[] = [
  { leaves: true, days: 5, share: 0.35 },
  { leaves: false, days: 7, share: 0.2 },
  { leaves: true, days: 7, share: 0.85 },
  { leaves: false, days: 4, share: 0.7 },
]

/**
 * Returns the rental planned for a vehicle so that the first day has one case of everything: two departures and two
 * returns today at each agency that is open, and each of the cases. Null for most vehicles.
 */
export function caseOf(company: DemoCompany, vehicle: number, now: string, random: Random): Planned | null {
  const { locationId } = company.vehicles[vehicle] as DemoCompany['vehicles'][number]
  const agency = company.agencies.find(({ id }) => id === locationId) as Agency
  const day = (count: number) => addDays(localDate(now, agency.timezone), count)
  const one = cases[vehicle]
  if (one) {
    const [first, last] = one.days
    const isEmpty = one.case === 'spare' || one.case === 'garage'
    const start = drawMoment(agency, day(first), '', random)
    const end =
      one.case === 'late' ? drawMomentBefore(agency, day(last), random) : drawMoment(agency, day(last), '', random)
    return {
      from: isEmpty ? toInstant(`${day(first)}T00:00`, agency.timezone) : addMinutes(start.opens, -1440),
      // Room for an extension by two days, past a closed day.
      until: addMinutes(end.at, 4 * 1440),
      stay: isEmpty ? null : { start, end, fate: one.fate ?? 'kept', ...(one.case && { case: one.case }) },
    }
  }
  const turn = today[Math.floor(vehicle / 9)]
  const moments = openMoments(agency, day(0))
  if (!turn || vehicle % 9 > 2 || moments.length === 0) return null
  const at = moments[Math.floor(moments.length * turn.share)] as OpenMoment
  const start = turn.leaves ? at : drawMomentBefore(agency, day(-turn.days), random)
  const end = turn.leaves ? drawMoment(agency, day(turn.days), '', random) : at
  return { from: addMinutes(start.opens, -1440), until: addMinutes(end.at, 1440), stay: { start, end, fate: 'kept' } }
}
