import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import { referralModeLabels } from '../rentals/record/labels.ts'
import { rentalLabels } from '../rentals/record/rental.ts'

/** The ways in which the figures of a period are divided. */
export const divisions = ['agency', 'category', 'vehicle', 'source'] as const
export type Division = (typeof divisions)[number]

/** The parts of a price beside the vehicle whose revenue is told apart. */
export const extras = ['option', 'fee'] as const
export type Extra = (typeof extras)[number]

/** Returns true for a division whose parts have vehicles of their own. */
export function hasFleet(division: Division): boolean {
  return division === 'category' || division === 'vehicle'
}

/** Returns true for a division whose parts customers can ask for: nobody asks for one vehicle. */
export function hasRequests(division: Division): boolean {
  return division !== 'vehicle'
}

export const extraLabels = {
  option: { fr: 'Option', en: 'Option' },
  fee: { fr: 'Frais', en: 'Fee' },
} satisfies Record<Extra, Sentence>

export const divisionLabels = {
  agency: { fr: 'Agence de départ', en: 'Pick-up agency' },
  category: { fr: 'Catégorie', en: 'Category' },
  vehicle: { fr: 'Véhicule', en: 'Vehicle' },
  source: { fr: 'Origine', en: 'Source' },
} satisfies Record<Division, Sentence>

/** The labels of the figures by the one who sent the rentals. */
export const senderLabels = {
  sender: rentalLabels.sourceId,
  commissionAmount: { fr: 'Commission', en: 'Commission' },
  marginAmount: { fr: 'Reste après commission', en: 'Left after commission' },
} satisfies Record<string, Sentence>

/** The label of each field of a question about figures, in refusals. */
export const questionLabels = {
  by: { fr: 'Regroupement', en: 'Grouping' },
  step: { fr: 'Regroupement', en: 'Grouping' },
  of: { fr: 'Contenu', en: 'Content' },
} satisfies Record<string, Sentence>

const sourceLabels: Record<string, Sentence> = referralModeLabels

/** Names the refused requests for any category in a division by category. */
export const anyCategoryLabel: Sentence = { fr: 'Toute catégorie', en: 'Any category' }

/** Returns the name of a part of a division in a language. */
export function partName(name: string, by: Division, language: Language): string {
  if (by === 'source') return sourceLabels[name]?.[language] ?? name
  return by === 'category' && name === '' ? anyCategoryLabel[language] : name
}
