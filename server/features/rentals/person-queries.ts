import { sql } from 'kysely'
import type { PersonFiles, PersonList } from '#features/customers/public'

/** The rentals of a customer, with their money and papers, and those that they only drove for without. */
export const personLists: Record<string, PersonList> = {
  rentals: () => sql`
    select r.id, r.public_id, r.status, r.starts_at, r.ends_at, r.delivered_at, r.returned_at, r.cancelled_at,
    r.cancellation_reason, r.cancellation_comment, r.total_cents, r.security_deposit_cents, r.price, r.created_at,
    r.import_reference, r.settled_elsewhere_cents, r.waiver_cents, r.delivery, r.collection, r.waived_fees, r.note, r.wish,
    r.transport_number, r.transport_at, r.source_reference,
    (select c.name from categories c where c.company_id = r.company_id and c.id = r.promised_category_id) as
    promised_category, r.promised_transmission, r.promised_seats,
    (select s.name from sources s where s.company_id = r.company_id and s.id = r.source_id) as source,
    (select coalesce(sum(e.cents), 0) from ledger_entries e where e.company_id = r.company_id and e.rental_id = r.id
      and e.kind = 'collected_by_source') as collected_cents,
    v.make, v.model, v.registration_number, o.name as departure_agency, b.name as arrival_agency
    from own r join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id
    join agencies o on o.company_id = r.company_id and o.id = r.departure_agency_id
    join agencies b on b.company_id = r.company_id and b.id = r.arrival_agency_id order by r.id`,
  drove: ({ companyId, customerId }) => sql`
    select r.public_id, r.starts_at, r.ends_at, r.delivered_at, r.returned_at, v.make, v.model, v.registration_number
    from rental_drivers d join rentals r on r.company_id = d.company_id and r.id = d.rental_id
    join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id
    where d.company_id = ${companyId} and d.customer_id = ${customerId} order by r.id`,
  checks: ({ companyId }) => sql`
    select h.rental_id, h.stage, h.odometer, h.fuel_level, h.comments, h.recorded_at, h.customer_signature
    from checks h where h.company_id = ${companyId} and h.rental_id in (select id from own) order by h.id`,
  damages: ({ companyId }) => sql`
    select h.rental_id, h.stage, d.view, d.kind, d.size, d.comment, d.found_at
    from damages d join checks h on h.company_id = d.company_id and h.id = d.check_id
    where d.company_id = ${companyId} and h.rental_id in (select id from own) order by d.id`,
  vehicle_changes: ({ companyId }) => sql`
    select e.rental_id, v.make, v.model, v.registration_number, e.started_at, e.ended_at, e.reason
    from vehicle_changes e join vehicles v on v.company_id = e.company_id and v.id = e.vehicle_id
    where e.company_id = ${companyId} and e.rental_id in (select id from own) order by e.id`,
  driver_exceptions: ({ companyId, customerId }) => sql`
    select r.public_id, x.rule, x.rule_limit, x.reason, x.decided_at
    from driver_exceptions x join rentals r on r.company_id = x.company_id and r.id = x.rental_id
    where x.company_id = ${companyId} and x.driver_id = ${customerId} order by x.decided_at, x.rule`,
  payments: ({ companyId }) => sql`
    select p.rental_id, p.total_cents, p.security_deposit_cents, p.method, p.taken_at, p.reason
    from payments p where p.company_id = ${companyId} and p.rental_id in (select id from own) order by p.id`,
  charges: ({ companyId }) => sql`
    select h.rental_id, h.kind, h.amount_cents, h.reason, h.decided_at
    from charges h where h.company_id = ${companyId} and h.rental_id in (select id from own) order by h.id`,
  contracts: ({ companyId }) => sql`
    select k.rental_id, k.occasion, k.kept_at, k.network, encode(k.sha256, 'hex') as sha256, k.content::json as content
    from kept_documents k where k.company_id = ${companyId} and k.rental_id in (select id from own) order by k.id`,
}

/** Selects the photos of the rentals of a customer or billed to them. */
export const personFiles: PersonFiles = ({ companyId }) => sql`
  select f.key, 'photos/' || r.public_id || '/' || f.id || '.png' as name from check_photos f
  join own r on r.company_id = f.company_id and r.id = f.rental_id where f.company_id = ${companyId}`
