import type { Period } from '@filao/domain/kernel/period'
import type { StockHolder } from '@filao/domain/rentals/stock/stock-left'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

type At = Period & { companyId: number; agencyId: number; exceptRentalId: number | null }

/**
 * Lists the rentals from an agency that hold these options in a period, and the overdue ones that still have some. An
 * overdue one holds up to `now`, as it does its vehicle; a reservation not accepted before its start holds none.
 */
export async function listStockHolders(
  tx: Tx,
  { companyId, agencyId, exceptRentalId, start, end }: At,
  optionIds: readonly number[],
  now: string,
): Promise<(StockHolder & { optionId: number })[]> {
  if (optionIds.length === 0) return []
  const { rows } = await sql<StockHolder & { optionId: number }>`
    select o.option_id, o.quantity,
      case when r.status = 'ongoing' then coalesce(r.delivered_at, r.starts_at) else r.starts_at end as start,
      case when r.status = 'ongoing' then greatest(r.ends_at, ${now}::timestamptz) else r.ends_at end as end,
      r.status = 'ongoing' and r.ends_at < ${now}::timestamptz as is_late
    from rentals r
    join rental_options o on o.company_id = r.company_id and o.rental_id = r.id
    where r.company_id = ${companyId} and r.departure_agency_id = ${agencyId}
      and (r.status in ('pending', 'ongoing') or r.status = 'validating' and r.starts_at >= ${now}::timestamptz)
      and r.id is distinct from ${exceptRentalId}::int
      and o.option_id = any(${optionIds}::int[])
      and least(r.starts_at, r.delivered_at) < ${end}::timestamptz
      and (r.ends_at > ${start}::timestamptz or r.status = 'ongoing' and r.ends_at < ${now}::timestamptz)`.execute(tx)
  return rows
}
