import type { Sentence } from '../../kernel/language.ts'
import type { Stage } from '../check/check.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import type { ReferralMode } from './referral-mode.ts'

/** The labels of the statuses, on screens, in lists and in mails. */
export const statusLabels = {
  quote: { fr: 'Devis', en: 'Quote' },
  draft: { fr: 'Brouillon', en: 'Draft' },
  validating: { fr: 'En attente de validation', en: 'Waiting for validation' },
  pending: { fr: 'À venir', en: 'Pending' },
  ongoing: { fr: 'En cours', en: 'In progress' },
  done: { fr: 'Terminée', en: 'Finished' },
  cancelled: { fr: 'Annulée', en: 'Canceled' },
} satisfies Record<RentalStatus, Sentence>

/** The titles of the printed document of a rental. */
export const documentLabels = {
  quote: { fr: 'Devis', en: 'Quote' },
  draft: { fr: 'Devis', en: 'Quote' },
  validating: { fr: 'Réservation', en: 'Reservation' },
  pending: { fr: 'Contrat', en: 'Contract' },
  ongoing: { fr: 'Contrat', en: 'Contract' },
  done: { fr: 'Contrat', en: 'Contract' },
  cancelled: { fr: 'Contrat (annulé)', en: 'Contract (cancelled)' },
} satisfies Record<RentalStatus, Sentence>

/** The labels of the ways in which a customer came. */
export const referralModeLabels = {
  desk: { fr: 'Comptoir', en: 'Counter' },
  phone: { fr: 'Téléphone', en: 'Phone' },
  web: { fr: 'Internet', en: 'Web' },
} satisfies Record<ReferralMode, Sentence>

/** The labels of the two checks of a vehicle. */
export const stageLabels = {
  delivery: { fr: 'État des lieux de départ', en: 'Pick-up check' },
  return: { fr: 'État des lieux de retour', en: 'Return check' },
} satisfies Record<Stage, Sentence>
