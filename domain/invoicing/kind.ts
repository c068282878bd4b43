import type { Sentence } from '../kernel/language.ts'
import type { InvoiceKind, InvoiceState } from './kind.schema.ts'

/**
 * The kinds of document, each with a series of its own. An `indemnity_claim` asks for compensation outside VAT; it is
 * no invoice.
 */
export const invoiceKinds = ['invoice', 'advance', 'credit_note', 'indemnity_claim'] as const

/** The title of each kind, as documents print it. */
export const invoiceKindLabels = {
  invoice: { fr: 'Facture', en: 'Invoice' },
  advance: { fr: 'Facture d’acompte', en: 'Advance invoice' },
  credit_note: { fr: 'Avoir', en: 'Credit note' },
  indemnity_claim: { fr: 'Demande d’indemnité', en: 'Claim for compensation' },
} satisfies Record<InvoiceKind, Sentence>

/** The payment states of a document; `credited` when nothing of it is left, null for a credit note. */
export const invoiceStates = ['paid', 'part_paid', 'due', 'overdue', 'credited'] as const

export const invoiceStateLabels = {
  paid: { fr: 'Payée', en: 'Paid' },
  part_paid: { fr: 'Payée en partie', en: 'Part paid' },
  due: { fr: 'À payer', en: 'Due' },
  overdue: { fr: 'En retard', en: 'Overdue' },
  credited: { fr: 'Annulée par avoir', en: 'Credited' },
} satisfies Record<InvoiceState, Sentence>
