import type { InvoiceKind, InvoiceState } from './kind.schema.ts'

type InvoiceFacts = {
  kind: InvoiceKind
  totalCents: number
  /** The sum of its credit notes. */
  creditedCents: number
  /** The part of the rental's payments that pays this document. */
  paidCents: number
  /** True when a credit note left nothing of it. */
  isCancelled: boolean
  /** The last day of payment. */
  dueOn: string
}

/** Derives the payment state of a document on a day of the company; null for a credit note. */
export function invoiceState(invoice: InvoiceFacts, today: string): InvoiceState | null {
  if (invoice.kind === 'credit_note') return null
  if (invoice.isCancelled) return 'credited'
  const rest = invoice.totalCents - invoice.creditedCents - invoice.paidCents
  if (rest <= 0) return 'paid'
  if (today > invoice.dueOn) return 'overdue'
  return invoice.paidCents > 0 ? 'part_paid' : 'due'
}
