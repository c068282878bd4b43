import { addMinutes } from '@filao/domain/kernel/time'
import { creditInvoice } from '#features/invoicing/credit-invoice'
import { issueInvoice } from '#features/invoicing/issue-invoice'
import type { Database } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { listReturned } from './generated/queries.ts'

/** The days before today whose returns are invoiced. */
const days = 92
/** One return in so many asks for an invoice: most people leave with the receipt of their payment. */
const oneIn = 5
/** Documents issued in one transaction. */
const atOnce = 20

/** Issues invoices for three months of returns, each at its return, and one credit note on a part of the last one. */
export async function invoiceHistory(
  db: Database,
  scope: { companyId: number; userId: number },
  today: string,
): Promise<void> {
  const { companyId, userId } = scope
  const returned = await inTransaction(db, scope, (tx) => listReturned(tx, companyId, addMinutes(today, -days * 1440)))
  const asked = returned.filter((_, at) => at % oneIn === 0)
  const issued: { id: number; at: string }[] = []
  for (let from = 0; from < asked.length; from += atOnce) {
    await inTransaction(db, scope, async (tx) => {
      for (const { rentalId, at } of asked.slice(from, from + atOnce)) {
        issued.push({ id: await issueInvoice(tx, { companyId, rentalId }, userId, { kind: 'invoice' }, at), at })
      }
    })
  }
  const last = issued.at(-1)
  if (!last) return
  const request = { reason: 'Climatisation en panne le premier jour', lines: [{ index: 0, quantity: 1 }] }
  await inTransaction(db, scope, (tx) =>
    creditInvoice(tx, { companyId, id: last.id }, userId, request, addMinutes(last.at, 60)),
  )
}
