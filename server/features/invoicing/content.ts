import { createHash } from 'node:crypto'
import { contentForm, InvoiceContent } from '@filao/domain/invoicing/content'
import { canonicalJson } from '@filao/domain/journal/entry'
import { Problem } from '@filao/domain/kernel/problem'

/** Returns the text of a document and its SHA-256 in hexadecimal. Equal data have equal texts. */
export function frozen(document: InvoiceContent): { content: string; sha256: string } {
  const content = canonicalJson({ form: contentForm, document: InvoiceContent.parse(document) } as Parameters<
    typeof canonicalJson
  >[0])
  return { content, sha256: sha256(content) }
}

/** Reads a frozen document. Throws `conflict` when its text does not match its hash. */
export function readContent({ content, sha256: expected }: { content: string; sha256: string }): InvoiceContent {
  if (sha256(content) !== expected) throw altered()
  return InvoiceContent.parse((JSON.parse(content) as { document: unknown }).document)
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function altered(): Problem {
  return new Problem('conflict', {
    fr: 'Ce document ne correspond plus à son empreinte\u202f: il a été altéré et n’est pas affiché. Prévenez votre support.',
    en: 'This document no longer matches its hash: it has been altered and is not shown. Contact support.',
  })
}
