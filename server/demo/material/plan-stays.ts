import type { Agency } from '@filao/domain/company/agency.schema'
import { addDays, addMinutes, localDate, minutesBetween, toInstant } from '@filao/domain/kernel/time'
import { caseOf } from './cases.ts'
import type { DemoCompany } from './company.ts'
import { timezone } from './data.ts'
import { drawDelay, drawMoment, type OpenMoment } from './opening-times.ts'
import type { Random } from './random.ts'
import type { Stay } from './stay.ts'
import { drawStay } from './year.ts'

/** The first and last day of the demo, and the first one whose rentals are played call by call, relative to today. */
export const span = { opened: -380, first: -372, played: -12, last: 45 }

/** Returns a day relative to today, at the demo's agencies. */
export function dayOf(now: string, days: number): string {
  return addDays(localDate(now, timezone), days)
}

/** Returns the instant from which on rentals are played call by call. */
export function playedFrom(now: string): string {
  return toInstant(`${dayOf(now, span.played)}T00:00`, timezone)
}

/**
 * Plans the rentals of one vehicle one after the other, each from the agency where the last one ended, in the opening
 * hours of both agencies. The case of the vehicle has its place among them.
 */
export function planStays(company: DemoCompany, vehicle: number, now: string, random: Random): Stay[] {
  const planned = caseOf(company, vehicle, now, random)
  const home = company.vehicles[vehicle]?.locationId
  const agencies = company.agencies
  const preparation = preparationOf(company, vehicle)
  const stays: Stay[] = []
  let place = agencies.findIndex(({ id }) => id === home)
  let ready = ''
  const add = (stay: Stay) => {
    stays.push(stay)
    if (stay.fate !== 'kept' && stay.fate !== 'validating') return
    place = stay.arrival
    ready = addMinutes(later(stay.end, stay.backAt), preparation)
  }
  /** Plans stays from one day to another; the last one is over, and the vehicle is prepared, before `until`. */
  const fill = (from: string, until: string) => {
    let day = from
    while (true) {
      const stay = draw({ company, vehicle, place, day, ready, staysHere: planned !== null, now }, random)
      const end = addMinutes(stay.end, preparation + 60)
      if (end >= until || (isIdleAhead(vehicle) && stay.start > now)) return
      add(stay)
      day = localDate(stay.fate === 'kept' || stay.fate === 'validating' ? ready : stay.start, timezone)
    }
  }
  const last = toInstant(`${dayOf(now, span.last)}T00:00`, timezone)
  fill(dayOf(now, span.first + random.between(0, 6)), planned?.from ?? last)
  if (!planned) return stays
  if (planned.stay) {
    const { start, end, ...rest } = planned.stay
    const delays = { leftAt: drawDelay(start, [10, 25], random), backAt: drawDelay(end, [60, 20], random) }
    const isAhead = start.at > now
    // A quote expires after a week.
    const daysAgo = rest.case === 'expired' ? 9 : 2
    const bookedAt = isAhead ? addMinutes(now, -1440 * daysAgo) : drawBooking(start.at, now, random)
    add({ vehicle, start: start.at, end: end.at, ...delays, bookedAt, departure: place, arrival: place, ...rest })
  }
  if (ready < planned.until) ready = planned.until
  fill(localDate(ready, timezone), last)
  return stays
}

type Drawing = {
  company: DemoCompany
  vehicle: number
  place: number
  day: string
  ready: string
  /** A vehicle with a case never changes its agency. */
  staysHere: boolean
  now: string
}

function draw({ company, vehicle, place, ready, staysHere, now, ...from }: Drawing, random: Random): Stay {
  const { day, length } = drawStay(laterAhead(from.day, now, random), random)
  const arrival = !staysHere && random.chance(0.08) ? random.between(0, company.agencies.length - 1) : place
  const start = drawMoment(company.agencies[place] as Agency, day, ready, random)
  const nights = Math.max(length, leastDays(company, vehicle))
  const back = addDays(localDate(start.at, timezone), nights)
  const end = drawMoment(company.agencies[arrival] as Agency, back, '', random)
  return { vehicle, ...moments(start, end, ready, random), ...fateOf(start, now, random), departure: place, arrival }
}

function moments(start: OpenMoment, end: OpenMoment, ready: string, random: Random) {
  const leftAt = drawDelay(start, [10, 25], random)
  return {
    start: start.at,
    end: end.at,
    leftAt: leftAt < ready ? start.at : leftAt,
    backAt: drawDelay(end, [60, 20], random),
  }
}

/** Draws the fate of a rental: most past ones took place; future ones are also requests, quotes and drafts. */
function fateOf({ at }: OpenMoment, now: string, random: Random): Pick<Stay, 'fate' | 'bookedAt'> {
  const bookedAt = drawBooking(at, now, random)
  if (random.chance(0.06)) return { fate: 'cancelled', bookedAt }
  if (at < now) return { fate: 'kept', bookedAt }
  const share = random.next()
  const fate = share < 0.1 ? 'validating' : share < 0.15 ? 'quote' : share < 0.18 ? 'draft' : 'kept'
  return { fate, bookedAt }
}

/**
 * Draws the moment of a booking, days or hours before the start and in office hours. Rentals that are played are booked
 * in the days that are played.
 */
function drawBooking(start: string, now: string, random: Random): string {
  const day = addDays(start.slice(0, 10), -random.pick([0, 1, 2, 3, 5, 8, 12, 20, 30, 45]))
  const first = start >= playedFrom(now) ? dayOf(now, span.played) : dayOf(now, span.opened + 1)
  const office = toInstant(`${later(day, first)}T08:00`, timezone)
  const drawn = addMinutes(office, random.between(0, 560))
  const latest = addMinutes(start < now ? start : now, -45)
  if (drawn <= latest) return drawn
  // Somebody who books for today, or for weeks ahead in the days before today.
  const earliest = start < now ? addMinutes(latest, -120) : playedFrom(now)
  return addMinutes(earliest, random.between(0, minutesBetween(earliest, latest)))
}

/** Vehicles that nobody has booked yet, so that there is something to rent. */
function isIdleAhead(vehicle: number): boolean {
  return vehicle % 4 === 2
}

/** Returns a later day for a rental weeks ahead, since few people book that early. */
function laterAhead(day: string, now: string, random: Random): string {
  const ahead = (Date.parse(day) - Date.parse(dayOf(now, 0))) / 86_400_000
  return ahead > 5 ? addDays(day, random.between(0, Math.round(ahead / 4))) : day
}

function categoryOf({ categories, vehicles }: DemoCompany, vehicle: number) {
  return categories.find(({ id }) => id === vehicles[vehicle]?.categoryId)
}

function preparationOf(company: DemoCompany, vehicle: number): number {
  return categoryOf(company, vehicle)?.preparationDurationMinutes ?? 0
}

/** Returns the days of the shortest rental of a vehicle: one more than its minimum, whatever the hours are. */
function leastDays(company: DemoCompany, vehicle: number): number {
  const least = categoryOf(company, vehicle)?.minimumRentalDurationMinutes ?? 0
  return least === 0 ? 1 : Math.ceil(least / 1440) + 1
}

/** Returns the later of two days, or of two instants. */
function later(one: string, other: string): string {
  return one < other ? other : one
}
