import type { Sentence } from '../../kernel/language.ts'
import type { RentalStatus } from '../status/status.schema.ts'

/** The events after which a copy of the document is stored. */
export const occasions = ['accepted', 'delivered', 'returned', 'cancelled'] as const
type Occasion = (typeof occasions)[number]

/** The labels of the events. */
export const occasionLabels = {
  accepted: { fr: 'Contrat accepté', en: 'Contract accepted' },
  delivered: { fr: 'Contrat au départ', en: 'Contract at pick-up' },
  returned: { fr: 'Contrat au retour', en: 'Contract at return' },
  cancelled: { fr: 'Contrat annulé', en: 'Contract cancelled' },
} satisfies Record<Occasion, Sentence>

/**
 * Returns the event that stores the document after a change of status: acceptance, delivery, return, or cancellation
 * once accepted. Null for any other change.
 */
export function keptOccasion(before: RentalStatus, after: RentalStatus): Occasion | null {
  if (before === after) return null
  if (after === 'pending') return 'accepted'
  if (after === 'ongoing') return 'delivered'
  if (after === 'done') return 'returned'
  return after === 'cancelled' && before === 'pending' ? 'cancelled' : null
}
