import type { OpeningHours } from '../../company/opening-hours.schema.ts'
import { isOpen } from '../../company/opening-hours.ts'
import { formatDateTime } from '../../kernel/date-text.ts'
import type { Sentence } from '../../kernel/language.ts'
import type { Period } from '../../kernel/period.ts'
import { type FieldProblem, fieldProblem, Problem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'
import type { Instant } from '../../kernel/time.schema.ts'
import { addClockMinutes, clockMinutesBetween, localDate, toInstant, toLocalDateTime } from '../../kernel/time.ts'
import { rentalDays } from '../../pricing/rental-days.ts'

/** The minutes a form may stay open after the time it proposed as the start. */
const toleranceMinutes = 5
/** The minutes of the shortest rental. */
export const shortestMinutes = 60

/** The durations offered by the rental form, in minutes. */
export const durationPresets = [
  { minutes: 1440, label: { fr: '1 jour', en: '1 day' } },
  { minutes: 2880, label: { fr: '2 jours', en: '2 days' } },
  { minutes: 4320, label: { fr: '3 jours', en: '3 days' } },
  { minutes: 10_080, label: { fr: '1 semaine', en: '1 week' } },
  { minutes: 20_160, label: { fr: '2 semaines', en: '2 weeks' } },
] satisfies { minutes: number; label: Sentence }[]

/** The extensions offered for a rental under way. */
export const extensions = [
  { days: 1, label: { fr: '+ 1 jour', en: '+ 1 day' } },
  { days: 2, label: { fr: '+ 2 jours', en: '+ 2 days' } },
  { days: 7, label: { fr: '+ 1 semaine', en: '+ 1 week' } },
] satisfies { days: number; label: Sentence }[]

/**
 * Returns the return some days later, at the same time of day on the arrival agency's clock. It counts from the planned
 * return, or from today when that is overdue.
 */
export function extendedEnd(end: string, days: number, now: string, timezone: string): Instant {
  const time = toLocalDateTime(end, timezone).slice(11)
  const from = Date.parse(end) < Date.parse(now) ? toInstant(`${localDate(now, timezone)}T${time}`, timezone) : end
  return addClockMinutes(from, days * 1440, timezone)
}

/** Returns the duration of a rental as shown: started days of 24 hours on the departure agency's clock, at least 1. */
export function durationDays(period: Period, timezone: string, graceMinutes = 0): number {
  return rentalDays(period.start, period.end, graceMinutes, timezone)
}

/**
 * Refuses a start before now (5 minutes of tolerance) and an end less than an hour after the start. `previousStart`,
 * the start of the saved rental, is always accepted: a rental that began yesterday can still be extended.
 */
export function checkRentalDates(period: Period, now: string, previousStart?: string): void {
  const fields: FieldProblem[] = []
  const start = Date.parse(period.start)
  const isNew = previousStart === undefined || start !== Date.parse(previousStart)
  if (isNew && start < Date.parse(now) - toleranceMinutes * 60_000)
    fields.push({ path: 'start', code: 'past', message: past })
  if (Date.parse(period.end) < start + shortestMinutes * 60_000)
    fields.push({ path: 'end', code: 'too_short', message: tooShort })
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}

/** Refuses a return before the vehicle actually left: a rental of no duration cannot be held, billed or given back. */
export function checkEndsAfterDelivery(end: string, deliveredAt: string | null | undefined): void {
  if (!deliveredAt || Date.parse(end) > Date.parse(deliveredAt)) return
  throw fieldProblem('end', 'before_delivery', {
    fr: 'Le retour doit être postérieur au départ du véhicule',
    en: 'The return must be after the vehicle was picked up',
  })
}

/** Refuses an arrival agency in another country than the departure agency: the vehicle cannot be driven there. */
export function checkSameCountry(departure: { countryCode: string }, arrival: { countryCode: string }): void {
  if (departure.countryCode === arrival.countryCode) return
  throw fieldProblem('arrivalAgencyId', 'country', {
    fr: 'L’agence d’arrivée doit se trouver dans le même pays que l’agence de départ',
    en: 'The return agency must be in the same country as the pick-up agency',
  })
}

type Agency = { name: string; timezone: string; openingHours: readonly OpeningHours[] }

/**
 * Returns the warnings for a departure or an arrival outside its agency's opening hours. They inform and never block.
 */
export function openingHoursWarnings(
  period: Period,
  departure: Agency,
  arrival: Agency,
): { at: 'departure' | 'arrival'; sentence: Sentence }[] {
  const stops = [
    { at: 'departure', instant: period.start, agency: departure } as const,
    { at: 'arrival', instant: period.end, agency: arrival } as const,
  ]
  return stops
    .filter(({ instant, agency }) => !isOpen(instant, agency.timezone, agency.openingHours))
    .map(({ at, instant, agency }) => ({ at, sentence: closed(agency, instant) }))
}

function closed({ name, timezone }: Agency, instant: string): Sentence {
  return {
    fr: `L’agence ${guillemets(name)} est fermée\u202f: ${formatDateTime(instant, timezone, 'fr')}`,
    en: `The agency '${name}' is closed: ${formatDateTime(instant, timezone, 'en')}`,
  }
}

/**
 * Returns true when a rental lasts at least its category's minimum, on the departure agency's clock. Null is no
 * minimum.
 */
export function lastsLongEnough(period: Period, minimumMinutes: number | null, timezone: string): boolean {
  return minimumMinutes === null || clockMinutesBetween(period.start, period.end, timezone) >= minimumMinutes
}

const past: Sentence = { fr: 'Le départ ne peut pas être dans le passé', en: 'The pick-up cannot be in the past' }
const tooShort: Sentence = {
  fr: 'Le retour doit avoir lieu au moins une heure après le départ',
  en: 'The return must be at least one hour after the pick-up',
}
