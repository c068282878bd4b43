import { formatDateTime } from '@filao/domain/kernel/date-text'

/** Returns true when the viewer's own clock shows another time than the zone's at that instant. */
export function clockDiffers(at: string, zone: string): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return formatDateTime(at, zone, 'en') !== formatDateTime(at, timeZone, 'en')
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
