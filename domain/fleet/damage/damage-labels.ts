import type { Sentence } from '../../kernel/language.ts'
import type { DamageCreation } from './damage.schema.ts'

/** The label of each field, on screens and in refusals; only the form of a damage loads them. */
export const damageLabels = {
  view: { fr: 'Vue', en: 'View' },
  x: { fr: 'Position', en: 'Position' },
  y: { fr: 'Position', en: 'Position' },
  isRepaired: { fr: 'Réparé', en: 'Repaired' },
  kind: { fr: 'Nature', en: 'Type' },
  size: { fr: 'Taille', en: 'Size' },
  comment: { fr: 'Précision', en: 'Details' },
} satisfies Record<keyof DamageCreation | 'isRepaired', Sentence>
