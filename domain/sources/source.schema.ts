import { z } from 'zod'
import { requiredText } from '../kernel/field.ts'
import { Language } from '../kernel/language.schema.ts'
import { Euros, Percent } from '../kernel/money.schema.ts'
import { hasTwoDecimals } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'
import { rule } from '../kernel/validation.ts'
import { commissionParts, sourceKinds } from './source.ts'

/** The kind of a source. */
const SourceKind = z.enum(sourceKinds)

/** A part of the price on which a commission is counted. */
export const CommissionPart = z.enum(commissionParts)
export type CommissionPart = z.infer<typeof CommissionPart>

/** The percentage by which prices rise, or fall below zero, for the customers of a source. */
const PriceAdjustment = z
  .number()
  .min(-90)
  .max(100)
  .refine(
    ...rule(hasTwoDecimals, 'pattern', {
      fr: 'Un taux a deux décimales au plus',
      en: 'A rate has at most two decimals',
    }),
  )

/** The fields of a source; the answer and the columns of its queries derive from them. */
export const SourceFields = z.object({
  name: requiredText(100),
  kind: SourceKind,
  isEnabled: z.boolean(),
  /** In percent of the price before VAT; null where the commission is an amount, or none. */
  commissionPercent: Percent.nullable(),
  /** For each rental; null where the commission is a percentage, or none. */
  commissionAmount: Euros.nullable(),
  /** The parts of the price on which the percentage is counted. */
  commissionOn: z.array(CommissionPart).max(commissionParts.length),
  priceAdjustmentPercent: PriceAdjustment.nullable(),
  /** The language proposed for the customers whom it sends; null for that of the company. */
  language: Language.nullable(),
  /** True where the source takes money from customers for the company. */
  collectsMoney: z.boolean(),
})

export const SourceCreation = SourceFields.partial().required({ name: true, kind: true })
export type SourceCreation = z.infer<typeof SourceCreation>

export const SourceChange = SourceFields.partial()
export type SourceChange = z.infer<typeof SourceChange>

/** A broker, hotel, colleague, website or advertisement that sends rentals to the company. */
export const Source = z.object({ id: z.int(), companyId: z.int(), ...stored(SourceFields) })
export type Source = z.infer<typeof Source>

/** The terms that were agreed with the price of a rental; later changes of the source leave them as they are. */
export const SourceTerms = z.object({
  commissionPercent: z.number().nullable(),
  commissionCents: z.int().nullable(),
  commissionOn: z.array(CommissionPart),
  priceAdjustmentPercent: z.number().nullable(),
  /** The VAT rate of the price in percent; null without VAT. */
  vatRate: z.number().nullable(),
})
export type SourceTerms = z.infer<typeof SourceTerms>
