import { z } from 'zod'
import { FeeKind } from '../pricing/fee/fee.schema.ts'

/**
 * The record that a line bills: the agreed price, a charge, money paid, an advance taken off, or a credited line. A fee
 * of the price states its case.
 */
const Source = z.object({
  of: z.enum(['rental', 'charge', 'payment', 'advance', 'line']),
  id: z.int().nullable(),
  fee: FeeKind.optional(),
})

/** A line of a document as it is frozen. */
export const InvoiceLine = z.object({
  label: z.string(),
  /** Days, also of several of an option, hours, or pieces; -1 for an advance that is taken off. */
  quantity: z.number(),
  /** Before VAT and discount, in cents with up to two decimals: the price of a day with VAT is what is round. */
  unitPriceCents: z.number(),
  discountPercent: z.number(),
  /** In percent; null where VAT does not apply. */
  vatRate: z.number().nullable(),
  /** Before VAT, after the discount. */
  amountCents: z.int(),
  /** With VAT: the part of the price that the customer pays for this line. */
  totalCents: z.int(),
  source: Source,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** The sums of one rate. */
export const VatSum = z.object({ rate: z.number().nullable(), baseCents: z.int(), vatCents: z.int() })
export type VatSum = z.infer<typeof VatSum>
