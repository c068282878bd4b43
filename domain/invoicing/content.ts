import type { InvoiceContent } from './content.schema.ts'

/** The format of frozen documents; later versions must read it. */
export const contentForm = 1

/** A frozen document with the beginning of its entry in the journal, for its page and its PDF. */
export type PrintedInvoice = { content: InvoiceContent; sha256: string | null; journalHash: string | null }
