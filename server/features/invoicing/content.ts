import { contentForm, InvoiceContent } from '@filao/domain/invoicing/content'
import { canonicalJson, type Json } from '@filao/domain/journal/entry'
import { alteredDocument } from '@filao/domain/rentals/document/altered-document'
import { sha256 } from '#platform/journal/chain'

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
