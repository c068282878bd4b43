import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { usuallyOutsideVat } from '../ledger/charge.ts'
import type { InvoiceKind } from './kind.schema.ts'
import type {
  AgencyRate,
  InvoiceSettings,
  InvoiceSettingsChange,
  InvoiceSettingsFields,
  Numbering,
} from './settings.schema.ts'

/**
 * Returns the settings that the form begins with. A new company is proposed to issue the invoice at the return, so that
 * no money stays without its sale; it counts once it is saved.
 */
export function proposedSettings<Settings extends InvoiceSettings>(settings: Settings): Settings {
  return isNew(settings) ? { ...settings, isIssuedOnReturn: true } : settings
}

/** Returns true for a company that has neither saved its settings nor issued a document this year. */
export function isNew({ isChosen, startedKinds }: Pick<InvoiceSettings, 'isChosen' | 'startedKinds'>): boolean {
  return !isChosen && startedKinds.length === 0
}

/** The settings of a company that has not chosen any. */
export const defaultSettings: InvoiceSettingsChange = {
  invoicePrefix: 'F',
  advancePrefix: 'FA',
  creditNotePrefix: 'AV',
  indemnityClaimPrefix: 'DI',
  numberDigits: 6,
  chargesOutsideVat: [...usuallyOutsideVat],
  isIssuedOnReturn: false,
  isSentOnSettlement: false,
  paymentDays: 30,
  discountTerms: null,
  agencyRates: [],
}

/** The setting that holds the prefix of each kind. */
export const prefixes = {
  invoice: 'invoicePrefix',
  advance: 'advancePrefix',
  credit_note: 'creditNotePrefix',
  indemnity_claim: 'indemnityClaimPrefix',
} as const satisfies Record<InvoiceKind, keyof InvoiceSettings>

/** Returns the prefix of a kind. */
export function prefixOf(settings: z.infer<typeof Numbering>, kind: InvoiceKind): string {
  return settings[prefixes[kind]]
}

/** Writes a number of a series: F2026-000123. A number with more digits than the setting keeps all of them. */
export function invoiceNumber({ prefix, digits }: { prefix: string; digits: number }, year: number, n: number): string {
  return `${prefix}${year}-${String(n).padStart(digits, '0')}`
}

/** The label of each field, on screens, in files and in refusals. */
export const invoiceSettingsLabels = {
  invoicePrefix: { fr: 'Préfixe des factures', en: 'Prefix of invoices' },
  advancePrefix: { fr: 'Préfixe des acomptes', en: 'Prefix of advances' },
  creditNotePrefix: { fr: 'Préfixe des avoirs', en: 'Prefix of credit notes' },
  indemnityClaimPrefix: { fr: 'Préfixe des demandes d’indemnité', en: 'Prefix of claims' },
  numberDigits: { fr: 'Nombre de chiffres', en: 'Number of digits' },
  chargesOutsideVat: { fr: 'Suppléments hors TVA', en: 'Charges outside VAT' },
  isIssuedOnReturn: {
    fr: 'Émettre la facture au retour du véhicule',
    en: 'Issue the invoice when the vehicle is returned',
  },
  isSentOnSettlement: {
    fr: 'Facturer et envoyer à la clôture du retour',
    en: 'Invoice and send when a return is settled',
  },
  paymentDays: { fr: 'Délai de paiement des entreprises', en: 'Time to pay for companies' },
  discountTerms: { fr: 'Escompte pour paiement anticipé', en: 'Discount for early payment' },
  agencyRates: { fr: 'Agences à un autre taux', en: 'Agencies with another rate' },
  reason: { fr: 'Raison', en: 'Reason' },
} satisfies Partial<Record<keyof z.infer<typeof InvoiceSettingsFields> | keyof z.infer<typeof AgencyRate>, Sentence>>
