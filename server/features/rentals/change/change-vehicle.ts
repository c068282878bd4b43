import { checkCallerCan } from '@filao/domain/access/caller'
import { Problem } from '@filao/domain/kernel/problem'
import type { VehicleChangeCreation } from '@filao/domain/rentals/check/check.schema'
import { checkSwap, swapVehicles } from '@filao/domain/rentals/vehicle-change'
import { createUnavailability, lockVehicle } from '#features/fleet/public'
import { checkDeparture } from '#features/upkeep/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit, authorKindOf } from '#platform/feature/audit'
import type { Caller } from '#platform/http/call'
import { checkMayDrive } from '../drivers/drivers.ts'
import { inspectionChanges, storeInspection } from '../handover/inspection.ts'
import { checkIsBack } from '../handover/record-check.ts'
import { occupy } from '../record/occupy.ts'
import { loadRental, lockRentalWithParts } from '../record/queries.ts'
import { insertVehicleChange } from '../record/write-queries.ts'
import { agreed, saveContent } from './save-content.ts'

/**
 * Gives an ongoing rental another vehicle: the old one comes back and is free at once, or out of service, and the new
 * one leaves and is held until the planned end. Each vehicle has its own part of the rental, with its checks and
 * readings.
 */
export async function changeVehicle(
  tx: Tx,
  caller: Caller,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  change: VehicleChangeCreation,
  now: string,
) {
  const before = await lockRentalWithParts(tx, companyId, rentalId)
  checkSwap(before, change.vehicleId, now)
  const last = await lockBoth(tx, companyId, before.vehicleId, change.vehicleId)
  const { stretch, startedAt, endedAt, back, out, unavailability } = swapVehicles(before, last, change, now)
  await checkIsBack(tx, companyId, change.vehicleId, before.departureAgency.timezone)
  if (unavailability) checkCallerCan(caller, 'fleet.write')
  const by = { companyId, authorKind: authorKindOf(caller), userId: caller.userId }
  const { vehicleId, reason } = change
  const departure = { companyId, vehicleId, rentalId, reason: change.out.overdueReason, path: 'out.overdueReason' }
  await checkDeparture(tx, { userId: caller.userId, acting: caller }, departure, now)
  await checkMayDrive(tx, before, vehicleId, now)
  // A new price is that of the new vehicle, which is what the customer gets from then on.
  const content = change.keepsPrice ? { vehicleId } : { vehicleId, promise: null }
  await saveContent(tx, before, content, change.keepsPrice ? agreed(before) : null, now)
  const former = { vehicleId: before.vehicleId, startedAt, endedAt, reason }
  await insertVehicleChange(tx, { companyId, rentalId, stretch, ...former, changedBy: caller.userId })
  const inspections = [
    { vehicleId: before.vehicleId, stretch, stage: 'return', state: change.back, vehicle: back, path: 'back.' },
    { vehicleId, stretch: stretch + 1, stage: 'delivery', state: change.out, vehicle: out, path: 'out.' },
  ] as const
  const checkIds: number[] = []
  for (const inspection of inspections) {
    checkIds.push(await storeInspection(tx, by, { rentalId, ...inspection }, now))
  }
  const after = await loadRental(tx, companyId, rentalId)
  await occupy(tx, before, after, now)
  if (unavailability) await takeOutOfService(tx, by, before.vehicleId, unavailability, now)
  const changes = inspectionChanges(before, after, checkIds)
  await audit(tx, { ...by, entity: 'rental', entityId: rentalId, action: 'vehicle_changed', changes })
  return after
}

/** Makes the returned vehicle unavailable; a rental that holds it is refused at the end, which the agent can choose. */
async function takeOutOfService(
  tx: Tx,
  by: Author,
  vehicleId: number,
  unavailability: { start: string; end: string; description: string },
  now: string,
) {
  try {
    await createUnavailability(tx, by, vehicleId, unavailability, now)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'vehicle_taken') throw error
    const fields = [{ path: 'unavailableUntil', code: 'taken', message: error.sentence }]
    throw new Problem('vehicle_taken', error.sentence, { fields, data: error.details.data ?? {} })
  }
}

/** Locks both vehicles, always the lower id first, so that two changes wait instead of deadlocking. */
async function lockBoth(tx: Tx, companyId: number, backId: number, outId: number) {
  const [low, high] = [Math.min(backId, outId), Math.max(backId, outId)]
  const first = await lockVehicle(tx, companyId, low, 'vehicleId')
  const second = await lockVehicle(tx, companyId, high, 'vehicleId')
  return backId < outId ? { back: first, out: second } : { back: second, out: first }
}
