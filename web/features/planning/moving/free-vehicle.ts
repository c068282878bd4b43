import type { FreeVehicle } from '@filao/domain/planning/move-create'
import type { Setting } from '@filao/domain/planning/move-verdict'

/** Returns a vehicle with the data that a new period is checked against. */
export function freeVehicle(id: number, { vehicles, agencies, barsOf }: Setting): FreeVehicle {
  const agency = agencies.get(vehicles.get(id)?.locationId ?? 0)
  return { id, bars: barsOf(id), openingHours: agency?.openingHours ?? [] }
}
