import type { Period } from '@filao/domain/kernel/period'
import type { TimeOut } from '@filao/domain/overview/rented-year'
import { sql } from 'kysely'
import { chargedCents, creditNoteCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

type RentalsOfVehicle = { ongoing: number | null; next: number | null; last: { rentalId: number; at: string } | null }

/** Finds the ids of the rentals that a vehicle's page shows. A vehicle also comes back when it is exchanged. */
export async function findRentalsOfVehicle(tx: Tx, companyId: number, id: number): Promise<RentalsOfVehicle> {
  const { rows } = await sql<Omit<RentalsOfVehicle, 'last'> & { lastId: number | null; lastAt: string | null }>`
    with own as (
      select id, status, starts_at, ends_at, returned_at from rentals
      where company_id = ${companyId} and vehicle_id = ${id}
    ), back as (
      select id, coalesce(returned_at, ends_at) as at from own where status = 'done'
      union all
      select rental_id, ended_at from vehicle_changes where company_id = ${companyId} and vehicle_id = ${id}
      order by at desc, id desc limit 1
    )
    select (select id from own where status = 'ongoing' order by starts_at desc, id desc limit 1) as ongoing,
      (select id from own where status in ('validating', 'pending') order by starts_at, id limit 1) as next,
      (select id from back) as last_id, (select at from back) as last_at`.execute(tx)
  const { ongoing = null, next = null, lastId, lastAt } = rows[0] ?? {}
  return { ongoing, next, last: lastId && lastAt ? { rentalId: lastId, at: lastAt } : null }
}

/** Finds the unavailability that contains an instant. */
export async function findUnavailability(tx: Tx, companyId: number, vehicleId: number, now: string) {
  return await tx
    .selectFrom('unavailabilities')
    .select(['id', 'vehicleId', 'startsAt as start', 'endsAt as end', 'description'])
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .executeTakeFirst()
}

/**
 * Sums the stored prices and charges, less credit notes, of the contracts of a vehicle that were picked up within a
 * period, and the fees of those cancelled in it. Counts those picked up.
 */
export async function sumRevenue(tx: Tx, companyId: number, vehicleId: number, { start, end }: Period) {
  const { rows } = await sql<{ rentalsCount: number; cents: number }>`
    select count(*) filter (where status <> 'cancelled')::int as rentals_count,
      coalesce(sum(case when status = 'cancelled' then 0 else coalesce(total_cents, 0) end
        + ${chargedCents('rentals')} - ${creditNoteCents('rentals')}), 0)::float8 as cents
    from rentals
    where company_id = ${companyId} and vehicle_id = ${vehicleId} and status in ('ongoing', 'done', 'cancelled')
      and coalesce(cancelled_at, delivered_at, starts_at) >= ${start}::timestamptz
      and coalesce(cancelled_at, delivered_at, starts_at) <= ${end}::timestamptz`.execute(tx)
  return rows[0] as { rentalsCount: number; cents: number }
}

/** Lists the times that a vehicle was out in a period: from its pick-up or its exchange to its return or exchange. */
export async function listTimesOut(tx: Tx, companyId: number, vehicleId: number, { start, end }: Period) {
  const { rows } = await sql<TimeOut>`
    select coalesce(
        (select max(c.ended_at) from vehicle_changes c where c.company_id = r.company_id and c.rental_id = r.id),
        r.delivered_at, r.starts_at
      ) as start,
      case when r.status = 'done' then coalesce(r.returned_at, r.ends_at) end as end
    from rentals r
    where r.company_id = ${companyId} and r.vehicle_id = ${vehicleId} and r.status in ('ongoing', 'done')
      and r.leaves_at <= ${end}::timestamptz
      and (r.status = 'ongoing' or coalesce(r.returned_at, r.ends_at) > ${start}::timestamptz)
    union all
    select started_at, ended_at from vehicle_changes
    where company_id = ${companyId} and vehicle_id = ${vehicleId} and ended_at > ${start}::timestamptz`.execute(tx)
  return rows
}
