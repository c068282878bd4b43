import type { AuthorKind } from '@filao/domain/access/author'
import { recordKinds, rentalKinds, vehicleRentalKinds } from '@filao/domain/overview/history'
import type { HistoryStep } from '@filao/domain/overview/history.schema'
import type { SentMail } from '@filao/domain/rentals/mail/mail.schema'
import { type RawBuilder, sql } from 'kysely'
import { sameCustomer } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { authorKindColumn } from '#platform/database/tables/audit-entries'

/** The rows of one page. */
export type Part = { limit: number; offset: number }

/** A stored step of a customer or a vehicle, with the names of its changed fields. */
export type StoredStep = Pick<HistoryStep, 'key' | 'at' | 'who' | 'apiKey'> & {
  /** `rental`, `mail`, or the thing of a record: `customer`, `damage` … */
  about: string
  /** The action of the audit entry. */
  kind: string
  authorKind: AuthorKind
  changed: string[]
  rental: { id: number; publicId: string } | null
  mail: Pick<SentMail, 'kind' | 'recipient' | 'sentAt'> | null
}

/**
 * Lists a customer's own entries, those of their documents, of their rentals and of those billed to them, and the mails
 * about these.
 */
export async function listStepsOfCustomer(tx: Tx, companyId: number, id: number, part: Part) {
  return await listSteps(
    tx,
    companyId,
    part,
    sql`
    select id as entry_id, null::int as mail_id, at, 'customer' as about, null::int as rental_id from audit_entries
    where company_id = ${companyId} and entity = 'customer'
      and entity_id in ${sameCustomer(companyId, id)} and action = any(${actionsOf('customer')}::text[])
    union all
    select a.id, null, a.at, 'document', null from customer_documents d
    join audit_entries a on a.company_id = d.company_id and a.entity = 'customerDocument' and a.entity_id = d.id
    where d.company_id = ${companyId} and d.customer_id = ${id} and a.action = any(${actionsOf('document')}::text[])
    union all
    select a.id, null, a.at, 'rental', r.id from rentals r
    join audit_entries a on a.company_id = r.company_id and a.entity = 'rental' and a.entity_id = r.id
    where r.company_id = ${companyId} and (r.customer_id = ${id} or r.billed_customer_id = ${id})
      and a.action = any(${rentalKinds}::text[])
    union all
    select null, m.id, m.queued_at, 'mail', r.id from rentals r
    join sent_mails m on m.company_id = r.company_id and m.rental_id = r.id
    where r.company_id = ${companyId} and (r.customer_id = ${id} or r.billed_customer_id = ${id})`,
  )
}

/**
 * Lists a vehicle's own entries, those of its damages, unavailabilities and deadlines, and those of the rentals that
 * have it or had it before an exchange: the pick-up belongs to the first vehicle of a rental, the return to the last.
 */
export async function listStepsOfVehicle(tx: Tx, companyId: number, id: number, part: Part) {
  return await listSteps(
    tx,
    companyId,
    part,
    sql`
    select id as entry_id, null::int as mail_id, at, 'vehicle' as about, null::int as rental_id from audit_entries
    where company_id = ${companyId} and entity = 'vehicle' and entity_id = ${id} and action = any(${actionsOf('vehicle')}::text[])
    union all
    select a.id, null, a.at, 'damage', null from damages d
    join audit_entries a on a.company_id = d.company_id and a.entity = 'damage' and a.entity_id = d.id
    where d.company_id = ${companyId} and d.vehicle_id = ${id} and a.action = any(${actionsOf('damage')}::text[])
    union all
    select a.id, null, a.at, 'unavailability', null from unavailabilities u
    join audit_entries a on a.company_id = u.company_id and a.entity = 'unavailability' and a.entity_id = u.id
    where u.company_id = ${companyId} and u.vehicle_id = ${id} and a.action = any(${actionsOf('unavailability')}::text[])
    union all
    select a.id, null, a.at, 'deadline', null from deadlines l
    join audit_entries a on a.company_id = l.company_id and a.entity = 'deadline' and a.entity_id = l.id
    where l.company_id = ${companyId} and l.vehicle_id = ${id} and a.action = any(${actionsOf('deadline')}::text[])
    union all
    select a.id, null, a.at, 'rental', r.id from (
      select id, vehicle_id from rentals where company_id = ${companyId} and vehicle_id = ${id}
      union
      select o.id, o.vehicle_id from vehicle_changes f
      join rentals o on o.company_id = f.company_id and o.id = f.rental_id
      where f.company_id = ${companyId} and f.vehicle_id = ${id}
    ) r
    left join vehicle_changes first on first.company_id = ${companyId} and first.rental_id = r.id and first.stretch = 0
    join audit_entries a on a.company_id = ${companyId} and a.entity = 'rental' and a.entity_id = r.id
    where a.action = any(${vehicleRentalKinds}::text[])
      and (a.action <> 'delivered' or coalesce(first.vehicle_id, r.vehicle_id) = ${id})
      and (a.action <> 'returned' or r.vehicle_id = ${id})`,
  )
}

/** Returns the actions of a thing that a history shows. */
function actionsOf(thing: string): string[] {
  return recordKinds.filter((kind) => kind.startsWith(`${thing}_`)).map((kind) => kind.slice(thing.length + 1))
}

/** Reads a page of steps, latest first, and counts all. Steps of one transaction are ordered by the latest stored. */
async function listSteps(tx: Tx, companyId: number, { limit, offset }: Part, steps: RawBuilder<unknown>) {
  const [{ rows }, counted] = await Promise.all([
    sql<StoredStep>`
      with page as (
        select * from (${steps}) s order by at desc, mail_id desc nulls last, entry_id desc
        limit ${limit} offset ${offset}
      )
      select coalesce('a' || a.id, 'm' || m.id) as key, page.at, page.about, coalesce(a.action, 'mailed') as kind,
        ${authorKindColumn('a')} as "authorKind", array(select jsonb_object_keys(a.changes)) as changed,
        case when r.id is not null then json_build_object('id', r.id, 'publicId', r.public_id) end as rental,
        case when m.id is not null then json_build_object('kind', m.kind, 'recipient', m.recipient,
          'sentAt', to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end as mail,
        case when u.id is not null then
          json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as who,
        case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as "apiKey"
      from page
      left join audit_entries a on a.company_id = ${companyId} and a.id = page.entry_id
      left join sent_mails m on m.company_id = ${companyId} and m.id = page.mail_id
      left join rentals r on r.company_id = ${companyId} and r.id = page.rental_id
      left join users u on u.id = a.user_id
      left join api_keys k on k.company_id = ${companyId} and k.id = a.api_key_id
      order by page.at desc, page.mail_id desc nulls last, page.entry_id desc`.execute(tx),
    sql<{ total: number }>`select count(*)::int as total from (${steps}) s`.execute(tx),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
