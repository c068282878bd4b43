import { z } from 'zod'
import { Id, optionalText, requiredText } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Percent } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'
import { rule } from '../kernel/validation.ts'
import { chargeKinds, usuallyOutsideVat } from '../ledger/charge.ts'
import { type InvoiceKind, InvoiceKind as Kind } from './kind.ts'

/** The letters before the year of a number: « F » in F2026-000123. */
const Prefix = z
  .string()
  .trim()
  .max(8)
  .regex(/^[A-Z]{1,8}$/)

/** The format of the numbers of each kind. They count from 1 every year. */
const Numbering = z.object({
  invoicePrefix: Prefix,
  advancePrefix: Prefix,
  creditNotePrefix: Prefix,
  indemnityClaimPrefix: Prefix,
  numberDigits: z.int().min(3).max(9),
})

/** Another rate for the rentals that leave from an agency. The reason is a mention where VAT does not apply. */
const AgencyRate = z.object({
  agencyId: Id,
  vatRate: Percent.nullable(),
  reason: requiredText(200),
})

/** The company's settings for invoices; the answer derives from them. */
export const InvoiceSettingsFields = Numbering.extend({
  /** The kinds of charge that compensate a loss and carry no VAT; the others are part of the price of the service. */
  chargesOutsideVat: z.array(z.enum(chargeKinds)).max(chargeKinds.length),
  /** True when the return of a vehicle issues the invoice without an agent. */
  isIssuedOnReturn: z.boolean(),
  /** True when the settlement of a return issues the invoice and mails it without an agent. */
  isSentOnSettlement: z.boolean().default(false),
  /** The days that a company has to pay; a person pays at once. */
  paymentDays: z.int().min(0).max(60),
  discountTerms: optionalText(200),
  agencyRates: z.array(AgencyRate).max(200),
})
  .refine(
    ...rule((settings: z.infer<typeof Numbering>) => new Set(prefixesOf(settings)).size === 4, 'unique', {
      fr: 'Chaque type de document a son propre préfixe',
      en: 'Each kind of document has a prefix of its own',
    }),
  )
  .refine(
    ...rule(
      ({ agencyRates }: { agencyRates: { agencyId: number }[] }) =>
        new Set(agencyRates.map(({ agencyId }) => agencyId)).size === agencyRates.length,
      'unique',
      { fr: 'Une agence n’a qu’un taux', en: 'An agency has a single rate' },
    ),
  )
export type InvoiceSettingsChange = z.infer<typeof InvoiceSettingsFields>

/** The settings with the series that this year has already begun: their numbers change with the next year. */
export const InvoiceSettings = z.object({
  ...stored(InvoiceSettingsFields),
  /** False until the company has saved its settings: those of a new company are defaults. */
  isChosen: z.boolean(),
  startedKinds: z.array(Kind),
})
export type InvoiceSettings = z.infer<typeof InvoiceSettings>

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
const prefixes = {
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

function prefixesOf(settings: z.infer<typeof Numbering>): string[] {
  return Object.values(prefixes).map((name) => settings[name])
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
