import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import type { JournalKind } from './entry.ts'

/** The words for the kinds of journal entry, as a table file has them. */
export const journalKindLabels = {
  payment: { fr: 'Paiement', en: 'Payment' },
  refund: { fr: 'Remboursement', en: 'Refund' },
  deposit_taken: { fr: 'Caution reçue', en: 'Deposit taken' },
  deposit_returned: { fr: 'Caution rendue', en: 'Deposit returned' },
  deposit_kept: { fr: 'Caution conservée', en: 'Deposit kept' },
  charge: { fr: 'Supplément', en: 'Charge' },
  charge_correction: { fr: 'Supplément annulé', en: 'Charge cancelled' },
  invoice: { fr: 'Facture', en: 'Invoice' },
  advance: { fr: 'Facture d’acompte', en: 'Advance invoice' },
  credit_note: { fr: 'Avoir', en: 'Credit note' },
  claim: { fr: 'Demande d’indemnité', en: 'Claim for compensation' },
  closing: { fr: 'Clôture', en: 'Closing' },
  archive: { fr: 'Archive', en: 'Archive' },
  check: { fr: 'Vérification', en: 'Check' },
  version: { fr: 'Version du logiciel', en: 'Version of the software' },
  taken_over: { fr: 'Reprise du journal', en: 'Journal taken over' },
  imported: { fr: 'Import de l’entreprise', en: 'Company imported' },
  collected_by_source: { fr: 'Encaissé par une source', en: 'Collected by a source' },
} satisfies Record<JournalKind, Sentence>

const methodLabels: Record<string, Sentence> = {
  card: { fr: 'Carte bancaire', en: 'Card' },
  cash: { fr: 'Espèces', en: 'Cash' },
  transfer: { fr: 'Virement', en: 'Bank transfer' },
  cheque: { fr: 'Chèque', en: 'Cheque' },
  holiday_voucher: { fr: 'Chèque-vacances', en: 'Holiday voucher' },
  other: { fr: 'Autre', en: 'Other' },
}

/** Returns the label of the method of an entry; the method itself when no version knows it, as in a forged entry. */
export function methodText(method: string, language: Language): string {
  return methodLabels[method]?.[language] ?? method
}

/** The label of each field of a question about the journal, in refusals. */
export const journalQuestionLabels = {
  anchor: { fr: 'Empreinte', en: 'Fingerprint' },
  closing: journalKindLabels.closing,
} satisfies Record<string, Sentence>
