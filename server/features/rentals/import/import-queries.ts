import type { KnownCustomer } from '@filao/domain/rentals/import/customer-book'
import type { ExistingStay } from '@filao/domain/rentals/import/import-facts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

/**
 * Lists the vehicles with one of these plates, archived ones too, or of these categories, by plate. With `lock` nobody
 * else books them until the transaction ends; they are locked in one order, so that two imports never deadlock.
 */
export async function listImportVehicles(
  tx: Tx,
  companyId: number,
  { plates, categoryIds }: { plates: string[]; categoryIds: number[] },
  lock: boolean,
) {
  const vehicles = tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) =>
      join.onRef('categories.companyId', '=', 'vehicles.companyId').onRef('categories.id', '=', 'vehicles.categoryId'),
    )
    .select(({ fn, val }) => [
      'vehicles.id',
      'vehicles.registrationNumber',
      'vehicles.categoryId',
      'vehicles.transmission',
      'vehicles.seats',
      'vehicles.locationId',
      fn.coalesce('categories.preparationDurationMinutes', val(0)).as('preparationMinutes'),
      'categories.securityDepositCents',
      'categories.waiverCents',
      sql<boolean>`vehicles.archived_at is not null`.as('isArchived'),
    ])
    .where('vehicles.companyId', '=', companyId)
    .where(
      sql<boolean>`(vehicles.registration_number = any(${plates}::text[])
        or vehicles.category_id = any(${categoryIds}::int[]) and vehicles.archived_at is null)`,
    )
  const rows = await (lock ? vehicles.orderBy('vehicles.id').forNoKeyUpdate('vehicles') : vehicles).execute()
  return rows.toSorted((a, b) => (a.registrationNumber < b.registrationNumber ? -1 : 1))
}

/** Keeps these categories from being archived meanwhile, and returns the ids of those that are in use. */
export async function keepCategories(tx: Tx, companyId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const live = tx
    .selectFrom('categories')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
  return (await live.orderBy('id').forKeyShare().execute()).map(({ id }) => id)
}

/**
 * Lists what these vehicles do in a period: what holds them, with a late rental up to now, and the rentals that are
 * over or cancelled.
 */
export async function listExistingStays(
  tx: Tx,
  companyId: number,
  { vehicleIds, start, end, now }: { vehicleIds: number[]; start: string; end: string; now: string },
): Promise<ExistingStay[]> {
  const { rows } = await sql<ExistingStay>`
    select o.vehicle_id, lower(o.period) as start, true as holds,
      case when r.status = 'ongoing' then greatest(upper(o.period), ${now}::timestamptz) else upper(o.period) end as end,
      case when r.id is not null then json_build_object('publicId', r.public_id, 'customerId', r.customer_id,
        'startsAt', r.starts_at) end as rental
    from occupancies o
    left join rentals r on r.company_id = o.company_id and r.id = o.rental_id
    where o.company_id = ${companyId} and o.vehicle_id = any(${vehicleIds}::int[])
      and lower(o.period) < ${end}::timestamptz and greatest(upper(o.period), ${now}::timestamptz) > ${start}::timestamptz
    union all
    select r.vehicle_id, coalesce(r.delivered_at, r.starts_at), r.status = 'done', coalesce(r.returned_at, r.ends_at),
      json_build_object('publicId', r.public_id, 'customerId', r.customer_id, 'startsAt', r.starts_at)
    from rentals r
    where r.company_id = ${companyId} and r.vehicle_id = any(${vehicleIds}::int[]) and r.status in ('done', 'cancelled')
      and coalesce(r.delivered_at, r.starts_at) < ${end}::timestamptz
      and coalesce(r.returned_at, r.ends_at) > ${start}::timestamptz`.execute(tx)
  return rows
}

/** Finds the rentals that have one of these references of another program. */
export async function findReferences(tx: Tx, companyId: number, references: string[]) {
  if (references.length === 0) return []
  return await tx
    .selectFrom('rentals')
    .select(['publicId', sql<string>`import_reference`.as('reference')])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`import_reference = any(${references}::text[])`)
    .execute()
}

/**
 * Finds the customers that are not archived and have one of these e-mail addresses, phone numbers, or pairs of names,
 * ignoring case and accents. A last name alone may be that of thousands.
 */
export async function findKnownCustomers(
  tx: Tx,
  companyId: number,
  { emails, phones, names }: { emails: string[]; phones: string[]; names: { lastName: string; firstName: string }[] },
): Promise<KnownCustomer[]> {
  const lastNames = names.map(({ lastName }) => lastName)
  const firstNames = names.map(({ firstName }) => firstName)
  const { rows } = await sql<KnownCustomer>`
    select id, public_id, kind, company_name, first_name, last_name, email, phone_numbers from customers
    where company_id = ${companyId} and archived_at is null and (
      email = any(${emails}::text[]) or phone_numbers ?| ${phones}::text[]
      or (folded_last_name, folded_first_name) in (
        select left(fold(last), 200), fold(first) from unnest(${lastNames}::text[], ${firstNames}::text[]) as names(last, first))
    ) order by id`.execute(tx)
  return rows
}

/** Inserts rentals, and returns their ids by public id. */
export async function insertImported(tx: Tx, rentals: Insertable<Schema['rentals']>[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (let at = 0; at < rentals.length; at += rowsPerStatement) {
    const part = rentals.slice(at, at + rowsPerStatement)
    const rows = await tx.insertInto('rentals').values(part).returning(['id', 'publicId']).execute()
    for (const { id, publicId } of rows) ids.set(publicId, id)
  }
  return ids
}

/** PostgreSQL takes 65,535 values in a statement. */
const rowsPerStatement = 500
