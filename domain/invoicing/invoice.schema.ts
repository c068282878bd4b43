import { z } from 'zod'
import { Email } from '../access/user.ts'
import { Language } from '../kernel/language.schema.ts'
import { Euros } from '../kernel/money.schema.ts'
import { ElectronicLack } from './electronic.schema.ts'
import { type BilledKind, InvoiceKind, InvoiceState, BilledKind as Kind } from './kind.schema.ts'

/** A document in a list. */
export const InvoiceRow = z.object({
  id: z.int(),
  kind: InvoiceKind,
  number: z.string(),
  issuedAt: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  rentalId: z.int(),
  rentalPublicId: z.string(),
  customerId: z.int(),
  /** The name of the customer on the document. */
  customerName: z.string(),
  totalBeforeVat: z.number(),
  totalVat: z.number(),
  total: z.number(),
  /** The part of the rental's payments that pays it, oldest document first. */
  paidAmount: z.number(),
  /** The sum of its credit notes. */
  creditedAmount: z.number(),
  state: InvoiceState.nullable(),
  correctsInvoiceId: z.int().nullable(),
  correctsNumber: z.string().nullable(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

/** A line on the wire. Amounts are before VAT; a unit price may have four decimals, since prices include VAT. */
const Line = z.object({
  label: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  discountPercent: z.number(),
  vatRate: z.number().nullable(),
  amount: z.number(),
  /** With VAT. */
  total: z.number(),
  /** The quantity that can still be credited. */
  quantityLeft: z.number(),
  /** The part of the total that can still be credited, at most what is left of the document after its advances. */
  totalLeft: z.number(),
})

const Details = z.object({
  language: Language,
  customerEmail: z.string().nullable(),
  lines: z.array(Line),
  vat: z.array(z.object({ rate: z.number().nullable(), base: z.number(), amount: z.number() })),
  mentions: z.array(z.string()),
  reason: z.string().nullable(),
  /** The data that its electronic invoice lacks: none where it has one, null for what goes to no company in France. */
  electronicLacks: z.array(ElectronicLack).nullable(),
})

/** A document with its lines. */
export const Invoice = InvoiceRow.extend(Details.shape).extend({
  /** The SHA-256 of the frozen document, in hexadecimal. */
  hash: z.string(),
  /** The hash of its entry in the journal, in hexadecimal. */
  journalHash: z.string().nullable(),
  /** The credit notes of the document. */
  creditNotes: z.array(z.object({ id: z.int(), number: z.string(), total: z.number() })),
})
export type Invoice = z.infer<typeof Invoice>

/** The fields of a document that are known before it is issued. */
const previewed = InvoiceRow.pick({
  kind: true,
  issuedAt: true,
  dueOn: true,
  rentalId: true,
  customerId: true,
  customerName: true,
  totalBeforeVat: true,
  totalVat: true,
  total: true,
  paidAmount: true,
})

/** A document as it would be issued now: without number, hash and state. */
export const InvoicePreview = Details.extend({
  ...previewed.shape,
  id: z.null(),
  number: z.null(),
  hash: z.null(),
  correctsInvoiceId: z.null(),
})
export type InvoicePreview = z.infer<typeof InvoicePreview>

/** The request to issue a document. */
export const InvoiceRequest = z.object({
  kind: Kind,
  /** The total with VAT that the agent saw, in euros: another one is refused with `conflict` and the new total. */
  total: Euros.optional(),
})
export type InvoiceRequest = { kind: BilledKind; total?: number | undefined }

/** The request to mail a document: to this address, or to the one on it. */
export const InvoiceMailRequest = z.object({ email: Email.optional() })
