import { listAgencies } from '@filao/domain/company/contract'
import { territories } from '@filao/domain/company/territories'
import type { Vehicle } from '@filao/domain/fleet/vehicle'
import { useRead } from '#api/read'
import { useSession } from '#app/session'

/** The zone on whose clock a vehicle's times are told: its agency's; the territory's while that is not known. */
export function useVehicleZone(vehicle: Vehicle | undefined): string {
  const { company, companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const agency = agencies.data?.find(({ id }) => id === vehicle?.locationId)
  return agency?.timezone ?? territories[company.countryCode].timezone
}
