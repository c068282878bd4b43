import { getSettings } from '#api/calls'
import { useRead } from '#api/read'

/** Returns true where a service gives the data of a vehicle for its plate; undefined until it is known. */
export function useVehicleLookup(): boolean | undefined {
  return useRead(getSettings, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.hasVehicleLookup
}
