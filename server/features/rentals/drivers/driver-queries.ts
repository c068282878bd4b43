import type { Driver } from '@filao/domain/rentals/drivers/eligibility'
import type { MarkedCustomer } from '@filao/domain/rentals/drivers/excluded'
import type { DriverException } from '@filao/domain/rentals/drivers/refusal'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

/** Lists customers with the fields that decide if they may drive, in the order of the ids. */
export async function listDrivers(tx: Tx, companyId: number, ids: readonly number[]): Promise<Driver[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('customers')
    .select([
      'id',
      'kind',
      'firstName',
      'lastName',
      'birthDate',
      'birthPlace',
      'address',
      'drivingLicenseNumber',
      'drivingLicenseIssuedOn',
      'drivingLicenseExpiresOn',
      'drivingLicenseCountryCode',
      'drivingLicenseCategories',
      sql<Driver['drivingLicenseDocument']>`driving_license_document`.as('drivingLicenseDocument'),
    ])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return ids.flatMap((id, at) => (ids.indexOf(id) === at ? rows.filter((row) => row.id === id) : [])) as Driver[]
}

/** Lists those of these customers who are marked as ones who may not rent again, also where the mark has ended. */
export async function listMarked(tx: Tx, companyId: number, ids: readonly number[]): Promise<MarkedCustomer[]> {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('customers')
    .select(['id', 'kind', 'companyName', 'firstName', 'lastName'])
    .select(
      sql<MarkedCustomer['exclusion']>`json_build_object('reason', exclusion_reason, 'until', excluded_until)`.as(
        'exclusion',
      ),
    )
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .where('excludedUntil', 'is not', null)
    .orderBy('id')
    .execute()
}

/** Finds the time zone of an agency; undefined where it is of another company. */
export async function findAgencyZone(tx: Tx, companyId: number, id: number): Promise<string | undefined> {
  const agency = tx.selectFrom('agencies').select('timezone').where('companyId', '=', companyId).where('id', '=', id)
  return (await agency.executeTakeFirst())?.timezone
}

/** Lists the rules that an administrator let the drivers of a rental break. */
export async function listExceptions(tx: Tx, companyId: number, rentalId: number): Promise<DriverException[]> {
  return await tx
    .selectFrom('driverExceptions')
    .select(['driverId', sql<DriverException['rule']>`rule`.as('rule'), 'ruleLimit as limit'])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .execute()
}

export async function insertExceptions(tx: Tx, rows: Insertable<Schema['driverExceptions']>[]): Promise<void> {
  await tx
    .insertInto('driverExceptions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
