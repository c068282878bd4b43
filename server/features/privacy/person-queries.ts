import { type RawBuilder, sql } from 'kysely'
import { given, sameCustomer } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'

/** A stored file of a person, and the name that it gets in their archive. */
export type PersonFile = { key: string; name: string }

/**
 * Loads everything stored about a customer. Rentals that they only drove for come without the money and papers of
 * others.
 */
export async function loadPerson(tx: Tx, companyId: number, id: number) {
  const lists = Object.entries(given.lists).map(
    ([name, select]) => sql`${sql.lit(name)}, ${list(select({ companyId, customerId: id }))}`,
  )
  const { rows } = await sql<{ person: Record<string, unknown> }>`
    with own as (${own(companyId, id)})
    select json_build_object(
      'customer', (select to_jsonb(c) - array['company_id', 'search_text', 'folded_first_name', 'folded_last_name']
        from customers c where c.company_id = ${companyId} and c.id = ${id}),
      ${sql.join(lists)},
      'mails', ${list(
        sql`select m.kind, m.recipient, m.subject, m.line, m.queued_at, m.sent_at
        from sent_mails m where m.company_id = ${companyId} and m.rental_id in (select id from own) order by m.id`,
      )},
      'history', ${list(
        sql`select a.at, a.action, a.changes from audit_entries a
        where a.company_id = ${companyId} and a.entity = 'customer'
          and a.entity_id in ${sameCustomer(companyId, id)} order by a.id`,
      )}
    ) as person`.execute(tx)
  return rows[0]?.person as Record<string, unknown>
}

function list(query: RawBuilder<unknown>) {
  return sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`
}

function own(companyId: number, id: number) {
  return sql`select * from rentals where company_id = ${companyId} and (customer_id = ${id} or billed_customer_id = ${id})`
}

/** Lists the stored files about a customer: their documents, and the photos of their own rentals. */
export async function listPersonFiles(tx: Tx, companyId: number, id: number): Promise<PersonFile[]> {
  const files = given.files.map((select) => select({ companyId, customerId: id }))
  const { rows } = await sql<PersonFile>`
    with own as (${own(companyId, id)}) ${sql.join(files, sql` union all `)} order by name`.execute(tx)
  return rows
}
