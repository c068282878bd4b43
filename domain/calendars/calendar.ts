import type { Sentence } from '../kernel/language.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { addMinutes } from '../kernel/time.ts'
import type { CalendarCreation } from './calendar.schema.ts'

/** The most calendars of a company. */
export const mostCalendars = 500

/** The most reads of one calendar in a minute. */
export const readsPerMinute = 12

/** The most reads of all calendars from one network in a minute. */
export const readsPerNetwork = 300

/** The label of each field, on screens, in files and in refusals. */
export const calendarLabels = {
  name: { fr: 'Nom', en: 'Name' },
  agencyId: { fr: 'Agence', en: 'Agency' },
  vehicleId: { fr: 'Véhicule', en: 'Vehicle' },
  shows: { fr: 'Ce qu’il montre', en: 'What it shows' },
} satisfies Record<keyof CalendarCreation, Sentence>

/** Refuses a calendar of an agency and a vehicle at once. */
export function checkSubject({ agencyId, vehicleId }: CalendarCreation): void {
  if (agencyId === null || vehicleId === null) return
  throw fieldProblem('vehicleId', 'pattern', {
    fr: 'Un calendrier est celui d’une agence ou d’un véhicule, pas des deux.',
    en: 'A calendar shows an agency or a vehicle, not both.',
  })
}

/** Refuses one calendar more than a company may have. Throws `conflict`. */
export function checkRoomForCalendar(count: number): void {
  if (count < mostCalendars) return
  throw new Problem('conflict', {
    fr: `Votre entreprise a déjà ${mostCalendars} calendriers\u202f: révoquez ceux qui ne servent plus.`,
    en: `Your company already has ${mostCalendars} calendars: revoke those that are no longer used.`,
  })
}

/** Returns the period that a calendar covers: the last month, and the year to come. */
export function shownPeriod(now: string): { start: string; end: string } {
  return { start: addMinutes(now, -31 * 1440), end: addMinutes(now, 366 * 1440) }
}
