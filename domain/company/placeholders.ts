import type { Sentence } from '../kernel/language.ts'

/** The placeholders of terms, filled on each document: `{{company}}` becomes the company's name. */
export const placeholders = [
  'company',
  'customer',
  'vehicle',
  'start',
  'end',
  'kilometres',
  'fuel',
  'lateness',
  'fines',
  'cancellation',
  'noShow',
  'drivers',
  'youngDriver',
  'exclusion',
  'mediator',
] as const
export type Placeholder = (typeof placeholders)[number]

/** The names of the placeholders. */
export const placeholderLabels = {
  company: { fr: 'Entreprise', en: 'Company' },
  customer: { fr: 'Client', en: 'Customer' },
  vehicle: { fr: 'Véhicule', en: 'Vehicle' },
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  kilometres: { fr: 'Kilométrage', en: 'Mileage' },
  fuel: { fr: 'Carburant manquant', en: 'Missing fuel' },
  lateness: { fr: 'Retard', en: 'Late return' },
  fines: { fr: 'Contraventions', en: 'Traffic fines' },
  cancellation: { fr: 'Annulation', en: 'Cancellation' },
  noShow: { fr: 'Non-présentation', en: 'No-show' },
  drivers: { fr: 'Conditions de conduite', en: 'Driver conditions' },
  youngDriver: { fr: 'Jeune conducteur', en: 'Young driver' },
  exclusion: { fr: 'Fichier des clients', en: 'Customer records' },
  mediator: { fr: 'Médiateur de la consommation', en: 'Consumer mediator' },
} satisfies Record<Placeholder, Sentence>

/** Returns true when a name between braces is a placeholder. */
export function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name)
}

/**
 * Fills the placeholders of a text: `{{company}}` becomes the company's name. An unknown placeholder stays unchanged.
 */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : whole,
  )
}

/** Fills the placeholders of rich text. Values are escaped, so nothing in them becomes an element. */
export function fillRichText(html: string, values: Record<string, string>): string {
  const asText = Object.entries(values).map(([name, value]) => [name, value.replaceAll(/[&<>"]/g, escaped)])
  return fillPlaceholders(html, Object.fromEntries(asText))
}

function escaped(sign: string): string {
  return `&#${sign.charCodeAt(0)};`
}
