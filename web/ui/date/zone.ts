import { formatDateTime } from '@filao/domain/kernel/date-text'

/** Whether the viewer's own clock shows another time than the zone's at that instant. */
export function clockDiffers(at: string, zone: string): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return formatDateTime(at, zone, 'en') !== formatDateTime(at, timeZone, 'en')
}

/** Territories that a zone names without their accents, or by another place. */
const places: Record<string, string> = {
  'Indian/Reunion': 'La Réunion',
  'America/St_Barthelemy': 'Saint-Barthélemy',
  'America/Marigot': 'Saint-Martin',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
}

/** The place in a zone's name, as people say it: « Port of Spain » for `America/Port_of_Spain`. */
export function placeOf(zone: string): string {
  return places[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
