import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Which state of an account somebody has seen: PostgreSQL counts the writes of a row, so that two never look the same. */
const version = sql<string>`xmin::text`.as('version')

/** References of the local provider, which no other one knows. */
const isOfLocal = sql<boolean>`starts_with(customer_ref, 'cus_test_')`

/** The company that is this customer of the provider, asked in the scope of the system. */
export async function findCustomer(tx: Tx, customerRef: string) {
  return await tx
    .selectFrom('billingAccounts')
    .select(['companyId', version])
    .where('customerRef', '=', customerRef)
    .executeTakeFirst()
}

/** Every customer of the provider, asked in the scope of the system. */
export async function listCustomers(tx: Tx) {
  return await tx
    .selectFrom('billingAccounts')
    .select(['companyId', sql<string>`customer_ref`.as('customerRef'), version])
    .where('customerRef', 'is not', null)
    .where(isOfLocal, '=', false)
    .orderBy('companyId')
    .execute()
}

/** The companies that are no customers of the provider yet, asked in the scope of the system. */
export async function listUnopened(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('billingAccounts')
    .select('companyId')
    .where((where) => where.or([where('customerRef', 'is', null), isOfLocal]))
    .orderBy('companyId')
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/** The state in which an account is, which nobody else changes before this transaction ends. */
export async function lockVersion(tx: Tx, companyId: number): Promise<string | undefined> {
  const account = tx.selectFrom('billingAccounts').select(version).where('companyId', '=', companyId)
  return (await account.forUpdate().executeTakeFirst())?.version
}

/** The products that companies have, asked in the scope of the system. */
export async function listHeldProducts(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('billingAccounts').select('productId').distinct().execute()
  return rows.flatMap(({ productId }) => productId ?? [])
}

/** Whether the provider has told this already. */
export async function knowsNotice(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('billingEvents').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Keeps that the provider told this; false where it had told it already. */
export async function insertNotice(tx: Tx, { id, kind }: { id: string; kind: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billingEvents')
    .values({ id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Forgets what was told before then. */
export async function deleteOldNotices(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('billingEvents').where('at', '<', before).execute()
}
