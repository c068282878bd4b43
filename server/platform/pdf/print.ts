import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type { Files } from '#platform/files/files'
import type { PdfPrinter, PrintOrder } from './pdf.ts'

/** The files and the printer of a document. */
export type PrintParts = { files: Files; pdf: PdfPrinter }

/** The company in whose turn a PDF is printed, and the signal that cancels it. */
export type PrintTurn = Omit<PrintOrder, 'makePage'>

/** The format of an answer: a page, unless a PDF is requested. */
export type Format = 'html' | 'pdf' | undefined

/** A document to print: the name of its PDF, and what composes its complete page in a company's turn. */
export type Print = { fileName: string; makePage: (companyId: number) => Promise<string> }

/**
 * Returns a document as a page, or as PDF. Never call it inside a transaction: it reads files and runs a browser.
 */
export async function pageOrPdf(
  parts: Pick<PrintParts, 'pdf'>,
  print: Print,
  format: Format,
  turn: PrintTurn,
): Promise<BinaryResponse> {
  if (format === 'pdf') return await pdfOf(parts, print, turn)
  return { contentType: 'text/html; charset=utf-8', content: await print.makePage(turn.companyId) }
}

/** Returns a document as PDF with its file name, for a download or a mail. */
export async function pdfOf({ pdf }: Pick<PrintParts, 'pdf'>, { fileName, makePage }: Print, turn: PrintTurn) {
  const content = await pdf.renderPdf({ ...turn, makePage: () => makePage(turn.companyId) })
  return { contentType: 'application/pdf', fileName, content }
}

/** Returns a text as part of a file name: without accents, and with hyphens for all that is no letter or digit. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
}
