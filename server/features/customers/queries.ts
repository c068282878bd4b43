import { type Customer, CustomerFields } from '@filao/domain/customers/customer.schema'
import { goneCustomer } from '@filao/domain/customers/gone-customer'
import { fieldNames } from '@filao/domain/kernel/stored'
import { type Insertable, sql, type Updateable } from 'kysely'
import { findUnfinishedRentals } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { isInHistory } from '#platform/database/references'
import type { Schema } from '#platform/database/schema'
import { namesCustomer } from '#platform/database/tables/erasing'
import { prepared } from '#platform/database/tenancy/prepared'
import { auditedReferringTo } from '#platform/feature/carried'
import { notFound } from '#platform/http/problems'
import { type Named, unknown } from '#platform/http/unknown'

/** The fields of a customer that staff see, except those of JSON. */
export const customerFields = [
  'customers.id',
  'customers.companyId',
  'customers.publicId',
  ...fieldNames(CustomerFields.omit({ phoneNumbers: true, billingAddress: true })).map(
    (name) => `customers.${name}` as const,
  ),
] as const
export const phoneNumbers = sql<string[]>`customers.phone_numbers`.as('phoneNumbers')
export const billingAddress = sql<Customer['billingAddress']>`customers.billing_address`.as('billingAddress')

/**
 * Loads the customer. An archived one is loaded only while an unfinished rental names them, so that they can be
 * contacted; otherwise 404, with a sentence that says whether they were archived or erased.
 */
export async function loadCustomer(tx: Tx, companyId: number, id: number) {
  return await reachable(tx, companyId, await customerById(tx, companyId, id))
}

const customerById = prepared(customer)

/** Loads the same customer, locked: no new row can refer to them before the transaction ends. */
export async function lockCustomer(tx: Tx, companyId: number, id: number) {
  return await reachable(tx, companyId, await customer(tx, companyId, id).forUpdate().executeTakeFirst())
}

function customer(tx: Tx, companyId: number, id: number) {
  return tx
    .selectFrom('customers')
    .select([...customerFields, phoneNumbers, billingAddress, 'customers.archivedAt', 'customers.erasedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
}

async function reachable<Row extends { id: number; archivedAt: string | null; erasedAt: string | null }>(
  tx: Tx,
  companyId: number,
  row: Row | undefined,
) {
  if (!row) throw notFound()
  const { archivedAt, erasedAt, ...customer } = row
  const isGone = archivedAt && (await findUnfinishedRentals(tx, companyId, 'customer', row.id)).total === 0
  if (isGone) throw goneCustomer({ erasedAt })
  return customer
}

/** A customer, and the field of the body that names them, if one does. */
export type NamedCustomer = { id: number; at?: Named }

/**
 * Keeps customers from being removed or archived until the transaction ends, so that new rows may refer to them. 404
 * when one of them does not exist or is archived, at the field that names it.
 */
export async function keepCustomers(tx: Tx, companyId: number, named: readonly NamedCustomer[]): Promise<void> {
  const wanted = [...new Set(named.map(({ id }) => id))]
  if (wanted.length === 0) return
  const kept = await tx
    .selectFrom('customers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', wanted)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const ids = new Set(kept.map(({ id }) => id))
  const gone = named.filter(({ id }) => !ids.has(id))
  if (gone.length > 0) throw unknown(...gone.flatMap(({ at }) => at ?? []))
}

/** The columns of the name by which a customer goes. */
export const nameFields = ['kind', 'companyName', 'firstName', 'lastName'] as const

export async function findCustomerByEmail(tx: Tx, companyId: number, email: string) {
  return await tx
    .selectFrom('customers')
    .select(['id', 'publicId', ...nameFields])
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
}

/** Inserts the customer. Returns undefined when the e-mail address is taken. */
export async function insertCustomer(tx: Tx, customer: Insertable<Schema['customers']>) {
  return await tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.columns(['companyId', 'email']).where('archivedAt', 'is', null).doNothing())
    .returning([...customerFields, phoneNumbers, billingAddress])
    .executeTakeFirst()
}

export async function updateCustomer(tx: Tx, companyId: number, id: number, change: Updateable<Schema['customers']>) {
  return await tx
    .updateTable('customers')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning([...customerFields, phoneNumbers, billingAddress])
    .executeTakeFirstOrThrow(notFound)
}

/** Returns true when a row that history keeps names the customer, now or before a change. */
export async function isCustomerUsed(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const kinds = auditedReferringTo('customers')
  const { rows } = await sql<{ isUsed: boolean }>`
    select ${isInHistory('customers', sql`${companyId}`, sql`${id}`)} or exists (select from audit_entries a
      where a.company_id = ${companyId} and a.entity = any(${kinds}) and ${namesCustomer(id)}) as is_used`.execute(tx)
  return rows[0]?.isUsed ?? false
}

export async function deleteCustomer(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('customers').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Archives the customer: history keeps them, lists no longer show them. */
export async function archiveCustomer(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ archivedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}
