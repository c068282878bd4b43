import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { phoneNumbers } from './queries.ts'

/** Finds the customers that are not archived and have one of these e-mail addresses. */
export async function findEmailOwners(tx: Tx, companyId: number, emails: string[]) {
  return await tx
    .selectFrom('customers')
    .select(['publicId', 'firstName', 'lastName', 'email'])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .where('archivedAt', 'is', null)
    .execute()
}

/** Finds the customers that are not archived and have one of these last names, ignoring case and accents. */
export async function findNamesakes(tx: Tx, companyId: number, lastNames: string[]) {
  return await tx
    .selectFrom('customers')
    .select(['publicId', 'firstName', 'lastName', 'birthDate', 'drivingLicenseNumber', phoneNumbers])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`folded_last_name = any(select fold(name) from unnest(${lastNames}::text[]) as name)`)
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
