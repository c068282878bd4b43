import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The next rental of a vehicle or a customer, who is its `ofId`. */
export type StoredNextRental = { ofId: number; id: number; publicId: string; start: string; timezone: string }

/**
 * Selects the agreed or offered rental that starts first of each vehicle or customer, or of these alone; one that
 * should have started comes first.
 */
export function nextRentals(companyId: number, of: 'vehicleId' | 'customerId', ids?: number[]) {
  const column = sql.ref(`r.${of}`)
  const among: RawBuilder<unknown> = ids ? sql`and ${column} = any(${ids}::int[])` : sql``
  // Agencies join the first rentals only: joined to all, PostgreSQL reads every rental of an agency in a large database.
  return sql<StoredNextRental>`(
    select first.of_id, first.id, first.public_id, first.start, a.timezone
    from (
      select distinct on (${column}) ${column} as of_id, r.id, r.public_id, r.starts_at as start, r.departure_agency_id
      from rentals r
      where r.company_id = ${companyId} and r.status in ('validating', 'pending') ${among}
      order by ${column}, r.starts_at, r.id
    ) first join agencies a on a.company_id = ${companyId} and a.id = first.departure_agency_id
  )`
}

/**
 * Selects the start of the next rental of each vehicle or customer, its `ofId`, to order a list by it. Join it to the list
 * with a full join, which is a merge or a hash: without statistics, as after an import, PostgreSQL planned a left join as
 * a loop over all open rentals for each row. A condition that accepts null, such as `coalesce(id, 0) > 0`, keeps it from
 * making the full join a left join again.
 */
export function nextStarts(tx: Tx, companyId: number, of: 'vehicleId' | 'customerId') {
  return tx
    .selectFrom('rentals')
    .select(({ fn }) => [`${of} as ofId`, fn.min('startsAt').as('nextStart')])
    .where('companyId', '=', companyId)
    .where('status', 'in', ['validating', 'pending'])
    .groupBy(of)
}
