import { isLate } from '../availability/availability.ts'
import type { RentalStatus } from '../status/status.schema.ts'

type Contract = { id: number; status: RentalStatus; vehicleId: number }
type Ongoing = Contract & { end: string }

/**
 * Finds the ongoing rental that still has the vehicle of a contract, whose departure the server would refuse. At the
 * departure any ongoing rental counts, before it only an overdue one.
 */
export function findHolder<Other extends Ongoing>(
  contract: Contract,
  ongoing: readonly Other[],
  { isLeaving, now }: { isLeaving: boolean; now: string },
): Other | undefined {
  if (contract.status !== 'pending') return undefined
  return ongoing.find((other) => other.vehicleId === contract.vehicleId && (isLeaving || isLate(other, now)))
}
