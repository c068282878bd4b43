import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import type { DamageCreation } from './damage.schema.ts'
import type { schematicViews } from './schematics.ts'

export const damageKinds = ['scratch', 'dent', 'crack', 'broken', 'missing', 'stain', 'other'] as const
type DamageKind = (typeof damageKinds)[number]

export const damageSizes = ['small', 'medium', 'large'] as const
type DamageSize = (typeof damageSizes)[number]

/** The names of the kinds of damage. */
export const damageKindLabels = {
  scratch: { fr: 'Rayure', en: 'Scratch' },
  dent: { fr: 'Bosse', en: 'Dent' },
  crack: { fr: 'Fissure', en: 'Crack' },
  broken: { fr: 'Cassé', en: 'Broken' },
  missing: { fr: 'Manquant', en: 'Missing' },
  stain: { fr: 'Tache', en: 'Stain' },
  other: { fr: 'Autre', en: 'Other' },
} satisfies Record<DamageKind, Sentence>

/** The names of the sizes of a damage. */
export const damageSizeLabels = {
  small: { fr: 'Petite (moins de 2 cm)', en: 'Small (under 2 cm)' },
  medium: { fr: 'Moyenne (2 à 10 cm)', en: 'Medium (2 to 10 cm)' },
  large: { fr: 'Grande (plus de 10 cm)', en: 'Large (over 10 cm)' },
} satisfies Record<DamageSize, Sentence>

/** The names of the views of a drawing. */
export const schematicViewLabels = {
  front: { fr: 'Avant', en: 'Front' },
  back: { fr: 'Arrière', en: 'Rear' },
  left: { fr: 'Côté gauche', en: 'Left side' },
  right: { fr: 'Côté droit', en: 'Right side' },
  top: { fr: 'Dessus', en: 'Top' },
} satisfies Record<(typeof schematicViews)[number], Sentence>

/** Describes a damage in a few words: « Rayure, côté gauche, petite (moins de 2 cm) ». */
export function damageLabel({ kind, view, size }: Pick<DamageCreation, 'kind' | 'view' | 'size'>, language: Language) {
  const where = [schematicViewLabels[view], damageSizeLabels[size]].map((label) => label[language])
  return [
    damageKindLabels[kind][language],
    ...where.map((label) => label.charAt(0).toLowerCase() + label.slice(1)),
  ].join(', ')
}
