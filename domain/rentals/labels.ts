import type { Sentence } from '../kernel/language.ts'
import type { RentalStatus } from './status.ts'

/** A status on screens, in lists and in mails. */
export const statusLabels = {
  quote: { fr: 'Devis', en: 'Quote' },
  draft: { fr: 'Brouillon', en: 'Draft' },
  validating: { fr: 'En attente de validation', en: 'Waiting for validation' },
  pending: { fr: 'À venir', en: 'Pending' },
  ongoing: { fr: 'En cours', en: 'In progress' },
  done: { fr: 'Terminée', en: 'Finished' },
  cancelled: { fr: 'Annulée', en: 'Canceled' },
} satisfies Record<RentalStatus, Sentence>

/** What the printed document of a rental is called. */
export const documentLabels = {
  quote: { fr: 'Devis', en: 'Quote' },
  draft: { fr: 'Devis', en: 'Quote' },
  validating: { fr: 'Réservation', en: 'Reservation' },
  pending: { fr: 'Contrat', en: 'Contract' },
  ongoing: { fr: 'Contrat', en: 'Contract' },
  done: { fr: 'Contrat', en: 'Contract' },
  cancelled: { fr: 'Contrat (annulé)', en: 'Contract (cancelled)' },
} satisfies Record<RentalStatus, Sentence>
