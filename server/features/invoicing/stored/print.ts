import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { crossIndustryInvoice } from '@filao/domain/invoicing/einvoice/cii'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { logoInline } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import type { Files } from '#platform/files/files'
import { notFound } from '#platform/http/problems'
import { embedInvoice, renderInvoices } from '#platform/pdf/document'
import {
  type Format,
  type Print,
  type PrintParts,
  type PrintTurn,
  pageOrPdf,
  pdfOf,
  plainName,
} from '#platform/pdf/print'
import { readContent } from './content.ts'
import { listStored, loadStored, type StoredInvoice } from './invoice-queries.ts'

/** Loads a frozen document for its page. */
export async function loadPrinted(tx: Tx, companyId: number, id: number): Promise<PrintedInvoice> {
  return printedOf(await loadStored(tx, companyId, id))
}

/** Loads several documents in the order of their ids. 404 when one is unknown. */
export async function listPrinted(tx: Tx, companyId: number, ids: number[]): Promise<PrintedInvoice[]> {
  const stored = await listStored(tx, companyId, ids)
  if (ids.length === 0 || stored.length < new Set(ids).size) throw notFound()
  return stored.map(printedOf)
}

/**
 * Returns documents as a complete page, or as PDF. Never call it inside a transaction: it reads files and runs a
 * browser.
 */
export async function printInvoices(
  parts: PrintParts,
  documents: readonly PrintedInvoice[],
  format: Format,
  turn: PrintTurn,
): Promise<BinaryResponse> {
  if (format === 'html') return await pageOrPdf(parts, printOf(parts.files, documents), format, turn)
  return await invoicesPdf(parts, documents, turn)
}

/**
 * Returns documents as one PDF with its file name, for a download or a mail. A single document to a company in France
 * is a Factur-X: its electronic invoice is inside.
 */
export async function invoicesPdf(parts: PrintParts, documents: readonly PrintedInvoice[], turn: PrintTurn) {
  const response = await pdfOf(parts, printOf(parts.files, documents), turn)
  const [{ content: single }, ...others] = documents as [PrintedInvoice, ...PrintedInvoice[]]
  const xml = others.length === 0 ? crossIndustryInvoice(single) : null
  if (xml === null) return response
  return {
    ...response,
    content: await embedInvoice(turn.companyId, { pdf: response.content, xml, at: single.issuedAt }),
  }
}

function printOf(files: Files, documents: readonly PrintedInvoice[]): Print {
  return { fileName: `${fileName(documents)}.pdf`, makePage: (companyId) => pageOf(companyId, files, documents) }
}

async function pageOf(companyId: number, files: Files, documents: readonly PrintedInvoice[]): Promise<string> {
  const logos = new Map<string, string | null>()
  for (const { content } of documents) {
    const { logoUrl } = content.seller
    if (logoUrl && !logos.has(logoUrl)) logos.set(logoUrl, await logoInline(files, logoUrl))
  }
  return await renderInvoices(
    companyId,
    documents.map(({ content, ...rest }) => {
      const { logoUrl } = content.seller
      const seller = { ...content.seller, logoUrl: logoUrl && (logos.get(logoUrl) ?? null) }
      return { ...rest, content: { ...content, seller } }
    }),
  )
}

function printedOf(stored: StoredInvoice): PrintedInvoice {
  return { content: readContent(stored), sha256: stored.sha256, journalHash: stored.journalHash }
}

function fileName([first, ...others]: readonly PrintedInvoice[]): string {
  const { content } = first as PrintedInvoice
  if (others.length > 0) return content.language === 'fr' ? 'factures' : 'invoices'
  return documentFileName(content)
}

/** Returns the name of a document's file without its ending: « Facture-F2026-000001 ». */
export function documentFileName({ kind, number, language }: InvoiceContent): string {
  return plainName(`${invoiceKindLabels[kind][language]} ${number}`)
}
