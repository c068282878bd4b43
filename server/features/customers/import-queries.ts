import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { nameFields, phoneNumbers } from './queries.ts'

/** Finds the customers that are not archived and have one of these e-mail addresses. */
export async function findEmailOwners(tx: Tx, companyId: number, emails: string[]) {
  return await tx
    .selectFrom('customers')
    .select(['publicId', ...nameFields, 'email'])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .where('archivedAt', 'is', null)
    .execute()
}

/**
 * Finds the customers that are not archived and have one of these last names or company names, ignoring case and
 * accents, or one of these SIREN.
 */
export async function findNamesakes(tx: Tx, companyId: number, names: string[], sirens: string[]) {
  return await tx
    .selectFrom('customers')
    .select(['publicId', ...nameFields, 'siren', 'birthDate', 'drivingLicenseNumber', phoneNumbers])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`(folded_last_name = any(select left(fold(name), 200) from unnest(${names}::text[]) as name)
      or (kind = 'company' and siren = any(${sirens}::text[])))`)
    .where('archivedAt', 'is', null)
    .execute()
}

/**
 * Inserts the customers and returns their ids by customer number; fewer when an e-mail address was taken at the same
 * moment.
 */
export async function insertCustomers(tx: Tx, customers: Insertable<Schema['customers']>[]) {
  return await tx
    .insertInto('customers')
    .values(customers)
    .onConflict((conflict) => conflict.columns(['companyId', 'email']).where('archivedAt', 'is', null).doNothing())
    .returning(['id', 'publicId'])
    .execute()
}
