import { type Content, changedParts } from '../record/change-of-content.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import { holdsVehicle } from '../status/status.ts'

/** The parts of a rental that decide who may drive. */
type Named = {
  status: RentalStatus
  start: string
  end: string
  vehicleId: number
  departureAgencyId: number
  customerId: number
  additionalDriverIds: readonly number[]
}

/**
 * Returns the drivers whom a change of a rental must find in order: all of them when it is confirmed, or when a
 * confirmed one gets other drivers, dates or another vehicle. Once the vehicle is out, only those who are added.
 */
export function driversToCheck(before: Named, after: Named): number[] {
  if (!holdsVehicle(after.status)) return []
  const drivers = [after.customerId, ...after.additionalDriverIds]
  const known = new Set([before.customerId, ...before.additionalDriverIds])
  if (before.status === 'ongoing') return drivers.filter((id) => !known.has(id))
  const decides = ['start', 'end', 'vehicleId', 'departureAgencyId'] as const
  const isOther =
    before.status !== after.status ||
    decides.some((name) => before[name] !== after[name]) ||
    drivers.some((id) => !known.has(id))
  return isOther ? drivers : []
}

/** Returns true when a change decides who drives, what or from when, so that the option of young drivers may be due. */
export function decidesDrivers(before: Parameters<typeof changedParts>[0], content: Content): boolean {
  const decides = ['start', 'vehicleId', 'customerId', 'additionalDriverIds', 'optionIds'] as const
  const parts = changedParts(before, content)
  return decides.some((part) => parts.includes(part))
}
