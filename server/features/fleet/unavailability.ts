import type { Unavailability, UnavailabilityCreation } from '@filao/domain/fleet/unavailability'
import { fieldProblem } from '@filao/domain/kernel/problem'
import { type Author, audit, difference } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { checkFree } from './occupancy.ts'
import { insertOccupancy, lockVehicle } from './occupancy-queries.ts'
import * as queries from './unavailability-queries.ts'

/** Takes a vehicle out of rental for a while. Refused where something else occupies it. */
export async function createUnavailability(
  tx: Tx,
  by: Author,
  vehicleId: number,
  { start, end, description = null }: UnavailabilityCreation,
  now: string,
): Promise<Unavailability> {
  if (Date.parse(end) <= Date.parse(start)) {
    throw fieldProblem('end', 'range', {
      fr: 'La fin doit être postérieure au début',
      en: 'The end must come after the start',
    })
  }
  const { companyId } = by
  const slot = { companyId, vehicleId, start, end }
  await lockVehicle(tx, companyId, vehicleId)
  await checkFree(tx, { ...slot, now })
  const row = { companyId, vehicleId, startsAt: start, endsAt: end, description }
  const created = await queries.insertUnavailability(tx, row)
  await insertOccupancy(tx, { ...slot, unavailabilityId: created.id })
  const changes = difference({}, created)
  await audit(tx, { ...by, entity: 'unavailability', entityId: created.id, action: 'created', changes })
  return created
}

/** Gives the vehicle back to rental. */
export async function removeUnavailability(tx: Tx, by: Author, vehicleId: number, id: number): Promise<void> {
  const removed = await queries.deleteUnavailability(tx, by.companyId, vehicleId, id)
  const changes = Object.fromEntries(
    Object.entries(removed).map(([key, value]) => [key, [value, null] as [unknown, null]]),
  )
  await audit(tx, { ...by, entity: 'unavailability', entityId: id, action: 'deleted', changes })
}
