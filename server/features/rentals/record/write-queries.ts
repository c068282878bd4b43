import { countOf } from '@filao/domain/rentals/offered-options'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { rentalColumns } from './queries.ts'

export async function insertRental(tx: Tx, rental: Insertable<Schema['rentals']>): Promise<number> {
  const { id } = await tx.insertInto('rentals').values(rental).returning('id').executeTakeFirstOrThrow()
  return id
}

type RentalUpdate = Omit<Updateable<Schema['rentals']>, 'validUntil'> & {
  validUntil?: string | RawBuilder<string> | null
}

/** Changes a rental, and returns its columns as written. */
export async function updateRental(tx: Tx, companyId: number, id: number, change: RentalUpdate) {
  return await tx
    .updateTable('rentals')
    .set({ ...change, updatedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning(rentalColumns)
    .executeTakeFirstOrThrow(notFound)
}

/**
 * Moves a rental to another status. A quote is valid for the company's number of days; no other status has such an end.
 * A request by the customer awaits the agency.
 */
export async function moveRental(
  tx: Tx,
  { companyId, id, byCustomer }: { companyId: number; id: number; byCustomer: boolean },
  status: Exclude<RentalStatus, 'cancelled'>,
  now: string,
) {
  const days = sql`(select quote_validity_days from companies where companies.id = ${companyId})`
  const validUntil = status === 'quote' ? sql<string>`${now}::timestamptz + ${days} * interval '24 hours'` : null
  const awaits = status === 'validating' ? (byCustomer ? 'agency' : 'customer') : null
  await updateRental(tx, companyId, id, { status, validUntil, awaits })
}

export async function deleteRental(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('rentals').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Replaces the rental's additional drivers. */
export async function replaceDrivers(tx: Tx, companyId: number, rentalId: number, customerIds: number[]) {
  await tx.deleteFrom('rentalDrivers').where('companyId', '=', companyId).where('rentalId', '=', rentalId).execute()
  const rows = [...new Set(customerIds)].map((customerId) => ({ companyId, rentalId, customerId }))
  if (rows.length > 0) await tx.insertInto('rentalDrivers').values(rows).execute()
}

/** Replaces the rental's options: a repeated id is that many of it. */
export async function replaceOptions(tx: Tx, companyId: number, rentalId: number, optionIds: number[]) {
  await tx.deleteFrom('rentalOptions').where('companyId', '=', companyId).where('rentalId', '=', rentalId).execute()
  const rows = [...new Set(optionIds)].map((optionId) => {
    return { companyId, rentalId, optionId, quantity: countOf(optionId, optionIds) }
  })
  if (rows.length > 0) await tx.insertInto('rentalOptions').values(rows).execute()
}

/** Finds the rental with which the vehicle is out. */
export async function findOngoing(tx: Tx, companyId: number, vehicleId: number) {
  return await tx
    .selectFrom('rentals')
    .select(['id', 'publicId', 'startsAt as start', 'endsAt as end'])
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('status', '=', 'ongoing')
    .executeTakeFirst()
}

export async function insertCheck(tx: Tx, check: Insertable<Schema['checks']>): Promise<number> {
  const { id } = await tx.insertInto('checks').values(check).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertVehicleChange(tx: Tx, change: Insertable<Schema['vehicleChanges']>): Promise<void> {
  await tx.insertInto('vehicleChanges').values(change).execute()
}
