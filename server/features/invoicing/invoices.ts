import { linesLeft } from '@filao/domain/invoicing/credit'
import { invoiceDetails } from '@filao/domain/invoicing/invoice'
import type { Invoice, InvoiceRow } from '@filao/domain/invoicing/invoice.schema'
import { invoiceState } from '@filao/domain/invoicing/state'
import { toEuros } from '@filao/domain/kernel/money'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { creditedLines } from './credit-invoice.ts'
import { readContent } from './stored/content.ts'
import { listOfRental, listRows, loadStored, type StoredRow } from './stored/invoice-queries.ts'

/** Lists these documents in the order of their ids in the list, on a day of the company. */
export async function rowsInOrder(tx: Tx, companyId: number, ids: number[], today: string): Promise<InvoiceRow[]> {
  const rows = new Map((await listRows(tx, companyId, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [rowOf(row, today)] : []
  })
}

/** Loads a document as it was issued, with what was paid and credited since. */
export async function loadInvoice(tx: Tx, companyId: number, id: number, today: string): Promise<Invoice> {
  const stored = await loadStored(tx, companyId, id)
  const [row] = await listRows(tx, companyId, [id])
  if (!row) throw notFound()
  const content = readContent(stored)
  const documents = await listOfRental(tx, companyId, stored.rentalId)
  const credited = creditedLines(id, documents)
  const left = stored.kind === 'credit_note' ? [] : linesLeft({ lines: content.lines, credited })
  const notes = documents.filter(({ correctsInvoiceId }) => correctsInvoiceId === id)
  return {
    ...rowOf(row, today),
    ...invoiceDetails(content, left),
    hash: stored.sha256,
    journalHash: stored.journalHash,
    creditNotes: notes.map((note) => ({ id: note.id, number: note.number, total: toEuros(note.totalCents) })),
  }
}

function rowOf(row: StoredRow, today: string): InvoiceRow {
  const { beforeVatCents, vatCents, totalCents, creditedCents, paidCents, isCancelled, ...rest } = row
  return {
    ...rest,
    totalBeforeVat: toEuros(beforeVatCents),
    totalVat: toEuros(vatCents),
    total: toEuros(totalCents),
    creditedAmount: toEuros(creditedCents),
    paidAmount: toEuros(paidCents),
    state: invoiceState(row, today),
  }
}
