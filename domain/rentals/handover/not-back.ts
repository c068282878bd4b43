import { isLate } from '../availability.ts'
import type { RentalStatus } from '../status.ts'

type Contract = { id: number; status: RentalStatus; vehicleId: number }
type Ongoing = Contract & { end: string }

/**
 * Finds the rental with which the vehicle of a contract is still out, which refuses its departure. At the departure that
 * is any rental under way, before it only one past its end.
 */
export function findHolder<Other extends Ongoing>(
  contract: Contract,
  ongoing: readonly Other[],
  { isLeaving, now }: { isLeaving: boolean; now: string },
): Other | undefined {
  if (contract.status !== 'pending') return undefined
  return ongoing.find((other) => other.vehicleId === contract.vehicleId && (isLeaving || isLate(other, now)))
}
