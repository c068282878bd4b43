import type { FleetVehicle, TimeOutOfService } from '@filao/domain/statistics/fleet-time'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { around, clock, type Question, type SumRow } from './window-queries.ts'

/** Sums the costs of the visits in each window, by the day they were done. */
export async function sumUpkeep(tx: Tx, { companyId, by, bounds }: Question) {
  const key = by === 'category' ? sql`v.category_id` : by === 'vehicle' ? sql`v.id` : sql`''`
  const { rows } = await sql<SumRow<'upkeepCents'>>`
    select w.window, ${key}::text as key, sum(d.cost_cents)::float8 as upkeep_cents
    from deadline_visits d join vehicles v on v.company_id = d.company_id and v.id = d.vehicle_id
    cross join lateral (
      select width_bucket(extract(epoch from d.done_on)::bigint, ${bounds}::bigint[]) as window
    ) w
    where d.company_id = ${companyId} and d.cost_cents is not null and w.window between 1 and ${bounds.length - 1}
    group by 1, 2`.execute(tx)
  return rows
}

/** Lists the vehicles that are in the fleet in some window, with the time they are in it. */
export async function listFleet(tx: Tx, { companyId, bounds, clocks }: Question) {
  const { from, until } = around(bounds)
  const location = sql`f.location_id`
  const { rows } = await sql<FleetVehicle>`
    with fleet as (
      select v.id, v.category_id, v.location_id, v.archived_at,
        least(v.created_at, first.leaves_at, former.started_at) as since
      from vehicles v
      left join lateral (
        select coalesce((select max(c.ended_at) from vehicle_changes c
            where c.company_id = r.company_id and c.rental_id = r.id), r.leaves_at) as leaves_at
        from rentals r where r.company_id = v.company_id and r.vehicle_id = v.id
          and v.created_at > ${from}::timestamptz and r.status in ('ongoing', 'done') order by r.starts_at limit 1
      ) first on true
      left join (
        select vehicle_id, min(started_at) as started_at from vehicle_changes where company_id = ${companyId}
        group by vehicle_id
      ) former on former.vehicle_id = v.id
      where v.company_id = ${companyId} and (v.archived_at is null or v.archived_at > ${from}::timestamptz)
    )
    select f.id as vehicle_id, f.category_id, ${clock(sql`f.since`, location, clocks)}::float8 as began,
      coalesce(${clock(sql`f.archived_at`, location, clocks)}, ${bounds.at(-1)}::bigint)::float8 as ended
    from fleet f where f.since < ${until}::timestamptz`.execute(tx)
  return rows
}

/** Lists the unavailabilities that share a moment with the windows. */
export async function listTimesOut(tx: Tx, { companyId, bounds, clocks }: Question) {
  const { from, until } = around(bounds)
  const location = sql`v.location_id`
  const { rows } = await sql<TimeOutOfService>`
    select u.vehicle_id, ${clock(sql`u.starts_at`, location, clocks)}::float8 as began,
      ${clock(sql`u.ends_at`, location, clocks)}::float8 as ended
    from unavailabilities u join vehicles v on v.company_id = u.company_id and v.id = u.vehicle_id
    where u.company_id = ${companyId} and u.starts_at < ${until}::timestamptz
      and u.ends_at > ${from}::timestamptz`.execute(tx)
  return rows
}
