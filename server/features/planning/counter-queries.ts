import type { CounterFacts } from '@filao/domain/planning/missing'
import { sql } from 'kysely'
import { rentalRows } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'

/** A day of agencies of one zone. `isToday` also includes what should have happened on the days before. */
export type CounterDay = { companyId: number; agencyIds: number[]; from: string; to: string; isToday: boolean }

/** Lists the departures of the agencies on a day, past ones included, with the facts that a departure needs. */
export async function listDayDepartures(tx: Tx, day: CounterDay) {
  const isHere = sql<boolean>`rentals.departure_agency_id = any(${day.agencyIds}::int[]) and (
    (rentals.status = 'pending' and rentals.starts_at < ${day.to}::timestamptz
      and (${day.isToday} or rentals.starts_at >= ${day.from}::timestamptz))
    or (rentals.delivered_at >= ${day.from}::timestamptz and rentals.delivered_at < ${day.to}::timestamptz))`
  return await rentalRows(tx, day.companyId).select(facts).where(isHere).execute()
}

/** Lists the returns to the agencies on a day, past ones included. */
export async function listDayReturns(tx: Tx, day: CounterDay) {
  const isHere = sql<boolean>`rentals.arrival_agency_id = any(${day.agencyIds}::int[]) and (
    (rentals.status = 'ongoing' and rentals.ends_at < ${day.to}::timestamptz
      and (${day.isToday} or rentals.ends_at >= ${day.from}::timestamptz))
    or (rentals.returned_at >= ${day.from}::timestamptz and rentals.returned_at < ${day.to}::timestamptz))`
  return await rentalRows(tx, day.companyId).select(facts).where(isHere).execute()
}

/** The times of a rental, and the facts about its driver and its vehicle. */
const facts = [
  'rentals.deliveredAt',
  'rentals.returnedAt',
  sql<CounterFacts>`(
    select json_build_object(
      'drivingLicenseNumber', case c.kind when 'person' then c.driving_license_number else d.driving_license_number end,
      'drivingLicenseExpiresOn', case c.kind when 'person' then c.driving_license_expires_on else d.driving_license_expires_on end,
      'isExcluded', exists (
        select from customers m
        where m.company_id = rentals.company_id
          and m.excluded_until >= (rentals.starts_at at time zone (
            select a.timezone from agencies a where a.company_id = rentals.company_id and a.id = rentals.departure_agency_id
          ))::date
          and (m.id in (rentals.customer_id, rentals.billed_customer_id) or m.id in (
            select n.customer_id from rental_drivers n
            where n.company_id = rentals.company_id and n.rental_id = rentals.id
          ))
          and not exists (
            select from driver_exceptions x
            where x.company_id = rentals.company_id and x.rental_id = rentals.id and x.driver_id = m.id
              and x.rule = 'excluded' and x.rule_limit = m.exclusion_reason || ',' || m.excluded_until
          )
      ),
      'isVehicleOut', exists (
        select from rentals o where o.company_id = rentals.company_id and o.vehicle_id = rentals.vehicle_id
          and o.status = 'ongoing' and o.id <> rentals.id
      ),
      'lastReturn', (
        select json_build_object('returnedAt', back.at, 'preparationMinutes', back.minutes) from (
          select d.returned_at as at, d.preparation_minutes as minutes from rentals d
          where d.company_id = rentals.company_id and d.vehicle_id = rentals.vehicle_id
            and d.status = 'done' and d.id <> rentals.id
          union all
          select f.ended_at, coalesce(g.preparation_duration_minutes, 0) from vehicle_changes f
          join vehicles v on v.company_id = f.company_id and v.id = f.vehicle_id
          join categories g on g.company_id = v.company_id and g.id = v.category_id
          where f.company_id = rentals.company_id and f.vehicle_id = rentals.vehicle_id
        ) back order by back.at desc limit 1
      )
    ) from customers c
    left join lateral (
      select p.driving_license_number, p.driving_license_expires_on from rental_drivers n
      join customers p on p.company_id = n.company_id and p.id = n.customer_id
      where c.kind = 'company' and n.company_id = rentals.company_id and n.rental_id = rentals.id
      order by p.driving_license_number is null desc, p.driving_license_expires_on nulls last limit 1
    ) d on true
    where c.company_id = rentals.company_id and c.id = rentals.customer_id
  )`.as('facts'),
] as const
