import type { CalendarRental } from '@filao/domain/calendars/event'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

type Window = { companyId: number; start: string; end: string }

type Place = { id: number; name: string; address: string | null; postalCode: string | null; city: string | null }

type Row = { start: string; end: string; changedAt: string; isTentative: boolean; rental: CalendarRental }

/**
 * Lists the agreed and the offered rentals that overlap a period with their two agencies, by start: all, or those that
 * leave from an agency or come back to it.
 */
export async function listMovements(tx: Tx, { companyId, start, end }: Window, agencyId: number | null) {
  const isHere = agencyId === null ? sql`` : sql`and ${agencyId}::int in (r.departure_agency_id, r.arrival_agency_id)`
  const { rows } = await sql<Row & { departure: Place; arrival: Place }>`
    select r.leaves_at as start, coalesce(r.returned_at, r.ends_at) as "end", ${shared},
      ${place('d')} as departure, ${place('a')} as arrival
    from rentals r
    join customers c on c.company_id = r.company_id and c.id = r.customer_id
    join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id
    join agencies d on d.company_id = r.company_id and d.id = r.departure_agency_id
    join agencies a on a.company_id = r.company_id and a.id = r.arrival_agency_id
    where r.company_id = ${companyId} and ${isShown} and r.leaves_at < ${end}::timestamptz and ${isAfter(start)} ${isHere}
    order by r.leaves_at, r.id`.execute(tx)
  return rows
}

/** Lists the times that a vehicle is or was rented within a period, each with its number within its rental. */
export async function listRentedTimes(tx: Tx, { companyId, start, end }: Window, vehicleId: number) {
  const { rows } = await sql<Row & { stretch: number }>`
    select s.start, s."end", s.stretch, ${shared}
    from (
      select r.id, coalesce(last.ended_at, r.leaves_at) as start, coalesce(r.returned_at, r.ends_at) as "end",
        coalesce(last.stretch + 1, 0) as stretch
      from rentals r
      left join lateral (
        select ended_at, stretch from vehicle_changes f
        where f.company_id = r.company_id and f.rental_id = r.id order by stretch desc limit 1
      ) last on true
      where r.company_id = ${companyId} and r.vehicle_id = ${vehicleId}
      union all
      select f.rental_id, f.started_at, f.ended_at, f.stretch
      from vehicle_changes f where f.company_id = ${companyId} and f.vehicle_id = ${vehicleId}
    ) s
    join rentals r on r.company_id = ${companyId} and r.id = s.id
    join customers c on c.company_id = r.company_id and c.id = r.customer_id
    join vehicles v on v.company_id = r.company_id and v.id = ${vehicleId}
    where ${isShown} and s.start < ${end}::timestamptz and s."end" > ${start}::timestamptz
    order by s.start, r.id`.execute(tx)
  return rows
}

/** Lists the unavailabilities of a vehicle within a period. */
export async function listUnavailableTimes(tx: Tx, { companyId, start, end }: Window, vehicleId: number) {
  return await tx
    .selectFrom('unavailabilities')
    .select((eb) => [
      'id',
      'startsAt as start',
      'endsAt as end',
      eb.fn.coalesce('changedAt', 'createdAt').as('changedAt'),
      'description',
    ])
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('startsAt', '<', end)
    .where('endsAt', '>', start)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

const isShown = sql`r.status in ('validating', 'pending', 'ongoing', 'done')`

/** Matches the rentals that come back after an instant, by the two indexes of the board. */
function isAfter(start: string): RawBuilder<boolean> {
  return sql`coalesce(r.returned_at, r.ends_at) > ${start}::timestamptz
    and (r.leaves_at >= ${start}::timestamptz - interval '15 days'
      or (r.ready_at - r.leaves_at > interval '15 days' and r.ready_at > ${start}::timestamptz))`
}

const shared = sql`r.updated_at as changed_at, r.status = 'validating' as is_tentative,
  json_build_object('id', r.id, 'publicId', r.public_id,
    'customer', json_build_object('kind', c.kind, 'companyName', c.company_name, 'title', c.title,
      'firstName', c.first_name, 'lastName', c.last_name),
    'vehicle', json_build_object('make', v.make, 'model', v.model, 'registrationNumber', v.registration_number),
    'start', r.starts_at, 'transportNumber', r.transport_number, 'transportAt', r.transport_at, 'delivery', r.delivery,
    'collection', r.collection, 'wish', r.wish, 'timezone', (select g.timezone from agencies g
      where g.company_id = r.company_id and g.id = r.departure_agency_id)
  ) as rental`

function place(agency: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${agency}.${name}`)
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')}, 'address', ${column('address')},
    'postalCode', ${column('postalCode')}, 'city', ${column('city')})`
}
