import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

type Choice = { statuses: readonly Schema['rentals']['status'][]; customerIds?: number[] }

type UnpaidRental = { id: number; customerId: number; billedCustomerId: number | null; dueCents: number }

/**
 * Selects the rentals in these statuses whose price and charges exceed what was paid, and what is due for each; of
 * these customers alone if given, their own or billed to them. A cancelled one owes only its charges. Everything that
 * raises or lowers a debt is one set, summed once: PostgreSQL joined the sums of payments and rentals by a loop in a
 * loop where it had no statistics yet.
 */
export function unpaidRentals(tx: Tx, companyId: number, { statuses, customerIds }: Choice) {
  const among = customerIds
    ? sql`and (customer_id = any(${customerIds}::int[]) or billed_customer_id = any(${customerIds}::int[]))`
    : sql``
  const ofChosen = customerIds
    ? sql`and rental_id in (select id from rentals where company_id = ${companyId} ${among})`
    : sql``
  const unpaid = sql<UnpaidRental>`(
    select id, max(customer_id) as customer_id, max(billed_customer_id) as billed_customer_id, sum(cents) as due_cents
    from (
      select id, customer_id, billed_customer_id,
        case when status = 'cancelled' then 0 else coalesce(total_cents, 0) end - settled_elsewhere_cents as cents from rentals
      where company_id = ${companyId} and status = any(${[...statuses]}::text[]) ${among}
      union all
      select rental_id, null, null, case when corrects_payment_id is null then -1 else 1 end * total_cents from payments
      where company_id = ${companyId} ${ofChosen}
      union all
      select rental_id, null, null, case when corrects_charge_id is null then 1 else -1 end * amount_cents from charges
      where company_id = ${companyId} ${ofChosen}
      union all
      select rental_id, null, null, -total_cents from invoices
      where company_id = ${companyId} and kind = 'credit_note' ${ofChosen} and corrects_invoice_id not in (
        select case when is_whole then corrects_invoice_id else id end from invoices
        where company_id = ${companyId} and (is_whole or kind = 'advance')
      )
    ) part
    group by id having max(customer_id) is not null and sum(cents) > 0
  )`
  return tx
    .selectFrom(unpaid.as('unpaid'))
    .select(['unpaid.id', 'unpaid.customerId', 'unpaid.billedCustomerId', 'unpaid.dueCents'])
}
