import { type Customer, CustomerFields } from '@filao/domain/customers/customer.schema'
import type { Exclusion } from '@filao/domain/customers/exclusion/exclusion.schema'
import { goneCustomer, mergedSentence } from '@filao/domain/customers/gone-customer'
import { Problem } from '@filao/domain/kernel/problem'
import { fieldNames } from '@filao/domain/kernel/stored'
import { type Insertable, sql, type Updateable } from 'kysely'
import { memberName } from '#features/access/public'
import { findUnfinishedRentals } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { isInHistory } from '#platform/database/references'
import type { Schema } from '#platform/database/schema'
import { namesCustomer } from '#platform/database/tables/erasing'
import { prepared } from '#platform/database/tenancy/prepared'
import { auditedReferringTo } from '#platform/feature/carried'
import { notFound } from '#platform/http/problems'
import { type Named, unknown } from '#platform/http/unknown'
import { findPublicId } from './merged-queries.ts'

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
export const exclusion = sql<Exclusion | null>`case when customers.excluded_until is not null then json_build_object(
  'reason', customers.exclusion_reason, 'note', customers.exclusion_note, 'until', customers.excluded_until,
  'setAt', customers.excluded_at, 'setBy', ${memberName(sql<number | null>`customers.excluded_by`)}
) end`.as('exclusion')

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
    .select([...customerFields, phoneNumbers, billingAddress, exclusion])
    .select(['customers.archivedAt', 'customers.erasedAt', 'customers.mergedIntoId'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
}

type Gone = { id: number; archivedAt: string | null; erasedAt: string | null; mergedIntoId: number | null }

async function reachable<Row extends Gone>(tx: Tx, companyId: number, row: Row | undefined) {
  if (!row) throw notFound()
  const { archivedAt, erasedAt, mergedIntoId, ...customer } = row
  const isGone = archivedAt && (await findUnfinishedRentals(tx, companyId, 'customer', row.id)).total === 0
  if (isGone) throw goneCustomer({ erasedAt, mergedInto: await findMergedInto(tx, companyId, mergedIntoId) })
  return customer
}

/** Refuses a customer who was merged into another one, and names that one. */
export async function checkUnmerged(tx: Tx, companyId: number, mergedIntoId: number | null): Promise<void> {
  const mergedInto = await findMergedInto(tx, companyId, mergedIntoId)
  if (mergedInto) throw goneCustomer({ erasedAt: null, mergedInto })
}

async function findMergedInto(tx: Tx, companyId: number, id: number | null) {
  const publicId = id && (await findPublicId(tx, companyId, id))
  return id && publicId ? { id, publicId } : null
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
  if (gone.length === 0) return
  for (const { id, at } of gone) await checkNotMerged(tx, companyId, id, at)
  throw unknown(...gone.flatMap(({ at }) => at ?? []))
}

/** Refuses a customer who was merged into another one, at the field that names them, and names that one. */
async function checkNotMerged(tx: Tx, companyId: number, id: number, at: Named | undefined): Promise<void> {
  const row = await customerById(tx, companyId, id)
  const mergedInto = await findMergedInto(tx, companyId, row?.mergedIntoId ?? null)
  if (!mergedInto) return
  const message = mergedSentence(mergedInto)
  const fields = at ? [{ path: at.path, code: 'merged', message }] : []
  throw new Problem('not_found', message, { fields, data: { customerId: mergedInto.id } })
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
    .returning([...customerFields, phoneNumbers, billingAddress, exclusion])
    .executeTakeFirst()
}

export async function updateCustomer(tx: Tx, companyId: number, id: number, change: Updateable<Schema['customers']>) {
  return await tx
    .updateTable('customers')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning([...customerFields, phoneNumbers, billingAddress, exclusion])
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
