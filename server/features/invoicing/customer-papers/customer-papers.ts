import type { CustomerPaper } from '@filao/domain/invoicing/customer-paper'
import { toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import type { CallLimit } from '#features/access/public'
import { listPayments } from '#features/ledger/public'
import { type CustomerVisit, loadReceipt, onCustomerPage, receiptPrint } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import type { Apart } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import { type PrintParts, pdfOf } from '#platform/pdf/print'
import { invoicesPdf, loadPrinted } from '../stored/print.ts'
import { listBilledToCustomer } from './customer-paper-queries.ts'

/** Limits the papers that one network address prints, since each one runs a browser. */
const limit: CallLimit = { name: 'public-paper', perMinute: 10 }

/** Lists the receipts of a rental and the documents billed to its customer, oldest first. Counts the visit. */
export async function listPapers(tx: Tx, visit: CustomerVisit): Promise<CustomerPaper[] | Problem> {
  return await onCustomerPage(tx, visit, async ({ companyId, id }) => {
    const payments = await listPayments(tx, companyId, id)
    const billed = await listBilledToCustomer(tx, companyId, id)
    const publicId = billed.publicId
    const receipts = payments.map((payment, index) => ({
      kind: 'receipt' as const,
      id: payment.id,
      number: `${publicId}-${index + 1}`,
      amount: toEuros(
        (payment.correctsPaymentId === null ? 1 : -1) * (payment.totalCents + payment.securityDepositCents),
      ),
      issuedAt: payment.takenAt,
    }))
    const documents = billed.documents.map(({ totalCents, ...document }) => ({
      ...document,
      amount: toEuros(document.kind === 'credit_note' ? -totalCents : totalCents),
    }))
    return [...receipts, ...documents].toSorted((a, b) => a.issuedAt.localeCompare(b.issuedAt))
  })
}

type Printing = { apart: Apart; visit: CustomerVisit; id: number; now: string; signal: AbortSignal }

/** Prints the receipt of a payment of the rental. 404 for another one. */
export async function printReceiptOf(parts: PrintParts, { apart, visit, id, now, signal }: Printing) {
  const { companyId, receipt } = await found(apart, visit, async (tx, rental) => ({
    companyId: rental.companyId,
    receipt: await loadReceipt(tx, { companyId: rental.companyId, rentalId: rental.id, id }, now),
  }))
  return await pdfOf(parts, receiptPrint(parts.files, receipt), { companyId, signal })
}

/** Prints a document that is billed to the customer of the rental. 404 for another one. */
export async function printInvoiceOf(parts: PrintParts, { apart, visit, id, signal }: Printing) {
  const { companyId, document } = await found(apart, visit, async (tx, rental) => {
    const { documents } = await listBilledToCustomer(tx, rental.companyId, rental.id)
    if (!documents.some((one) => one.id === id)) throw notFound()
    return { companyId: rental.companyId, document: await loadPrinted(tx, rental.companyId, id) }
  })
  return await invoicesPdf(parts, [document], { companyId, signal })
}

/** Loads a paper in a transaction of its own, in which a refused visit stays counted. */
async function found<Paper>(
  apart: Apart,
  visit: CustomerVisit,
  load: (tx: Tx, rental: { companyId: number; id: number }) => Promise<Paper>,
): Promise<Paper> {
  const paper = await apart((tx) => onCustomerPage(tx, visit, (rental) => load(tx, rental), limit))
  if (paper instanceof Problem) throw paper
  return paper
}
