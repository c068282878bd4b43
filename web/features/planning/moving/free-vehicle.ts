import type { FreeVehicle } from '@filao/domain/planning/move-create'
import type { Setting } from '@filao/domain/planning/move-verdict'

/** A vehicle as a new stretch looks at it. */
export function freeVehicle(id: number, { vehicles, agencies, barsOf }: Setting): FreeVehicle {
  const agency = agencies.get(vehicles.get(id)?.locationId ?? 0)
  return { id, bars: barsOf(id), openingHours: agency?.openingHours ?? [] }
}
