import type { Formerly } from '@filao/domain/rentals/money/receipt'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { creditNoteCents } from './sum-queries.ts'

/** The fields of a rental that a receipt shows, as the audit trail names them. */
const shown = [
  'status',
  'start',
  'end',
  'price',
  'totalAmount',
  'securityDepositAmount',
  'settledElsewhereAmount',
] as const

/** Finds what later changes replaced since a payment was taken: the values of then, and the cents credited since. */
export async function findFormerly(tx: Tx, companyId: number, paymentId: number): Promise<Formerly> {
  const { rows } = await sql<Formerly>`
    select coalesce((
        select jsonb_object_agg(first.field, first.value) from (
          select distinct on (c.field) c.field, c.value -> 0 as value
          from audit_entries a cross join lateral jsonb_each(a.changes) as c (field, value)
          where a.company_id = p.company_id and a.entity = 'rental' and a.entity_id = p.rental_id and a.at > p.taken_at
            and c.field = any(${[...shown]}::text[]) and c.value -> 0 <> 'null'
          order by c.field, a.id
        ) first
      ), '{}') as values, ${creditNoteCents('rentals', { after: sql`p.taken_at` })}::int as credited_since_cents
    from payments p join rentals on rentals.company_id = p.company_id and rentals.id = p.rental_id
    where p.company_id = ${companyId} and p.id = ${paymentId}`.execute(tx)
  return rows[0] ?? { values: {}, creditedSinceCents: 0 }
}
