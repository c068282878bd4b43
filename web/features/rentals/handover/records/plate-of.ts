import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'

/** Returns the plate of the checked vehicle: the rental's own, or one it had before. */
export function plateOf({ stretch }: Check, { vehicleChanges, vehicle }: Rental): string {
  const former = vehicleChanges.find((change) => change.stretch === stretch)?.vehicle
  return formatPlate((former ?? vehicle).registrationNumber)
}
