import { z } from 'zod'
import { optionalLines } from '../../kernel/field.ts'
import type { Language, Sentence } from '../../kernel/language.ts'
import { stored } from '../../kernel/stored.ts'
import { schematicViews } from './schematics.ts'

export const damageKinds = ['scratch', 'dent', 'crack', 'broken', 'missing', 'stain', 'other'] as const
type DamageKind = (typeof damageKinds)[number]

export const damageSizes = ['small', 'medium', 'large'] as const
type DamageSize = (typeof damageSizes)[number]

/**
 * A coordinate from 0 to 1, rounded to the millionth: finer is invisible, and the database refuses numbers that are too
 * small.
 */
const Coordinate = z
  .number()
  .min(0)
  .max(1)
  .overwrite((share) => Math.round(share * 1e6) / 1e6)

/** The fields of a damage; the answer derives from them. */
export const DamageFields = z.object({
  /** The view of the vehicle's drawing that shows the damage. */
  view: z.enum(schematicViews),
  /** The position on that view, from 0 (left) to 1 (right). */
  x: Coordinate,
  /** The position on that view, from 0 (top) to 1 (bottom). */
  y: Coordinate,
  kind: z.enum(damageKinds),
  size: z.enum(damageSizes),
  comment: optionalLines(500),
})

/** A new damage. */
export const DamageCreation = DamageFields.extend({ comment: DamageFields.shape.comment.optional() })
export type DamageCreation = z.infer<typeof DamageCreation>

/** A damage of a vehicle, from the check that found it until it is repaired. */
export const Damage = z.object({
  id: z.int(),
  vehicleId: z.int(),
  ...stored(DamageFields),
  /** The check that found it; null when it was recorded outside any rental. */
  checkId: z.int().nullable(),
  foundAt: z.string(),
  repairedAt: z.string().nullable(),
  /** The ids of its photos, which belong to a rental. */
  photos: z.array(z.object({ id: z.int(), rentalId: z.int() })),
})
export type Damage = z.infer<typeof Damage>

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
export function damageWords({ kind, view, size }: Pick<DamageCreation, 'kind' | 'view' | 'size'>, language: Language) {
  const where = [schematicViewLabels[view], damageSizeLabels[size]].map((label) => label[language])
  return [
    damageKindLabels[kind][language],
    ...where.map((label) => label.charAt(0).toLowerCase() + label.slice(1)),
  ].join(', ')
}
