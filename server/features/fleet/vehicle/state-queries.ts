import type { VehicleState } from '@filao/domain/fleet/vehicle/vehicle-filter'
import type { RawBuilder } from 'kysely'
import { brought } from '#platform/brought'

/** The state of a vehicle, its next change, and the reason and rental for which it is not free. */
export type StateRow = {
  id: number
  state: VehicleState
  until: string | null
  reason: 'rental' | 'departure' | 'preparation' | 'unavailability' | null
  rentalId: number | null
}

/**
 * Selects the state of each vehicle that is not archived, or of these alone. A vehicle is out during its ongoing
 * rental, and stopped while anything else holds it.
 */
export const vehicleStates =
  brought<(companyId: number, now: string, ids?: number[]) => RawBuilder<StateRow>>('vehicleStates')
