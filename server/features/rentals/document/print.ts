import { fileKey } from '@filao/domain/company/public-file'
import type { BinaryAnswer } from '@filao/domain/kernel/endpoint'
import { documentFileName, type RentalDocument } from '@filao/domain/rentals/document/document'
import type { Files } from '#platform/files/files'
import { renderDocument } from '#platform/pdf/document'
import type { PdfPrinter, PrintOrder } from '#platform/pdf/pdf'

/** The files and the printer of a document. */
export type PrintParts = { files: Files; pdf: PdfPrinter }

/** The company in whose turn a PDF is printed, and the signal that cancels it. */
export type PrintTurn = Omit<PrintOrder, 'makePage'>

/** The format of an answer: a page, unless a PDF is requested. */
export type Format = 'html' | 'pdf' | undefined

/** The input of a print: a present document, or a kept one with its proof. */
export type Printed = { document: RentalDocument; kept?: KeptProof; label?: string }

/** The proof of a kept document: its time and the hash of its text. */
type KeptProof = { keptAt: string; sha256: string }

/**
 * Returns a document as a complete page, or as PDF. Never call it inside a transaction: it reads files and runs a
 * browser.
 */
export async function printDocument(
  parts: PrintParts,
  printed: Printed,
  format: Format,
  turn: PrintTurn,
): Promise<BinaryAnswer> {
  if (format === 'pdf') return await documentPdf(parts, printed, turn)
  return { contentType: 'text/html; charset=utf-8', content: await documentPage(parts.files, printed, turn) }
}

/** Returns a document as a PDF with its file name, for a download or a mail. */
export async function documentPdf({ files, pdf }: PrintParts, printed: Printed, turn: PrintTurn) {
  const { rental, customer } = printed.document
  const makePage = () => documentPage(files, printed, turn)
  return {
    contentType: 'application/pdf',
    fileName: documentFileName(rental, customer.language, printed.label),
    content: await pdf.renderPdf({ ...turn, makePage }),
  }
}

async function documentPage(files: Files, { document, kept }: Printed, turn: PrintTurn): Promise<string> {
  return await renderDocument(turn.companyId, await withLogo(files, document), kept)
}

/** Returns the document with its company's logo inside, so that its page needs nothing else. */
export async function withLogo(files: Files, document: RentalDocument): Promise<RentalDocument> {
  const logoUrl = document.company.logoUrl && (await logoInline(files, document.company.logoUrl))
  return { ...document, company: { ...document.company, logoUrl } }
}

/** Returns the logo as a data URL. Null when it cannot be read; the page then shows the company's name. */
export async function logoInline(files: Files, url: string): Promise<string | null> {
  const key = fileKey(url)
  if (!key) return null
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of files.read(key, () => new Error('missing'))) chunks.push(chunk)
  } catch {
    return null
  }
  return `data:image/png;base64,${Buffer.concat(chunks).toString('base64')}`
}
