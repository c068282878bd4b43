import type { Sentence } from '../kernel/language.ts'
import type { RetentionPeriods } from './periods.schema.ts'

/** The label of each period, on the screen and in refusals. */
export const retentionLabels = {
  scanDays: { fr: 'Scans du permis et des pièces d’identité', en: 'Scans of licence and identity papers' },
  identityMonths: { fr: 'Permis, date et lieu de naissance', en: 'Licence, date and place of birth' },
  contactMonths: { fr: 'Nom et coordonnées', en: 'Name and contact details' },
  contractYears: {
    fr: 'Contrats, états des lieux, photos et signatures',
    en: 'Contracts, checks, photos and signatures',
  },
} satisfies Record<keyof RetentionPeriods, Sentence>

/** The periods of a company that has not chosen any. */
export const usualPeriods: RetentionPeriods = { scanDays: 30, identityMonths: 13, contactMonths: 36, contractYears: 5 }

/**
 * The years for which invoices and the journal are kept (Code de commerce, art. L. 123-22). Nobody may shorten them.
 */
export const invoiceYears = 10
