import type { Sentence } from '../kernel/language.ts'

/** The ways in which a journal can fail its check. */
export const faultReasons = ['missing', 'chain', 'content', 'totals', 'row', 'unwritten', 'end', 'anchor'] as const
export type FaultReason = (typeof faultReasons)[number]

/** The words of each fault. */
export const faultLabels = {
  missing: {
    fr: 'Une écriture manque\u202f: les numéros ne se suivent plus.',
    en: 'An entry is missing: the numbers no longer follow each other.',
  },
  chain: {
    fr: 'L’écriture ne suit plus celle qui la précède.',
    en: 'The entry no longer follows the one before it.',
  },
  content: {
    fr: 'Le contenu de l’écriture a été modifié.',
    en: 'The content of the entry was changed.',
  },
  totals: {
    fr: 'Les totaux de la clôture ne sont pas ceux des écritures.',
    en: 'The totals of the closing are not those of the entries.',
  },
  row: {
    fr: 'Le paiement, le supplément ou le document de l’écriture a été modifié ou supprimé.',
    en: 'The payment, charge or document of the entry was changed or deleted.',
  },
  unwritten: {
    fr: 'Un paiement, un supplément ou un document n’a pas d’écriture.',
    en: 'A payment, charge or document has no entry.',
  },
  end: {
    fr: 'La fin du journal a été modifiée\u202f: des écritures manquent ou sont de trop.',
    en: 'The end of the journal was changed: entries are missing or should not be there.',
  },
  anchor: {
    fr: 'Aucune écriture ne porte cette empreinte\u202f: elle a été supprimée ou modifiée.',
    en: 'No entry has this fingerprint: it was removed or changed.',
  },
} satisfies Record<FaultReason, Sentence>
