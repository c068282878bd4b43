import type { RentalMoney } from '@filao/domain/overview/balance'
import type { FoundDamage } from '@filao/domain/overview/customer-overview.schema'
import { sql } from 'kysely'
import { chargedCents, creditedCents, paidCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

type RentalsOfCustomer = {
  ongoing: number[]
  next: number | null
  last: number | null
  driverOf: number[]
  driverOfCount: number
}

/**
 * Finds the ids of the rentals that a customer's page shows, those billed to them among their own, at most `most` of
 * each kind.
 */
export async function findRentalsOfCustomer(tx: Tx, companyId: number, id: number, most: number) {
  const { rows } = await sql<RentalsOfCustomer>`
    with own as (
      select id, status, starts_at, ends_at, returned_at from rentals
      where company_id = ${companyId} and (customer_id = ${id} or billed_customer_id = ${id})
    ), driven as (
      select r.id, r.starts_at from rental_drivers d
      join rentals r on r.company_id = d.company_id and r.id = d.rental_id
      where d.company_id = ${companyId} and d.customer_id = ${id}
    )
    select array(select id from own where status = 'ongoing' order by ends_at, id limit ${most}) as ongoing,
      (select id from own where status in ('validating', 'pending') order by starts_at, id limit 1) as next,
      (select id from own where status = 'done' order by coalesce(returned_at, ends_at) desc, id desc limit 1) as last,
      array(select id from driven order by starts_at desc, id desc limit ${most}) as driver_of,
      (select count(*)::int from driven) as driver_of_count`.execute(tx)
  return rows[0] as RentalsOfCustomer
}

/** Lists the money of every rental of a customer or billed to them, the earliest first. */
export async function listMoneyOfCustomer(tx: Tx, companyId: number, id: number): Promise<RentalMoney[]> {
  const { rows } = await sql<RentalMoney>`
    select rentals.id, public_id, status, total_cents, ${chargedCents('rentals')}::int as charges_cents,
      ${creditedCents('rentals')}::int as credited_cents,
      ${paidCents('rentals', 'total_cents')}::int as paid_total_cents,
      ${paidCents('rentals', 'security_deposit_cents')}::int as paid_security_deposit_cents
    from rentals
    where company_id = ${companyId} and (customer_id = ${id} or billed_customer_id = ${id})
    order by starts_at, id`.execute(tx)
  return rows
}

/** Lists the damages found when vehicles came back from rentals of a customer, the latest first, and counts all. */
export async function listDamagesOfCustomer(tx: Tx, companyId: number, id: number, most: number) {
  const { rows } = await sql<FoundDamage & { total: number }>`
    select d.id, d.view, d.kind, d.size, d.comment, d.found_at, d.repaired_at,
      json_build_object('id', r.id, 'publicId', r.public_id) as rental,
      json_build_object('id', v.id, 'registrationNumber', v.registration_number) as vehicle,
      (count(*) over ())::int as total
    from rentals r
    join checks c on c.company_id = r.company_id and c.rental_id = r.id and c.stage = 'return'
    join damages d on d.company_id = c.company_id and d.check_id = c.id
    join vehicles v on v.company_id = d.company_id and v.id = d.vehicle_id
    where r.company_id = ${companyId} and r.customer_id = ${id}
    order by d.found_at desc, d.id desc
    limit ${most}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}
