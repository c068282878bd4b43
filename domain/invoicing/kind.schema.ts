import { z } from 'zod'
import { invoiceKinds, invoiceStates } from './kind.ts'

export const InvoiceKind = z.enum(invoiceKinds)
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** The kinds that are issued from a rental; a credit note is issued from another document. */
export const BilledKind = z.enum(['invoice', 'advance', 'indemnity_claim'])
export type BilledKind = z.infer<typeof BilledKind>
export const InvoiceState = z.enum(invoiceStates)
export type InvoiceState = z.infer<typeof InvoiceState>
