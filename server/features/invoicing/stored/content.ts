import { contentForm } from '@filao/domain/invoicing/content'
import { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { canonicalJson, type Json } from '@filao/domain/journal/entry'
import { alteredDocument } from '@filao/domain/rentals/document/altered-document'
import { sha256 } from '#platform/journal/chain'
import type { StoredInvoice } from './invoice-queries.ts'

/** Returns the text of a document and its SHA-256 in hexadecimal. Equal data have equal texts. */
export function frozen(document: InvoiceContent): { content: string; sha256: string } {
  const content = canonicalJson({ form: contentForm, document: InvoiceContent.parse(document) } as Json)
  return { content, sha256: sha256(content) }
}

/** Reads a frozen document. Throws `conflict` when its text does not match its hash. */
export function readContent({ content, sha256: expected }: { content: string; sha256: string }): InvoiceContent {
  if (sha256(content) !== expected) throw alteredDocument()
  return InvoiceContent.parse((JSON.parse(content) as { document: unknown }).document)
}

/**
 * Reads a frozen document with the ids that its customer, charges and advances have here. Those in its text are of the
 * server that issued it, and another one's when the company was imported. `documents` are all of its rental.
 */
export function readWithIds(stored: StoredInvoice, documents: readonly StoredInvoice[]): InvoiceContent {
  const content = readContent(stored)
  const chargeIds = stored.chargeIds.values()
  const idOf = ({ label, source }: InvoiceContent['lines'][0]) => {
    if (source.of === 'charge') return chargeIds.next().value ?? null
    if (source.of !== 'advance') return source.id
    return documents.find(({ kind, number }) => kind === 'advance' && label.endsWith(` ${number}`))?.id ?? null
  }
  const lines = content.lines.map((line) => ({ ...line, source: { ...line.source, id: idOf(line) } }))
  return { ...content, buyer: { ...content.buyer, id: stored.customerId }, lines }
}
