import type { BilledBy, BillingDocument } from '@filao/domain/ledger/billed'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The condition of a document that bills something: no credit note took it back in full. */
const bills = sql`i.kind <> 'credit_note' and not exists (
  select from invoices w where w.company_id = i.company_id and w.corrects_invoice_id = i.id and w.is_whole
)`

/** Selects the document that bills a row of `charges`, or null. */
export function billedBy(): RawBuilder<{ id: number; number: string } | null> {
  return sql`(
    select jsonb_build_object('id', i.id, 'number', i.number) from invoices i
    where i.company_id = charges.company_id and i.rental_id = charges.rental_id and charges.id = any(i.charge_ids)
      and ${bills}
    order by i.id limit 1
  )`
}

/** Selects the documents that bill a row of `rentals`, first to last. */
export function billingDocuments(): RawBuilder<BillingDocument[]> {
  return sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('kind', i.kind, 'number', i.number, 'billsPrice', i.bills_price) order by i.id
    ), '[]') from invoices i
    where i.company_id = rentals.company_id and i.rental_id = rentals.id and ${bills}
  )`
}

/** Lists the documents that bill a rental and that no credit note took back in full, first to last. */
export async function listBilledBy(tx: Tx, companyId: number, rentalId: number): Promise<BilledBy[]> {
  const { rows } = await sql<BilledBy>`
    select i.kind, i.number, i.bills_price, i.charge_ids from invoices i
    where i.company_id = ${companyId} and i.rental_id = ${rentalId} and ${bills}
    order by i.id`.execute(tx)
  return rows
}
