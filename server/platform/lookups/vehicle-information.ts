import { readVehicleInformation } from '@filao/domain/fleet/vehicle/vehicle-information'
import type { VehicleInformation } from '@filao/domain/fleet/vehicle/vehicle-information.schema'
import { fetchJson } from './fetch-json.ts'

/**
 * Asks the service at `VEHICLE_INFO_URL` about a plate: `GET …?registrationNumber=ab123cd`, answered with a JSON object
 * under the names of a vehicle's fields. Null when there is no service, it does not know the plate, fails, or takes
 * longer than two seconds.
 */
export async function fetchVehicleInformation(
  address: string | null,
  plate: string,
): Promise<VehicleInformation | null> {
  const url = address && plate ? URL.parse(address) : null
  if (!url) return null
  url.searchParams.set('registrationNumber', plate)
  try {
    return readVehicleInformation(plate, await fetchJson(url))
  } catch {
    return null
  }
}
