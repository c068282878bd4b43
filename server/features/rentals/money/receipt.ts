import type { BinaryAnswer } from '@filao/domain/kernel/endpoint'
import { type Receipt, receiptOf } from '@filao/domain/rentals/money/receipt'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { renderReceipt } from '#platform/pdf/document'
import { loadDocument } from '../document/document.ts'
import { type Format, type PrintParts, type PrintTurn, withLogo } from '../document/print.ts'
import { findPaymentEntry } from './journal-queries.ts'

type Key = { companyId: number; rentalId: number; id: number }

/** Loads the receipt of a payment. 404 for a payment of another rental. */
export async function loadReceipt(tx: Tx, { companyId, rentalId, id }: Key, now: string): Promise<Receipt> {
  const entry = await findPaymentEntry(tx, companyId, id)
  const receipt = receiptOf(await loadDocument(tx, companyId, rentalId, now), id, entry)
  if (!receipt) throw notFound()
  return receipt
}

/**
 * Returns a receipt as a complete page, or as PDF. Never call it inside a transaction: it reads files and runs a
 * browser.
 */
export async function printReceipt(
  parts: PrintParts,
  receipt: Receipt,
  format: Format,
  turn: PrintTurn,
): Promise<BinaryAnswer> {
  if (format === 'pdf') return await receiptPdf(parts, receipt, turn)
  return { contentType: 'text/html; charset=utf-8', content: await receiptPage(parts, receipt, turn) }
}

/** Returns a receipt as PDF with its file name, for a download or a mail. */
export async function receiptPdf(parts: PrintParts, receipt: Receipt, turn: PrintTurn) {
  const makePage = () => receiptPage(parts, receipt, turn)
  const word = receipt.document.customer.language === 'fr' ? 'Reçu' : 'Receipt'
  return {
    contentType: 'application/pdf',
    fileName: `${word}-${receipt.number.replaceAll(/[^\w-]+/g, '-')}.pdf`,
    content: await parts.pdf.renderPdf({ ...turn, makePage }),
  }
}

async function receiptPage({ files }: PrintParts, receipt: Receipt, turn: PrintTurn): Promise<string> {
  return await renderReceipt(turn.companyId, { ...receipt, document: await withLogo(files, receipt.document) })
}
