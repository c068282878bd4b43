import { VehicleFields } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { prepared } from '#platform/database/tenancy/prepared'
import { notFound } from '#platform/http/problems'

/** Lists the vehicles of these ids that are not archived, with the time zones of their agencies, in no order. */
export async function listVehiclesById(tx: Tx, companyId: number, ids: number[]) {
  return await vehicles(tx, companyId)
    .select('agencies.timezone')
    .where(sql<boolean>`vehicles.id = any(${ids}::int[])`)
    .execute()
}

/** Lists the vehicles unordered, for callers that sort them: ordering 2,000 takes as long as reading them. */
export async function listVehiclesUnordered(tx: Tx, companyId: number) {
  return await vehicles(tx, companyId).execute()
}

export async function loadVehicle(tx: Tx, companyId: number, id: number) {
  const vehicle = await vehicleById(tx, companyId, id)
  if (!vehicle) throw notFound()
  return vehicle
}

const vehicleById = prepared((tx, companyId, id) => vehicles(tx, companyId).where('vehicles.id', '=', id))

const columns = fieldNames(VehicleFields).map((name) => `vehicles.${name}` as const)

/** Selects the vehicles that are not archived, each with its category and the agency where it is. */
function vehicles(tx: Tx, companyId: number) {
  return tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) =>
      join.onRef('categories.companyId', '=', 'vehicles.companyId').onRef('categories.id', '=', 'vehicles.categoryId'),
    )
    .innerJoin('agencies', (join) =>
      join.onRef('agencies.companyId', '=', 'vehicles.companyId').onRef('agencies.id', '=', 'vehicles.locationId'),
    )
    .select(['vehicles.id', 'vehicles.companyId', ...columns])
    .select(({ ref }) => [
      jsonBuildObject({
        id: ref('categories.id'),
        code: ref('categories.code'),
        name: ref('categories.name'),
      }).as('category'),
      jsonBuildObject({ id: ref('agencies.id'), name: ref('agencies.name') }).as('location'),
    ])
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.archivedAt', 'is', null)
}

/** Returns true when another vehicle that is not archived has the plate. */
export async function isPlateTaken(
  tx: Tx,
  companyId: number,
  plate: string,
  exceptId: number | null,
): Promise<boolean> {
  const other = await tx
    .selectFrom('vehicles')
    .select('id')
    .where('companyId', '=', companyId)
    .where('registrationNumber', '=', plate)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`id is distinct from ${exceptId}::int`)
    .executeTakeFirst()
  return other !== undefined
}

/** Returns those of the plates that vehicles have which are not archived. */
export async function findTakenPlates(tx: Tx, companyId: number, plates: string[]): Promise<string[]> {
  const taken = await tx
    .selectFrom('vehicles')
    .select('registrationNumber')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`registration_number = any(${plates}::text[])`)
    .where('archivedAt', 'is', null)
    .execute()
  return taken.map(({ registrationNumber }) => registrationNumber)
}

/** Inserts vehicles and returns their ids and plates, without those whose plate was taken at the same moment. */
export async function insertVehicles(tx: Tx, vehicles: Insertable<Schema['vehicles']>[]) {
  if (vehicles.length === 0) return []
  return await tx
    .insertInto('vehicles')
    .values(vehicles)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'registrationNumber']).where('archivedAt', 'is', null).doNothing(),
    )
    .returning(['id', 'registrationNumber'])
    .execute()
}

export async function updateVehicle(
  tx: Tx,
  companyId: number,
  id: number,
  change: Updateable<Schema['vehicles']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('vehicles').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Archives the vehicle and deletes its unavailabilities. Its rentals stay. */
export async function archiveVehicle(tx: Tx, companyId: number, id: number, archivedAt: string): Promise<void> {
  await tx.deleteFrom('unavailabilities').where('companyId', '=', companyId).where('vehicleId', '=', id).execute()
  await updateVehicle(tx, companyId, id, { archivedAt })
}

export async function deleteVehicle(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('vehicles').where('companyId', '=', companyId).where('id', '=', id).execute()
}
