import type { BilledBy } from '@filao/domain/rentals/money/billed'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Lists the documents that bill a rental and that no credit note took back in full, first to last. */
export async function listBilledBy(tx: Tx, companyId: number, rentalId: number): Promise<BilledBy[]> {
  const { rows } = await sql<BilledBy>`
    select i.kind, i.number, i.bills_price, i.charge_ids from invoices i
    where i.company_id = ${companyId} and i.rental_id = ${rentalId} and i.kind <> 'credit_note' and not exists (
      select from invoices w where w.company_id = i.company_id and w.corrects_invoice_id = i.id and w.is_whole
    )
    order by i.id`.execute(tx)
  return rows
}
