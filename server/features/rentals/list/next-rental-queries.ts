import { type RawBuilder, sql } from 'kysely'
import type { StoredNextRental } from '#features/company/public'
import type { Tx } from '#platform/database/connect'

/** A vehicle has its own rentals, a customer also those of others that are billed to them. */
const columns = { vehicleId: ['vehicle_id'], customerId: ['customer_id', 'billed_customer_id'] } as const

type Of = keyof typeof columns

/** Selects the agreed or offered rental that starts first of each. */
export function nextRentals(companyId: number, of: Of, ids?: number[]) {
  // Agencies join the first rentals only: joined to all, PostgreSQL reads every rental of an agency in a large
  // database.
  return sql<StoredNextRental>`(
    select first.of_id, first.id, first.public_id, first.start, a.timezone
    from (
      select distinct on (of_id) of_id, id, public_id, start, departure_agency_id
      from (${openRentals(companyId, of, ids)}) open order by of_id, start, id
    ) first join agencies a on a.company_id = ${companyId} and a.id = first.departure_agency_id
  )`
}

/**
 * Selects the rentals that have not begun, each with its vehicle or customer: one column after the other, each by its
 * own index.
 */
function openRentals(companyId: number, of: Of, ids?: number[]): RawBuilder<unknown> {
  const parts = columns[of].map((name) => {
    const column = sql.ref(`r.${name}`)
    return sql`
      select ${column} as of_id, r.id, r.public_id, r.starts_at as start, r.departure_agency_id from rentals r
      where r.company_id = ${companyId} and r.status in ('validating', 'pending')
        and ${ids ? sql`${column} = any(${ids}::int[])` : sql`${column} is not null`}`
  })
  return sql.join(parts, sql` union all `)
}

/** Selects the start of the next rental of each. */
export function nextStarts(tx: Tx, companyId: number, of: Of) {
  const starts = sql<{ ofId: number; nextStart: string }>`(
    select of_id, min(start) as next_start from (${openRentals(companyId, of)}) open group by of_id
  )`
  return tx.selectFrom(starts.as('starts')).selectAll()
}
