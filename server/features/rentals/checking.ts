import type { CheckCreation } from '@filao/domain/rentals/check'
import { handOver } from '@filao/domain/rentals/handover'
import { vehicleTaken } from '#features/fleet/public'
import { audit, difference } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import type { Caller } from '#platform/http/serve'
import { occupy } from './occupying.ts'
import { loadRental } from './queries.ts'
import { findOngoing, insertCheck, updateRental, updateVehicle } from './write-queries.ts'

/** Records that the vehicle left or came back; a repetition of what has happened changes nothing. */
export async function recordCheck(
  tx: Tx,
  caller: Caller,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  check: CheckCreation,
  now: string,
) {
  const before = await loadRental(tx, companyId, rentalId, { lock: true })
  const handover = handOver(before, check, now)
  if (!handover) return before
  const { vehicle, ...change } = handover
  if (change.status === 'ongoing') await checkIsBack(tx, companyId, before.vehicleId, before.departureAgency.timezone)
  await updateRental(tx, companyId, rentalId, change)
  await insertCheck(tx, {
    companyId,
    rentalId,
    vehicleId: before.vehicleId,
    stretch: before.vehicleChanges.length,
    stage: check.stage,
    odometer: check.odometer,
    fuelLevel: vehicle.fuelLevel,
    comments: check.comments ?? null,
    recordedAt: now,
    recordedBy: caller.userId,
  })
  await updateVehicle(tx, companyId, before.vehicleId, vehicle)
  const after = await loadRental(tx, companyId, rentalId)
  await occupy(tx, before, after, now)
  const action = check.stage === 'delivery' ? 'delivered' : 'returned'
  const changes = difference(before, after)
  await audit(tx, { companyId, userId: caller.userId, entity: 'rental', entityId: rentalId, action, changes })
  return after
}

/** A vehicle that is still out with someone else cannot leave, whatever was planned. */
async function checkIsBack(tx: Tx, companyId: number, vehicleId: number, timezone: string): Promise<void> {
  const other = await findOngoing(tx, companyId, vehicleId)
  if (other) throw vehicleTaken({ ...other, rentalId: other.id, timezone })
}
