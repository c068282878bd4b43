import type { VehicleState as StateNow } from '@filao/domain/fleet/vehicle/vehicle-filter'
import type { Home, HomeVehicle } from '@filao/domain/planning/contract'
import { sql } from 'kysely'
import { vehicleStates } from '#features/fleet/public'
import { rentalRows } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'

/**
 * Lists the agreed departures up to an instant, at most `most`, overdue ones first. `offset 0` keeps the planner from
 * searching all past starts for them.
 */
export async function listDepartures(tx: Tx, companyId: number, until: string, most: number) {
  const due = sql<number>`(
    select id from (
      select id, starts_at from rentals
      where company_id = ${companyId} and status in ('validating', 'pending') and starts_at < ${until}::timestamptz
      offset 0
    ) due order by starts_at, id limit ${most}
  )`
  return await rentalRows(tx, companyId)
    .where('rentals.id', 'in', due)
    .orderBy('rentals.startsAt')
    .orderBy('rentals.id')
    .execute()
}

/** Lists the returns expected up to an instant, at most `most`, late ones first. */
export async function listReturns(tx: Tx, companyId: number, until: string, most: number) {
  return await rentalRows(tx, companyId)
    .where('rentals.status', '=', 'ongoing')
    .where('rentals.endsAt', '<', until)
    .orderBy('rentals.endsAt')
    .orderBy('rentals.id')
    .limit(most)
    .execute()
}

type Counts = Pick<Home, 'ongoingCount' | 'upcomingRentalsCount' | 'upcomingReturnsCount'>

/** Counts the vehicles that are out, and those that leave and come back up to an instant. */
export async function countRentals(tx: Tx, companyId: number, until: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where status = 'ongoing') as ongoing_count,
      count(*) filter (where status <> 'ongoing' and starts_at < ${until}::timestamptz) as upcoming_rentals_count,
      count(*) filter (where status = 'ongoing' and ends_at < ${until}::timestamptz) as upcoming_returns_count
    from rentals
    where company_id = ${companyId} and status in ('validating', 'pending', 'ongoing')`.execute(tx)
  return rows[0] as Counts
}

export type VehicleState = HomeVehicle & { state: StateNow; count: number }

/**
 * Lists the free vehicles by category and plate, and those that are out or stopped by the time they are free; `most` of
 * each, with the total of each state.
 */
export async function listVehicleStates(tx: Tx, companyId: number, now: string, most: number): Promise<VehicleState[]> {
  const { rows } = await sql<VehicleState>`
    with states as (
      select s.*, v.registration_number, v.make, v.model, v.location_id, c.id as category_id, c.code as category_code
      from ${vehicleStates(companyId, now)} s
      join vehicles v on v.company_id = ${companyId} and v.id = s.id
      join categories c on c.company_id = v.company_id and c.id = v.category_id
    ), placed as (
      select states.*, count(*) over (partition by state) as count, row_number() over (
        partition by state
        order by case when state <> 'free' then until end, fold(category_code), registration_number
      ) as place
      from states
    )
    select placed.id, state, count, registration_number, make, model, until, reason, rental_id,
      json_build_object('id', category_id, 'code', category_code) as category,
      json_build_object('id', a.id, 'name', a.name, 'timezone', a.timezone) as location
    from placed join agencies a on a.company_id = ${companyId} and a.id = location_id
    where place <= ${most}
    order by state, place`.execute(tx)
  return rows
}

/** Counts the vehicles held on each of 30 days, and all vehicles. */
export async function listOccupancy(
  tx: Tx,
  companyId: number,
  { now, today, timezone }: { now: string; today: string; timezone: string },
): Promise<Home['occupancy']> {
  const { rows } = await sql<Home['occupancy'][number]>`
    with fleet as (
      select id from vehicles where company_id = ${companyId} and archived_at is null
    ), held as (
      select vehicle_id, lower(period) as starts_at, upper(period) as ends_at from occupancies
      where company_id = ${companyId}
        and upper(period) > ${today}::timestamp at time zone ${timezone}
        and lower(period) < (${today}::timestamp + interval '30 days') at time zone ${timezone}
      union all
      select vehicle_id, delivered_at, ${now}::timestamptz from rentals
      where company_id = ${companyId} and status = 'ongoing' and ends_at <= ${now}::timestamptz
    ), counted as (
      select day, count(distinct vehicle_id) as held
      from held join fleet on fleet.id = held.vehicle_id
      cross join lateral generate_series(
        greatest((starts_at at time zone ${timezone})::date, ${today}::date)::timestamp,
        least((ends_at at time zone ${timezone}) - interval '1 microsecond', ${today}::timestamp + interval '29 days'),
        interval '1 day'
      ) day
      group by day
    )
    select days.day::date as date, coalesce(counted.held, 0) as held, (select count(*) from fleet) as total
    from generate_series(${today}::timestamp, ${today}::timestamp + interval '29 days', interval '1 day') days(day)
    left join counted on counted.day = days.day
    order by days.day`.execute(tx)
  return rows
}

/** Tells which of the steps to the first rental are done. */
export async function findFirstSteps(tx: Tx, companyId: number): Promise<Home['firstSteps']> {
  const { rows } = await sql<Home['firstSteps']>`
    select exists (select from agencies where company_id = ${companyId} and archived_at is null) as agency,
      exists (select from categories where company_id = ${companyId} and archived_at is null) as category,
      exists (select from price_lines where company_id = ${companyId}) as price,
      exists (select from vehicles where company_id = ${companyId} and archived_at is null) as vehicle,
      exists (select from customers where company_id = ${companyId} and archived_at is null) as customer,
      exists (select from rentals where company_id = ${companyId}) as rental`.execute(tx)
  return rows[0] as Home['firstSteps']
}
