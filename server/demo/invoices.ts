import { addMinutes } from '@filao/domain/kernel/time'
import { creditInvoice } from '#features/invoicing/credit-invoice'
import { issueInvoice } from '#features/invoicing/issue-invoice'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { playedFrom } from './material/plan-stays.ts'
import { listReturned } from './material/queries.ts'

/** The days before today whose returns are invoiced. */
const days = 92
/** One return in so many asks for an invoice: most people leave with the receipt of their payment. */
const oneIn = 5
/** Documents issued in one transaction. */
const atOnce = 20

/**
 * Issues invoices for three months of returns, each at its return, and one credit note on a part of the last one.
 * `closeUntil` enters what the journal has to hold before each.
 */
export async function invoiceHistory(
  db: Database,
  scope: { companyId: number; userId: number },
  closeUntil: (tx: Tx, instant: string) => Promise<void>,
  today: string,
): Promise<void> {
  const { companyId, userId } = scope
  const returned = await inTransaction(db, scope, (tx) => listReturned(tx, companyId, addMinutes(today, -days * 1440)))
  const last = addMinutes(playedFrom(today), -60)
  const requested = returned.filter(({ at }, index) => index % oneIn === 0 && at < last)
  const issued: { id: number; at: string }[] = []
  for (let from = 0; from < requested.length; from += atOnce) {
    await inTransaction(db, scope, async (tx) => {
      for (const { rentalId, at } of requested.slice(from, from + atOnce)) {
        await closeUntil(tx, at)
        issued.push({ id: await issueInvoice(tx, { companyId, rentalId }, userId, { kind: 'invoice' }, at), at })
      }
    })
  }
  const latest = issued.at(-1)
  if (!latest) return
  const request = { reason: 'Climatisation en panne le premier jour', lines: [{ index: 0, quantity: 1 }] }
  const later = addMinutes(latest.at, 60)
  await inTransaction(db, scope, async (tx) => {
    await closeUntil(tx, later)
    await creditInvoice(tx, { companyId, id: latest.id }, userId, request, later)
  })
}
