import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { nameFields, phoneNumbers } from './queries.ts'

type Unshared = { emails: string[]; licences: string[]; sirens: string[] }

/**
 * Finds the customers that are not archived and have one of these e-mail addresses, licences by their letters and
 * digits, or SIREN.
 */
export async function findOwners(tx: Tx, companyId: number, { emails, licences, sirens }: Unshared) {
  return await tx
    .selectFrom('customers')
    .select(['publicId', ...nameFields, 'email', 'siren', 'drivingLicenseNumber'])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`(email = any(${emails}::text[]) or siren = any(${sirens}::text[])
      or upper(regexp_replace(driving_license_number, '[^[:alnum:]]', '', 'g')) = any(${licences}::text[]))`)
    .where('archivedAt', 'is', null)
    .execute()
}

/** The names of customers to find, with the SIREN of companies. */
type Names = { people: { firstName: string; lastName: string }[]; companies: string[]; sirens: string[] }

/**
 * Finds the customers that are not archived and have both names of one of these people, or the name or SIREN of one of
 * these companies, ignoring case and accents. A last name alone may be that of thousands.
 */
export async function findNamesakes(tx: Tx, companyId: number, { people, companies, sirens }: Names) {
  const lastNames = people.map(({ lastName }) => lastName)
  const firstNames = people.map(({ firstName }) => firstName)
  return await tx
    .selectFrom('customers')
    .select(['publicId', ...nameFields, 'siren', 'birthDate', 'drivingLicenseNumber', phoneNumbers])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`((kind <> 'company' and (folded_last_name, folded_first_name) in (
        select fold(last), fold(first) from unnest(${lastNames}::text[], ${firstNames}::text[]) as names(last, first)))
      or (kind = 'company' and folded_last_name = any(
        select left(fold(name), 200) from unnest(${companies}::text[]) as name))
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
