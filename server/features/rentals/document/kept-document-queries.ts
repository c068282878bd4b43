import { type Insertable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { namedByChange } from '#platform/database/tables/erasing'
import { notFound } from '#platform/http/problems'

export async function insertKeptDocument(tx: Tx, document: Insertable<Schema['keptDocuments']>): Promise<void> {
  await tx.insertInto('keptDocuments').values(document).execute()
}

/** Lists the kept documents of a rental, oldest first, without their texts. */
export async function listKeptDocuments(tx: Tx, companyId: number, rentalId: number) {
  return await keptDocuments(tx, companyId, rentalId).orderBy('keptDocuments.id').execute()
}

/** Loads a kept document with its text. */
export async function loadKeptDocument(tx: Tx, companyId: number, rentalId: number, id: number) {
  return await keptDocuments(tx, companyId, rentalId)
    .select('keptDocuments.content')
    .where('keptDocuments.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

function keptDocuments(tx: Tx, companyId: number, rentalId: number) {
  return tx
    .selectFrom('keptDocuments')
    .select((eb) => [
      'keptDocuments.id',
      'keptDocuments.rentalId',
      'keptDocuments.occasion',
      sql<string>`encode(kept_documents.sha256, 'hex')`.as('sha256'),
      'keptDocuments.keptAt',
      'keptDocuments.byCustomer',
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', 'users.firstName', 'users.lastName'])
          .whereRef('users.id', '=', 'keptDocuments.keptBy'),
      ).as('keptBy'),
    ])
    .where('keptDocuments.companyId', '=', companyId)
    .where('keptDocuments.rentalId', '=', rentalId)
}

/** Returns true when the customer of a rental was erased. */
export async function isCustomerErased(tx: Tx, companyId: number, rentalId: number): Promise<boolean> {
  const erased = await tx
    .selectFrom('rentals')
    .innerJoin('customers', (join) =>
      join.onRef('customers.companyId', '=', 'rentals.companyId').onRef('customers.id', '=', 'rentals.customerId'),
    )
    .select('customers.id')
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', rentalId)
    .where('customers.erasedAt', 'is not', null)
    .executeTakeFirst()
  return erased !== undefined
}

/**
 * Returns true when somebody whom the documents of a rental name was erased: its customer, a driver, or who is billed,
 * now or before a change.
 */
export async function namesErased(tx: Tx, companyId: number, rentalId: number): Promise<boolean> {
  const { rows } = await sql`
    select from rentals r join customers c on c.company_id = r.company_id and c.erased_at is not null
      and c.id = any(array[r.customer_id, r.billed_customer_id] || array(
        select d.customer_id from rental_drivers d where d.company_id = r.company_id and d.rental_id = r.id
        union all
        select named.id::int from audit_entries a, lateral (${namedByChange}) as named (id)
        where a.company_id = r.company_id and a.entity = 'rental' and a.entity_id = r.id))
    where r.company_id = ${companyId} and r.id = ${rentalId} limit 1`.execute(tx)
  return rows.length > 0
}
