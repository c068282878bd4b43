import { occupiedRange } from '@filao/domain/rentals/availability'
import { outSince } from '@filao/domain/rentals/stretch'
import { checkFree, deleteOccupancy, insertOccupancy, lockVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import type { LoadedRental } from '../queries.ts'

type Occupant = Pick<
  LoadedRental,
  | 'id'
  | 'companyId'
  | 'status'
  | 'start'
  | 'end'
  | 'vehicleId'
  | 'deliveredAt'
  | 'vehicleChanges'
  | 'preparationMinutes'
>

/**
 * Makes the vehicle's occupancy what the rental's new state asks for. Refuses with `vehicle_taken` where something else
 * holds the vehicle; the constraint of the database refuses whatever this did not see.
 */
export async function occupy(tx: Tx, before: Occupant, after: Occupant, now: string): Promise<void> {
  const { companyId, vehicleId, id: rentalId } = after
  const was = heldBy(before)
  const is = heldBy(after)
  const isSame = was?.start === is?.start && was?.end === is?.end && before.vehicleId === vehicleId
  // A reservation may have lost its vehicle to somebody for whom it had lapsed: whoever accepts it asks for the vehicle anew.
  if (isSame && before.status === after.status) return
  if (is) {
    await lockVehicle(tx, companyId, vehicleId, 'vehicleId')
    await checkFree(tx, { companyId, vehicleId, ...is, exceptRentalId: rentalId, now })
  }
  if (was) await deleteOccupancy(tx, { companyId, rentalId })
  if (is) await insertOccupancy(tx, { companyId, vehicleId, ...is, rentalId })
}

/** When a rental holds the vehicle that it has now: one that was changed on the way, since it left. */
function heldBy(rental: Occupant) {
  return occupiedRange({ ...rental, deliveredAt: outSince(rental) }, rental.preparationMinutes)
}
