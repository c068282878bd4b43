import type { Holder, PlateHistory } from '@filao/domain/fines/lookup'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Lists the vehicles that have, or once had, a plate, with the changes of their plates, the oldest first. */
export async function listPlateHistories(tx: Tx, companyId: number, plate: string): Promise<PlateHistory[]> {
  const { rows } = await sql<PlateHistory>`
    with named as (
      select id from vehicles where company_id = ${companyId} and registration_number = ${plate}
      union
      select entity_id from audit_entries
      where company_id = ${companyId} and entity = 'vehicle' and changes ? 'registrationNumber'
        and changes -> 'registrationNumber' ->> 0 = ${plate}
    )
    select v.id as vehicle_id, v.registration_number as plate, v.archived_at,
      coalesce((
        select json_agg(json_build_object('at', a.at, 'from', a.changes -> 'registrationNumber' ->> 0) order by a.id)
        from audit_entries a
        where a.company_id = v.company_id and a.entity = 'vehicle' and a.entity_id = v.id and a.action = 'changed'
          and a.changes ? 'registrationNumber'
      ), '[]') as changes
    from vehicles v
    where v.company_id = ${companyId} and v.id in (select id from named)`.execute(tx)
  return rows
}

type Span = { start: string; end: string }

/** Lists the rentals under way in a span that have had a vehicle, with all their exchanges of vehicle. */
export async function listHolders(tx: Tx, companyId: number, vehicleId: number, { start, end }: Span) {
  const { rows } = await sql<Holder>`
    select r.id, r.vehicle_id, r.delivered_at, r.returned_at,
      coalesce((
        select json_agg(json_build_object('vehicleId', c.vehicle_id, 'startedAt', c.started_at, 'endedAt', c.ended_at)
          order by c.stretch)
        from vehicle_changes c where c.company_id = r.company_id and c.rental_id = r.id
      ), '[]') as vehicle_changes
    from rentals r
    where r.company_id = ${companyId} and r.delivered_at < ${end}::timestamptz
      and (r.returned_at is null or r.returned_at > ${start}::timestamptz)
      and (r.vehicle_id = ${vehicleId} or r.id in (
        select former.rental_id from vehicle_changes former
        where former.company_id = ${companyId} and former.vehicle_id = ${vehicleId}
      ))`.execute(tx)
  return rows
}

/** Finds what an answer says of a vehicle, with the zone of its agency. */
export async function findVehicle(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('vehicles')
    .innerJoin('agencies', (join) =>
      join.onRef('agencies.companyId', '=', 'vehicles.companyId').onRef('agencies.id', '=', 'vehicles.locationId'),
    )
    .select(['vehicles.id', 'registrationNumber', 'make', 'model', 'agencies.timezone'])
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Finds what an answer says of a rental, with the ids of its customer and drivers, the customer first. */
export async function findRental(tx: Tx, companyId: number, id: number) {
  const { customerId, driverIds, ...rental } = await tx
    .selectFrom('rentals')
    .select([
      'id',
      'publicId',
      'status',
      'startsAt as start',
      'endsAt as end',
      'deliveredAt',
      'returnedAt',
      'customerId',
      sql<number[]>`array(select d.customer_id from rental_drivers d
        where d.company_id = rentals.company_id and d.rental_id = rentals.id order by d.customer_id)`.as('driverIds'),
    ])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { rental, personIds: [...new Set([customerId, ...driverIds])] }
}

/** Lists the ids of the drivers whom a rental had at an instant, where a later change may have removed them. */
export async function listRemovedDrivers(tx: Tx, companyId: number, rentalId: number, at: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct former.id::int as id
    from audit_entries a,
      jsonb_array_elements_text(jsonb_path_query_array(a.changes, '$.additionalDriverIds[0][*]')) as former (id)
    where a.company_id = ${companyId} and a.entity = 'rental' and a.entity_id = ${rentalId}
      and a.at >= ${at}::timestamptz
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lists the unavailabilities of a vehicle that touch a span. */
export async function listAways(tx: Tx, companyId: number, vehicleId: number, { start, end }: Span) {
  return await tx
    .selectFrom('unavailabilities')
    .select(['id', 'startsAt as start', 'endsAt as end', 'description'])
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('startsAt', '<', end)
    .where('endsAt', '>', start)
    .execute()
}
