import { type RawBuilder, sql } from 'kysely'
import type { StateRow } from '#features/fleet/public'

/** Selects the state of each vehicle. */
export function vehicleStates(companyId: number, now: string, ids?: number[]) {
  const among = (column: RawBuilder<unknown>) => (ids ? sql`and ${column} = any(${ids}::int[])` : sql``)
  return sql<StateRow>`(
    with next as materialized (
      select distinct on (vehicle_id) vehicle_id, rental_id, lower(period) as starts_at, upper(period) as ends_at,
        lower(period) <= ${now}::timestamptz as is_now
      from occupancies
      where company_id = ${companyId} and upper(period) > ${now}::timestamptz ${among(sql`vehicle_id`)}
      order by vehicle_id, lower(period)
    ), away as materialized (
      select distinct on (vehicle_id) vehicle_id, id as rental_id, ends_at from rentals
      where company_id = ${companyId} and status = 'ongoing' ${among(sql`vehicle_id`)}
      order by vehicle_id, ends_at
    )
    select v.id,
      case when away.rental_id is not null then 'rented' when next.is_now then 'stopped' else 'free' end as state,
      case when away.ends_at <= ${now}::timestamptz then away.ends_at when next.is_now then next.ends_at
        else coalesce(away.ends_at, next.starts_at) end as until,
      case when away.rental_id is not null then 'rental'
        when not coalesce(next.is_now, false) then null
        when next.rental_id is null then 'unavailability'
        when r.ends_at <= ${now}::timestamptz then 'preparation' else 'departure' end as reason,
      coalesce(away.rental_id, r.id) as rental_id
    from vehicles v
    left join next on next.vehicle_id = v.id
    left join rentals r on r.company_id = v.company_id and r.id = next.rental_id and next.is_now
    left join away on away.vehicle_id = v.id
    where v.company_id = ${companyId} and v.archived_at is null ${among(sql`v.id`)}
  )`
}
