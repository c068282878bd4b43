import { fileKey } from '@filao/domain/company/public-file'
import type { BinaryAnswer } from '@filao/domain/kernel/endpoint'
import { documentFileName, type RentalDocument } from '@filao/domain/rentals/document/document'
import type { Files } from '#platform/files/files'
import { renderDocument } from '#platform/pdf/document'
import type { PdfPrinter, PrintOrder } from '#platform/pdf/pdf'

/** What a document is printed with. */
export type PrintParts = { files: Files; pdf: PdfPrinter }

/** In whose turn a PDF is printed, and until when it is wanted. */
export type PrintTurn = Omit<PrintOrder, 'makePage'>

/** How an answer is wanted: as a page, unless a PDF is asked for. */
export type Format = 'html' | 'pdf' | undefined

/** What is printed: a document as it is now, or as it was kept, with what proves it. */
export type Printed = { document: RentalDocument; kept?: KeptProof; label?: string }

/** What a document that was kept says about itself: since when, and the hash of its text. */
export type KeptProof = { keptAt: string; sha256: string }

/** A document as a complete page, or as PDF. Not to be called inside a transaction: it reads files and runs a browser. */
export async function printDocument(
  parts: PrintParts,
  printed: Printed,
  format: Format,
  turn: PrintTurn,
): Promise<BinaryAnswer> {
  if (format === 'pdf') return await documentPdf(parts, printed, turn)
  return { contentType: 'text/html; charset=utf-8', content: await documentPage(parts.files, printed) }
}

/** A document as a PDF with its file name, to be downloaded or attached to a mail. */
export async function documentPdf({ files, pdf }: PrintParts, printed: Printed, turn: PrintTurn) {
  const { rental, customer } = printed.document
  const makePage = () => documentPage(files, printed)
  return {
    contentType: 'application/pdf',
    fileName: documentFileName(rental, customer.language, printed.label),
    content: await pdf.renderPdf({ ...turn, makePage }),
  }
}

async function documentPage(files: Files, { document, kept }: Printed): Promise<string> {
  return await renderDocument(await withLogo(files, document), kept)
}

/** The document with its company's logo in it, so that its page needs nothing else. */
export async function withLogo(files: Files, document: RentalDocument): Promise<RentalDocument> {
  const logoUrl = document.company.logoUrl && (await logoInline(files, document.company.logoUrl))
  return { ...document, company: { ...document.company, logoUrl } }
}

/** The logo as part of the page; a company whose logo cannot be read has its name. */
async function logoInline(files: Files, url: string): Promise<string | null> {
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
