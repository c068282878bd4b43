import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'

/** The fuels, stored under their French names. */
export const fuels = ['Diesel', 'Essence', 'Électrique', 'Hybride essence'] as const
type Fuel = (typeof fuels)[number]

export const fuelLabels = {
  Diesel: { fr: 'Diesel', en: 'Diesel' },
  Essence: { fr: 'Essence', en: 'Petrol' },
  Électrique: { fr: 'Électrique', en: 'Electric' },
  'Hybride essence': { fr: 'Hybride essence', en: 'Petrol hybrid' },
} satisfies Record<Fuel, Sentence>

/** The transmissions, stored under their French names. */
export const transmissions = ['Manuelle', 'Automatique'] as const
type Transmission = (typeof transmissions)[number]

export const transmissionLabels = {
  Manuelle: { fr: 'Manuelle', en: 'Manual' },
  Automatique: { fr: 'Automatique', en: 'Automatic' },
} satisfies Record<Transmission, Sentence>

/** Returns the label of a stored value in the reader's language; a value without a label stays unchanged. */
export function word(labels: Record<string, Sentence>, value: string | null, language: Language): string | null {
  return value && Object.hasOwn(labels, value) ? (labels[value]?.[language] ?? value) : value
}

/** The choices of preparation time between two rentals, in minutes: 1, 4, 6, 12, 24 or 48 hours. */
export const preparationDurations = [60, 240, 360, 720, 1440, 2880] as const

/** The choices of a category's minimum rental duration, in minutes: 12, 24, 48 or 72 hours, 7, 14 or 21 days. */
export const minimumRentalDurations = [720, 1440, 2880, 4320, 10_080, 20_160, 30_240] as const

/** Writes a category's duration in words: hours up to three days, whole days above that. */
export function durationLabel(minutes: number): Sentence {
  const isDays = minutes > 4320 && minutes % 1440 === 0
  const count = minutes / (isDays ? 1440 : 60)
  const [fr, en] = isDays ? ['jour', 'day'] : ['heure', 'hour']
  const number = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(count)
  return {
    fr: `${number('fr-FR')} ${fr}${count >= 2 ? 's' : ''}`,
    en: `${number('en-GB')} ${en}${count === 1 ? '' : 's'}`,
  }
}
