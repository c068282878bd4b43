import { checkRentalDrivers } from '@filao/domain/rentals/contract'
import type { DriversRequest, DriversVerdict } from '@filao/domain/rentals/drivers/verdict'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { useDebounced } from '#ui/debounced'

type Values = { [Name in keyof DriversRequest]?: DriversRequest[Name] | null | undefined }

/** Returns the request for the rules that the drivers break, or null while vehicle, period or agency are not chosen. */
export function driversRequest(values: Values, rentalId?: number): DriversRequest | null {
  const { start, end, vehicleId, departureAgencyId, customerId, additionalDriverIds } = values
  if (!start || !end || !vehicleId || !departureAgencyId) return null
  return {
    start,
    end,
    vehicleId,
    departureAgencyId,
    ...(customerId && { customerId }),
    additionalDriverIds: additionalDriverIds ?? [],
    ...(rentalId !== undefined && { rentalId }),
  }
}

/** Asks the server which rules the drivers break, as the choice changes. Undefined until it answers. */
export function useDrivers(request: DriversRequest | null): DriversVerdict | undefined {
  const { companyId } = useSession()
  const asked = useDebounced(request, 250)
  const read = useRead(
    checkRentalDrivers,
    { params: { companyId }, body: asked as DriversRequest },
    { enabled: asked !== null && request !== null, placeholderData: keepPreviousData },
  )
  return request === null ? undefined : read.data
}
