import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { optionalText, requiredText } from '../kernel/field.ts'
import { Percent } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { rule } from '../kernel/validation.ts'
import { chargeKinds } from '../ledger/charge.ts'
import { InvoiceKind as Kind } from './kind.schema.ts'
import { prefixes } from './settings.ts'

/** The letters before the year of a number: « F » in F2026-000123. */
const Prefix = z
  .string()
  .trim()
  .max(8)
  .regex(/^[A-Z]{1,8}$/)

/** The format of the numbers of each kind. They count from 1 every year. */
export const Numbering = z.object({
  invoicePrefix: Prefix,
  advancePrefix: Prefix,
  creditNotePrefix: Prefix,
  indemnityClaimPrefix: Prefix,
  numberDigits: z.int().min(3).max(9),
})

/** Another rate for the rentals that leave from an agency. The reason is a mention where VAT does not apply. */
export const AgencyRate = z.object({
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

function prefixesOf(settings: z.infer<typeof Numbering>): string[] {
  return Object.values(prefixes).map((name) => settings[name])
}
