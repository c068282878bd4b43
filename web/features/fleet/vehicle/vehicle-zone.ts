import { territories } from '@filao/domain/company/territories'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'

/** Returns the time zone of a vehicle's agency, or the territory's while the agency is not known. */
export function useVehicleZone(vehicle: Vehicle | undefined): string {
  const { company, companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const agency = agencies.data?.find(({ id }) => id === vehicle?.locationId)
  return agency?.timezone ?? territories[company.countryCode].timezone
}
