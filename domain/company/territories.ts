import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import type { CountryCode } from './territories.schema.ts'

/** The territories of companies; Guadeloupe, the product's home, is first. */
export const countryCodes = ['GP', 'MQ', 'RE', 'GF', 'YT', 'BL', 'MF', 'PM', 'FR'] as const

export const defaultCountryCode: CountryCode = 'GP'

/** The defaults of a territory. `vatRate` is the normal rate in percent, null where French VAT does not apply. */
type Territory = {
  name: Sentence
  timezone: string
  vatRate: number | null
  phoneRegion: CountryCode
  mapCentre: { latitude: number; longitude: number }
}

/**
 * The defaults for a new company and its agencies. VAT: CGI art. 296 (GP, MQ, RE) and 294-1 (not applicable in GF and
 * YT).
 */
export const territories = {
  GP: {
    name: { fr: 'Guadeloupe', en: 'Guadeloupe' },
    timezone: 'America/Guadeloupe',
    vatRate: 8.5,
    phoneRegion: 'GP',
    mapCentre: { latitude: 16.25, longitude: -61.55 },
  },
  MQ: {
    name: { fr: 'Martinique', en: 'Martinique' },
    timezone: 'America/Martinique',
    vatRate: 8.5,
    phoneRegion: 'MQ',
    mapCentre: { latitude: 14.65, longitude: -61.01 },
  },
  RE: {
    name: { fr: 'La Réunion', en: 'Réunion' },
    timezone: 'Indian/Reunion',
    vatRate: 8.5,
    phoneRegion: 'RE',
    mapCentre: { latitude: -21.13, longitude: 55.53 },
  },
  GF: {
    name: { fr: 'Guyane', en: 'French Guiana' },
    timezone: 'America/Cayenne',
    vatRate: null,
    phoneRegion: 'GF',
    mapCentre: { latitude: 4.92, longitude: -52.31 },
  },
  YT: {
    name: { fr: 'Mayotte', en: 'Mayotte' },
    timezone: 'Indian/Mayotte',
    vatRate: null,
    phoneRegion: 'YT',
    mapCentre: { latitude: -12.82, longitude: 45.16 },
  },
  BL: {
    name: { fr: 'Saint-Barthélemy', en: 'Saint Barthélemy' },
    timezone: 'America/St_Barthelemy',
    vatRate: null,
    phoneRegion: 'BL',
    mapCentre: { latitude: 17.9, longitude: -62.83 },
  },
  MF: {
    name: { fr: 'Saint-Martin', en: 'Saint Martin' },
    timezone: 'America/Marigot',
    vatRate: null,
    phoneRegion: 'MF',
    mapCentre: { latitude: 18.08, longitude: -63.05 },
  },
  PM: {
    name: { fr: 'Saint-Pierre-et-Miquelon', en: 'Saint Pierre and Miquelon' },
    timezone: 'America/Miquelon',
    vatRate: null,
    phoneRegion: 'PM',
    mapCentre: { latitude: 46.78, longitude: -56.18 },
  },
  FR: {
    name: { fr: 'France hexagonale', en: 'Mainland France' },
    timezone: 'Europe/Paris',
    vatRate: 20,
    phoneRegion: 'FR',
    mapCentre: { latitude: 46.6, longitude: 2.4 },
  },
} satisfies Record<CountryCode, Territory>

/** Returns the name of a time zone: its territory's, or the zone's own outside the territories ("Europe/Rome"). */
export function timezoneName(timezone: string, language: Language): string {
  const territory = Object.values(territories).find((each) => each.timezone === timezone)
  return territory?.name[language] ?? timezone.replaceAll('_', ' ')
}

/**
 * Returns the VAT rate after a change of territory: the new territory's, unless the company has another than the old
 * one's.
 */
export function rateAfterMove(rate: number | null, from: CountryCode, to: CountryCode): number | null {
  return rate === territories[from].vatRate ? territories[to].vatRate : rate
}
