import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** A stored file of a person, and the name that it gets in their archive. */
export type PersonFile = { key: string; name: string }

/**
 * Loads everything stored about a customer. Rentals that they only drove for come without the money and papers of
 * others.
 */
export async function loadPerson(tx: Tx, companyId: number, id: number) {
  const { rows } = await sql<{ person: Record<string, unknown> }>`
    with own as (
      select * from rentals where company_id = ${companyId} and (customer_id = ${id} or billed_customer_id = ${id})
    )
    select json_build_object(
      'customer', (select to_jsonb(c) - array['company_id', 'search_text', 'folded_first_name', 'folded_last_name']
        from customers c where c.company_id = ${companyId} and c.id = ${id}),
      'documents', ${list(
        sql`select d.id, d.name, d.content_type, d.bytes, d.created_at from customer_documents d
        where d.company_id = ${companyId} and d.customer_id = ${id} order by d.id`,
      )},
      'rentals', ${list(
        sql`select r.id, r.public_id, r.status, r.starts_at, r.ends_at, r.delivered_at, r.returned_at, r.cancelled_at,
          r.cancellation_reason, r.cancellation_comment, r.total_cents, r.security_deposit_cents, r.price, r.created_at,
          r.import_reference, r.settled_elsewhere_cents, r.waiver_cents,
          v.make, v.model, v.registration_number, o.name as departure_agency, b.name as arrival_agency
        from own r join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id
        join agencies o on o.company_id = r.company_id and o.id = r.departure_agency_id
        join agencies b on b.company_id = r.company_id and b.id = r.arrival_agency_id order by r.id`,
      )},
      'drove', ${list(
        sql`select r.public_id, r.starts_at, r.ends_at, r.delivered_at, r.returned_at, v.make, v.model, v.registration_number
        from rental_drivers d join rentals r on r.company_id = d.company_id and r.id = d.rental_id
        join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id
        where d.company_id = ${companyId} and d.customer_id = ${id} order by r.id`,
      )},
      'checks', ${list(
        sql`select h.rental_id, h.stage, h.odometer, h.fuel_level, h.comments, h.recorded_at, h.customer_signature
        from checks h where h.company_id = ${companyId} and h.rental_id in (select id from own) order by h.id`,
      )},
      'damages', ${list(
        sql`select h.rental_id, h.stage, d.view, d.kind, d.size, d.comment, d.found_at
        from damages d join checks h on h.company_id = d.company_id and h.id = d.check_id
        where d.company_id = ${companyId} and h.rental_id in (select id from own) order by d.id`,
      )},
      'vehicle_changes', ${list(
        sql`select e.rental_id, v.make, v.model, v.registration_number, e.started_at, e.ended_at, e.reason
        from vehicle_changes e join vehicles v on v.company_id = e.company_id and v.id = e.vehicle_id
        where e.company_id = ${companyId} and e.rental_id in (select id from own) order by e.id`,
      )},
      'driver_exceptions', ${list(
        sql`select r.public_id, x.rule, x.rule_limit, x.reason, x.decided_at
        from driver_exceptions x join rentals r on r.company_id = x.company_id and r.id = x.rental_id
        where x.company_id = ${companyId} and x.driver_id = ${id} order by x.decided_at, x.rule`,
      )},
      'payments', ${list(
        sql`select p.rental_id, p.total_cents, p.security_deposit_cents, p.method, p.taken_at, p.reason
        from payments p where p.company_id = ${companyId} and p.rental_id in (select id from own) order by p.id`,
      )},
      'charges', ${list(
        sql`select h.rental_id, h.kind, h.amount_cents, h.reason, h.decided_at
        from charges h where h.company_id = ${companyId} and h.rental_id in (select id from own) order by h.id`,
      )},
      'contracts', ${list(
        sql`select k.rental_id, k.occasion, k.kept_at, k.network, encode(k.sha256, 'hex') as sha256, k.content::json as content
        from kept_documents k where k.company_id = ${companyId} and k.rental_id in (select id from own) order by k.id`,
      )},
      'invoices', ${list(
        sql`select i.number, i.kind, i.issued_at, i.content::json as content
        from invoices i where i.company_id = ${companyId} and i.customer_id = ${id} order by i.id`,
      )},
      'fines', ${list(
        sql`select f.kind, f.registration_number, f.committed_at, f.notice_date, f.notice_number, f.place, f.amount_cents,
          f.status, f.comments
        from fines f where f.company_id = ${companyId} and f.driver_id = ${id} order by f.id`,
      )},
      'mails', ${list(
        sql`select m.kind, m.recipient, m.subject, m.line, m.queued_at, m.sent_at
        from sent_mails m where m.company_id = ${companyId} and m.rental_id in (select id from own) order by m.id`,
      )},
      'history', ${list(
        sql`select a.at, a.action, a.changes from audit_entries a
        where a.company_id = ${companyId} and a.entity = 'customer' and a.entity_id = ${id} order by a.id`,
      )}
    ) as person`.execute(tx)
  return rows[0]?.person as Record<string, unknown>
}

function list(query: ReturnType<typeof sql>) {
  return sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`
}

/** Lists the stored files about a customer: their documents, and the photos of their own rentals. */
export async function listPersonFiles(tx: Tx, companyId: number, id: number): Promise<PersonFile[]> {
  const { rows } = await sql<PersonFile>`
    select key, 'documents/' || id || '-' || name as name from customer_documents
    where company_id = ${companyId} and customer_id = ${id}
    union all
    select f.key, 'photos/' || r.public_id || '/' || f.id || '.png' from check_photos f
    join rentals r on r.company_id = f.company_id and r.id = f.rental_id
    where f.company_id = ${companyId} and (r.customer_id = ${id} or r.billed_customer_id = ${id})
    order by name`.execute(tx)
  return rows
}
