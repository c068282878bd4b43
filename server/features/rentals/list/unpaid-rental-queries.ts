import { sql } from 'kysely'
import type { UnpaidChoice, UnpaidRental } from '#features/customers/public'
import { changesOfDue } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

/**
 * Selects the rentals in these statuses whose price and charges exceed what was paid, and what is due for each; of
 * these customers alone if given, their own or billed to them. A cancelled one owes only its charges. Everything that
 * raises or lowers a debt is one set, summed once: PostgreSQL joined the sums of payments and rentals by a loop in a
 * loop where it had no statistics yet.
 */
export function unpaidRentals(tx: Tx, companyId: number, { statuses, customerIds }: UnpaidChoice) {
  const among = customerIds
    ? sql`and (customer_id = any(${customerIds}::int[]) or billed_customer_id = any(${customerIds}::int[]))`
    : sql``
  const ofChosen = customerIds
    ? sql`rental_id in (select id from rentals where company_id = ${companyId} ${among})`
    : sql`true`
  const unpaid = sql<UnpaidRental>`(
    select id, max(customer_id) as customer_id, max(billed_customer_id) as billed_customer_id, sum(cents) as due_cents
    from (
      select id, customer_id, billed_customer_id,
        case when status = 'cancelled' then 0 else coalesce(total_cents, 0) end - settled_elsewhere_cents as cents from rentals
      where company_id = ${companyId} and status = any(${[...statuses]}::text[]) ${among}
      union all
      select rental_id, null, null, cents from ${changesOfDue(companyId, ofChosen)} change
    ) part
    group by id having max(customer_id) is not null and sum(cents) > 0
  )`
  return tx
    .selectFrom(unpaid.as('unpaid'))
    .select(['unpaid.id', 'unpaid.customerId', 'unpaid.billedCustomerId', 'unpaid.dueCents'])
}
