import { photoFinder } from '@filao/domain/fleet/photo/vehicle-photo'
import { useMemo } from 'react'
import { listVehiclePhotos } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'

/** Returns a function that finds the photo of a vehicle. All photos are read once; until then it finds none. */
export function useVehiclePhotos() {
  const { companyId } = useSession()
  const { data } = useRead(listVehiclePhotos, { params: { companyId } }, { staleTime: 5 * 60_000 })
  return useMemo(() => photoFinder(data ?? []), [data])
}
