import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/**
 * The version of an account when it was read: PostgreSQL counts the writes of a row, so two states never have the same
 * one.
 */
const version = sql<string>`xmin::text`.as('version')

/** True for references of the local provider, which no other provider knows. */
const isOfLocal = sql<boolean>`starts_with(customer_ref, 'cus_test_')`

/** Finds the company of a customer of the provider, in the scope of the system. */
export async function findCustomer(tx: Tx, customerRef: string) {
  return await tx
    .selectFrom('billingAccounts')
    .select(['companyId', version])
    .where('customerRef', '=', customerRef)
    .executeTakeFirst()
}

/** Lists every customer of the provider, in the scope of the system. */
export async function listCustomers(tx: Tx) {
  return await tx
    .selectFrom('billingAccounts')
    .select(['companyId', sql<string>`customer_ref`.as('customerRef'), version])
    .where('customerRef', 'is not', null)
    .where(isOfLocal, '=', false)
    .orderBy('companyId')
    .execute()
}

/** Lists the companies that are not customers of the provider yet, in the scope of the system. */
export async function listUnopened(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('billingAccounts')
    .select('companyId')
    .where((where) => where.or([where('customerRef', 'is', null), isOfLocal]))
    .orderBy('companyId')
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/** Locks an account until the transaction ends, and returns its version. */
export async function lockVersion(tx: Tx, companyId: number): Promise<string | undefined> {
  const account = tx.selectFrom('billingAccounts').select(version).where('companyId', '=', companyId)
  return (await account.forUpdate().executeTakeFirst())?.version
}

/** Lists the products that companies have, in the scope of the system. */
export async function listHeldProducts(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('billingAccounts').select('productId').distinct().execute()
  return rows.flatMap(({ productId }) => productId ?? [])
}

/** Returns true when the webhook event was handled before. */
export async function knowsWebhookEvent(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('billingEvents').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Stores a webhook event. Returns false when it was stored before. */
export async function insertWebhookEvent(tx: Tx, { id, kind }: { id: string; kind: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billingEvents')
    .values({ id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes the webhook events stored before an instant. */
export async function deleteOldWebhookEvents(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('billingEvents').where('at', '<', before).execute()
}
