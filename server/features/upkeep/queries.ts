import { fieldNames } from '@filao/domain/kernel/stored'
import { DeadlineFields } from '@filao/domain/upkeep/deadline.schema'
import type { Insertable, Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { type Clock, readingsOf } from './reading-queries.ts'

/** The place of a deadline. */
export type DeadlineKey = { companyId: number; vehicleId: number; id: number }

const columns = ['deadlines.id', 'deadlines.vehicleId', ...fieldNames(DeadlineFields).map(named)] as const

function named<Name extends string>(name: Name): `deadlines.${Name}` {
  return `deadlines.${name}`
}

/** Lists the deadlines of the vehicles that are not archived, or of one of them, with the readings of their checks. */
export async function listDeadlines(
  tx: Tx,
  companyId: number,
  clock: Clock,
  only: { vehicleId?: number; id?: number } = {},
) {
  return await tx
    .selectFrom('deadlines')
    .innerJoin('vehicles', (join) =>
      join.onRef('vehicles.companyId', '=', 'deadlines.companyId').onRef('vehicles.id', '=', 'deadlines.vehicleId'),
    )
    .leftJoin(readingsOf(tx, companyId, clock, only.vehicleId), (join) =>
      join.onRef('paces.vehicleId', '=', 'deadlines.vehicleId'),
    )
    .select([...columns, 'paces.readings'])
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('vehicles.id'),
        registrationNumber: ref('vehicles.registrationNumber'),
        make: ref('vehicles.make'),
        model: ref('vehicles.model'),
        odometer: ref('vehicles.odometer'),
      }).as('vehicle'),
    )
    .where('deadlines.companyId', '=', companyId)
    .where('vehicles.archivedAt', 'is', null)
    .$if(only.vehicleId !== undefined, (query) => query.where('deadlines.vehicleId', '=', only.vehicleId as number))
    .$if(only.id !== undefined, (query) => query.where('deadlines.id', '=', only.id as number))
    .orderBy('deadlines.id')
    .execute()
}

/** Locks and returns a deadline of a vehicle, or throws 404. */
export async function lockDeadline(tx: Tx, { companyId, vehicleId, id }: DeadlineKey) {
  return await tx
    .selectFrom('deadlines')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

export async function insertDeadline(tx: Tx, deadline: Insertable<Schema['deadlines']>): Promise<number> {
  const { id } = await tx.insertInto('deadlines').values(deadline).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateDeadline(
  tx: Tx,
  { companyId, id }: Pick<DeadlineKey, 'companyId' | 'id'>,
  change: Updateable<Schema['deadlines']>,
): Promise<void> {
  await tx.updateTable('deadlines').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

export async function deleteDeadline(tx: Tx, { companyId, id }: DeadlineKey): Promise<void> {
  await tx.deleteFrom('deadlines').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Locks and returns the emissions checks of a vehicle. */
export async function lockEmissions(tx: Tx, companyId: number, vehicleId: number) {
  return await tx
    .selectFrom('deadlines')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('kind', '=', 'emissions')
    .orderBy('id')
    .forUpdate()
    .execute()
}
