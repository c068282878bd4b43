import { occupiedRange } from '@filao/domain/rentals/availability/availability'
import { outSince } from '@filao/domain/rentals/stretch'
import { checkFree, deleteOccupancy, insertOccupancy, lockVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { checkStock } from '../stock/stock.ts'
import type { LoadedRental } from './queries.ts'

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
type OccupantWithOptions = Occupant & Pick<LoadedRental, 'departureAgencyId' | 'departureAgency' | 'optionIds'>

/**
 * Updates what the rental holds for its new state: its vehicle, and its options of those that the departure agency
 * counts. Throws `vehicle_taken` when something else holds the vehicle, and `option_taken` when too few of an option
 * are left; `sentOptionIds` are those of the request, where it has some.
 */
export async function occupy(
  tx: Tx,
  before: OccupantWithOptions,
  after: OccupantWithOptions,
  now: string,
  sentOptionIds: readonly number[] = after.optionIds,
): Promise<void> {
  await holdVehicle(tx, before, after, now)
  await checkStock(tx, before, after, sentOptionIds, now)
}

/** Updates the vehicle alone. The constraint of the database refuses conflicts that the check missed. */
export async function holdVehicle(tx: Tx, before: Occupant, after: Occupant, now: string): Promise<void> {
  const { companyId, vehicleId, id: rentalId } = after
  const was = heldBy(before)
  const is = heldBy(after)
  const isSame = was?.start === is?.start && was?.end === is?.end && before.vehicleId === vehicleId
  // A reservation may have lost its vehicle after it lapsed, so a new status always checks the vehicle again.
  if (isSame && before.status === after.status) return
  if (is) {
    await lockVehicle(tx, companyId, vehicleId, 'vehicleId')
    await checkFree(tx, { companyId, vehicleId, ...is, exceptRentalId: rentalId, now })
  }
  if (was) await deleteOccupancy(tx, { companyId, rentalId })
  if (is) await insertOccupancy(tx, { companyId, vehicleId, ...is, rentalId })
}

/**
 * Returns the period in which a rental holds its present vehicle. After a change of vehicle it begins at the change.
 */
function heldBy(rental: Occupant) {
  return occupiedRange({ ...rental, deliveredAt: outSince(rental) }, rental.preparationMinutes)
}
