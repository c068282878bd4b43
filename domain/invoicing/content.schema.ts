import { z } from 'zod'
import { Language } from '../kernel/language.schema.ts'
import { Exemption } from '../pricing/vat/vat-rule.schema.ts'
import { InvoiceKind } from './kind.schema.ts'
import { InvoiceLine, VatSum } from './line.schema.ts'
import { Buyer, Seller } from './parties.ts'

const Place = z.object({
  name: z.string(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  timezone: z.string(),
})

const Reference = z.object({ number: z.string(), issuedOn: z.string() })

/**
 * A document as it was issued, which never changes: its page, its PDF and its answers come from this alone. A preview
 * has no number. Amounts are in cents.
 */
export const InvoiceContent = z.object({
  kind: InvoiceKind,
  number: z.string().nullable(),
  /** The language of the customer. */
  language: Language,
  /** The languages of the document, the first one first; empty in earlier ones, which are in the customer's alone. */
  languages: z.array(Language).default([]),
  issuedAt: z.string(),
  /** The day of issue and the last day of payment, in the company's time zone. */
  issuedOn: z.string(),
  dueOn: z.string(),
  seller: Seller,
  buyer: Buyer,
  rental: z.object({
    publicId: z.string(),
    start: z.string(),
    end: z.string(),
    vehicle: z.string(),
    /** Empty while a category is promised and no vehicle has left. */
    registrationNumber: z.string(),
    driver: z.string(),
    departureAgency: Place,
    arrivalAgency: Place,
  }),
  lines: z.array(InvoiceLine),
  vat: z.array(VatSum),
  totals: z.object({ beforeVatCents: z.int(), vatCents: z.int(), totalCents: z.int() }),
  /** The money taken for the rental when the document was issued; refunds are negative. */
  payments: z.array(z.object({ at: z.string(), method: z.string(), amountCents: z.int() })),
  /** The part of that money that pays this document. */
  paidCents: z.int(),
  corrects: Reference.nullable(),
  /** The advances that an invoice takes off; documents of earlier versions name them in their lines only. */
  advances: z.array(Reference).default([]),
  reason: z.string().nullable(),
  /** The reason for no VAT; null where there is VAT. */
  exemption: Exemption.nullable(),
  mentions: z.array(z.string()),
})
export type InvoiceContent = z.infer<typeof InvoiceContent>
