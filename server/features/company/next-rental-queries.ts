import { type RawBuilder, sql } from 'kysely'

/** The next rental of a vehicle or a customer, who is its `ofId`. */
export type StoredNextRental = { ofId: number; id: number; publicId: string; start: string; timezone: string }

/**
 * Selects the agreed or offered rental that starts first of each vehicle or customer, or of these alone; one that
 * should have started comes first.
 */
export function nextRentals(companyId: number, of: 'vehicleId' | 'customerId', ids?: number[]) {
  const column = sql.ref(`r.${of}`)
  const among: RawBuilder<unknown> = ids ? sql`and ${column} = any(${ids}::int[])` : sql``
  return sql<StoredNextRental>`(
    select distinct on (${column}) ${column} as of_id, r.id, r.public_id, r.starts_at as start, a.timezone
    from rentals r join agencies a on a.company_id = r.company_id and a.id = r.departure_agency_id
    where r.company_id = ${companyId} and r.status in ('validating', 'pending') ${among}
    order by ${column}, r.starts_at, r.id
  )`
}
