import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/**
 * Returns true when the viewer's own clock shows another time than the zone's at that instant. In the language of the
 * page, whose formats are there already: creating one takes a millisecond.
 */
export function clockDiffers(at: string, zone: string, language: Language = 'en'): boolean {
  return zone !== timeZone && formatDateTime(at, zone, language) !== formatDateTime(at, timeZone, language)
}

/** Territories whose zone name has no accents, or names another city. */
const places: Record<string, string> = {
  'Indian/Reunion': 'La Réunion',
  'America/St_Barthelemy': 'Saint-Barthélemy',
  'America/Marigot': 'Saint-Martin',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
}

/** Returns the city or territory in a zone's name: « Port of Spain » for `America/Port_of_Spain`. */
export function placeOf(zone: string): string {
  return places[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
