import type { Occupancy } from '@filao/domain/rentals/availability/availability'
import type { AvailabilityQuery } from '@filao/domain/rentals/availability/available-vehicle'
import type { Neighbours } from '@filao/domain/rentals/availability/best-fit'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The facts that decide if a vehicle can be rented, and what stands before and after the period on it. */
type Facts = Neighbours & {
  vehicleId: number
  categoryId: number
  registrationNumber: string
  locationId: number
  locationName: string
  /** The zone of the departure agency, or of the vehicle's own when there is no such agency. */
  timezone: string
  minimumRentalDurationMinutes: number | null
  preparationMinutes: number
  occupancies: Occupancy[]
}

/**
 * Loads the facts of every vehicle for a period. A vehicle will be where the last rental before the start brings it,
 * that of `excludeRentalId` aside; the time of a late one up to now is listed for any period, and a reservation that
 * nobody accepted before its start is ignored. Gaps are looked for within a month of the period.
 */
export async function listFacts(
  tx: Tx,
  companyId: number,
  { start, end, departureAgencyId, excludeRentalId, now }: Omit<AvailabilityQuery, 'arrivalAgencyId'> & { now: string },
): Promise<Facts[]> {
  const wanted = sql`tstzrange(${start}::timestamptz,
    ${end}::timestamptz + make_interval(mins => coalesce(category.preparation_duration_minutes, 0)))`
  const { rows } = await sql<Facts>`
    select v.id as vehicle_id, v.category_id, v.registration_number, place.id as location_id, place.name as location_name,
      coalesce(departure.timezone, place.timezone) as timezone,
      c.minimum_rental_duration_minutes, coalesce(c.preparation_duration_minutes, 0) as preparation_minutes,
      coalesce(busy.list, '[]') as occupancies, busy.free_since, busy.next_start
    from vehicles v
    join categories c on c.company_id = v.company_id and c.id = v.category_id
    left join lateral (
      select r.arrival_agency_id from rentals r
      where r.company_id = v.company_id and r.vehicle_id = v.id
        and r.status in ('validating', 'pending', 'ongoing') and r.ends_at <= ${start}::timestamptz
        and not (r.status = 'validating' and r.starts_at < ${now}::timestamptz)
        and r.id is distinct from ${excludeRentalId ?? null}::int
      order by r.ends_at desc limit 1
    ) last on true
    join agencies place on place.company_id = v.company_id and place.id = coalesce(last.arrival_agency_id, v.location_id)
    left join agencies departure on departure.company_id = v.company_id and departure.id = ${departureAgencyId}
    left join (
      select o.vehicle_id,
        json_agg(json_build_object('rentalId', o.rental_id, 'publicId', o.public_id, 'start', o.start, 'end', o.until,
          'isLate', o.is_late) order by o.start) filter (where o.is_met) as list,
        max(o.until) filter (where o.is_other and o.until <= ${start}::timestamptz) as free_since,
        min(o.start) filter (where o.is_other and o.is_after) as next_start
      from (
        select o.vehicle_id, o.rental_id, r.public_id, lower(o.period) as start, upper(o.period) as until, false as is_late,
          o.period && ${wanted} as is_met, lower(o.period) >= upper(${wanted}) as is_after,
          o.rental_id is distinct from ${excludeRentalId ?? 0}::int as is_other
        from occupancies o
        join vehicles vehicle on vehicle.company_id = o.company_id and vehicle.id = o.vehicle_id
        join categories category on category.company_id = vehicle.company_id and category.id = vehicle.category_id
        left join rentals r on r.company_id = o.company_id and r.id = o.rental_id
        where o.company_id = ${companyId}
          and o.period && tstzrange(${start}::timestamptz - interval '31 days', ${end}::timestamptz + interval '33 days')
          and (r.status = 'validating' and r.starts_at < ${now}::timestamptz) is not true
        union all
        select r.vehicle_id, r.id, r.public_id, out.since, ${now}::timestamptz, true, true, false, false
        from rentals r
        cross join lateral (
          select coalesce(max(ended_at), r.delivered_at) as since from vehicle_changes former
          where former.company_id = r.company_id and former.rental_id = r.id
        ) out
        where r.company_id = ${companyId} and r.status = 'ongoing' and r.ends_at < ${now}::timestamptz
      ) o
      group by o.vehicle_id
    ) busy on busy.vehicle_id = v.id
    where v.company_id = ${companyId} and v.archived_at is null`.execute(tx)
  return rows
}
