import type {
  Unavailability,
  UnavailabilityChange,
  UnavailabilityCreation,
} from '@filao/domain/fleet/unavailability/unavailability.schema'
import type { Period } from '@filao/domain/kernel/period'
import { fieldProblem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { type Author, audit, difference, removal } from '#platform/feature/audit'
import { checkFree } from '../occupancy/occupancy.ts'
import { deleteOccupancy, insertOccupancy, lockVehicle } from '../occupancy/occupancy-queries.ts'
import * as queries from './unavailability-queries.ts'

/** Takes a vehicle out of rental for a period. Refused when something else occupies it. */
export async function createUnavailability(
  tx: Tx,
  by: Author,
  vehicleId: number,
  { start, end, description = null }: UnavailabilityCreation,
  now: string,
): Promise<Unavailability> {
  checkOrder({ start, end })
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

/** Moves an unavailability in time, to another vehicle, or both. Refused when something else occupies that vehicle. */
export async function updateUnavailability(
  tx: Tx,
  by: Author,
  key: { companyId: number; vehicleId: number; id: number },
  { start, end, vehicleId, description }: UnavailabilityChange,
  now: string,
): Promise<Unavailability> {
  const before = await queries.loadUnavailability(tx, key, { lock: true })
  const { companyId, id } = key
  const wanted = {
    vehicleId: vehicleId ?? before.vehicleId,
    start: start ?? before.start,
    end: end ?? before.end,
    description: description === undefined ? before.description : description,
  }
  const changes = difference(before, wanted)
  if (Object.keys(changes).length === 0) return before
  checkOrder(wanted)
  const { description: said, ...place } = wanted
  const slot = { companyId, ...place }
  await lockVehicle(tx, companyId, slot.vehicleId, 'vehicleId')
  // Its own occupancy is deleted first, so that it does not conflict with itself.
  await deleteOccupancy(tx, { companyId, unavailabilityId: id })
  await checkFree(tx, { ...slot, now })
  const row = { vehicleId: slot.vehicleId, startsAt: slot.start, endsAt: slot.end, description: said, changedAt: now }
  const after = await queries.updateUnavailability(tx, key, row)
  await insertOccupancy(tx, { ...slot, unavailabilityId: id })
  await audit(tx, { ...by, entity: 'unavailability', entityId: id, action: 'changed', changes })
  return after
}

/** Removes the unavailability, so that the vehicle can be rented again. */
export async function deleteUnavailability(tx: Tx, by: Author, vehicleId: number, id: number): Promise<void> {
  const removed = await queries.deleteUnavailability(tx, by.companyId, vehicleId, id)
  const changes = removal(removed)
  await audit(tx, { ...by, entity: 'unavailability', entityId: id, action: 'deleted', changes })
}

function checkOrder({ start, end }: Period): void {
  if (Date.parse(end) > Date.parse(start)) return
  throw fieldProblem('end', 'range', {
    fr: 'La fin doit être postérieure au début',
    en: 'The end must come after the start',
  })
}
