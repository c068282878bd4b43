import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

const fields = ['id', 'vehicleId', 'startsAt as start', 'endsAt as end', 'description'] as const

/** Lists a vehicle's unavailabilities, latest first. */
export async function listUnavailabilities(tx: Tx, companyId: number, vehicleId: number) {
  return await tx
    .selectFrom('unavailabilities')
    .select(fields)
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .orderBy('startsAt', 'desc')
    .execute()
}

type Key = { companyId: number; vehicleId: number; id: number }

/**
 * Loads an unavailability of a vehicle, or throws 404. With `lock`, nobody else changes it before the transaction ends.
 */
export async function loadUnavailability(tx: Tx, { companyId, vehicleId, id }: Key, { lock = false } = {}) {
  return await tx
    .selectFrom('unavailabilities')
    .select(fields)
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(notFound)
}

export async function updateUnavailability(
  tx: Tx,
  { companyId, id }: Pick<Key, 'companyId' | 'id'>,
  change: Updateable<Schema['unavailabilities']>,
) {
  return await tx
    .updateTable('unavailabilities')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning(fields)
    .executeTakeFirstOrThrow(notFound)
}

export async function insertUnavailability(tx: Tx, unavailability: Insertable<Schema['unavailabilities']>) {
  return await tx.insertInto('unavailabilities').values(unavailability).returning(fields).executeTakeFirstOrThrow()
}

/** Removes the unavailability and its occupancy. */
export async function deleteUnavailability(tx: Tx, companyId: number, vehicleId: number, id: number) {
  return await tx
    .deleteFrom('unavailabilities')
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('id', '=', id)
    .returning(fields)
    .executeTakeFirstOrThrow(notFound)
}
