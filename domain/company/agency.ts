import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import type { AgencyFields, Geolocation, SeasonInput } from './agency.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const agencyLabels = {
  name: { fr: 'Nom', en: 'Name' },
  address: { fr: 'Adresse', en: 'Address' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  city: { fr: 'Ville', en: 'City' },
  timezone: { fr: 'Fuseau horaire', en: 'Time zone' },
  isManualApprovalRequired: { fr: 'Validation manuelle des réservations', en: 'Approve reservations manually' },
  openingHours: { fr: 'Horaires d’ouverture', en: 'Opening hours' },
  seasons: { fr: 'Saisons', en: 'Seasons' },
} satisfies Partial<Record<keyof z.infer<typeof AgencyFields>, Sentence>>

type Address = { address: string | null; postalCode: string | null; city: string | null }

/** Writes the address of an agency on one line: 4 rue des Pins, 97190 Le Gosier. */
export function addressLine({ address, postalCode, city }: Address): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ')
}

/** The label of each field of a season, on screens and in refusals. */
export const seasonFieldLabels = {
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  userLabel: { fr: 'Nom de la saison', en: 'Season name' },
  userLabelEn: { fr: 'Nom de la saison en anglais', en: 'Season name in English' },
} satisfies Partial<Record<keyof SeasonInput, Sentence>>

/** The label of the position and of each of its fields, on screens and in refusals. */
export const geolocationLabels = {
  geolocation: { fr: 'Coordonnées', en: 'Coordinates' },
  latitude: { fr: 'Latitude', en: 'Latitude' },
  longitude: { fr: 'Longitude', en: 'Longitude' },
} satisfies Record<keyof z.infer<typeof Geolocation> | 'geolocation', Sentence>
