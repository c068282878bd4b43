import { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { RentalStatus } from '../status.ts'

/** When a document is kept as it was. */
export const occasions = ['accepted', 'delivered', 'returned', 'cancelled'] as const
export type Occasion = (typeof occasions)[number]

/** A document that can no longer change: what was accepted or signed, with the SHA-256 of its text in hex. */
export const KeptDocument = z.object({
  id: z.int(),
  rentalId: z.int(),
  occasion: z.enum(occasions),
  sha256: z.string(),
  keptAt: z.string(),
  /** The customer accepted on their own page. */
  byCustomer: z.boolean(),
  keptBy: z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
})
export type KeptDocument = z.infer<typeof KeptDocument>

/** What a kept document records. */
export const occasionLabels = {
  accepted: { fr: 'Contrat accepté', en: 'Contract accepted' },
  delivered: { fr: 'Contrat au départ', en: 'Contract at delivery' },
  returned: { fr: 'Contrat au retour', en: 'Contract at return' },
  cancelled: { fr: 'Contrat annulé', en: 'Contract cancelled' },
} satisfies Record<Occasion, Sentence>

/** What a change of status makes final, if anything: a contract that was accepted, also when it is then cancelled. */
export function keptOccasion(before: RentalStatus, after: RentalStatus): Occasion | null {
  if (before === after) return null
  if (after === 'pending') return 'accepted'
  if (after === 'ongoing') return 'delivered'
  if (after === 'done') return 'returned'
  return after === 'cancelled' && before === 'pending' ? 'cancelled' : null
}
