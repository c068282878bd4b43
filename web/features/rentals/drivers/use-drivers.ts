import type { DriversRequest, DriversVerdict } from '@filao/domain/rentals/drivers/verdict.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { checkRentalDrivers } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'

type Values = { [Name in keyof DriversRequest]?: DriversRequest[Name] | null | undefined }

/** Returns the request for the rules that the drivers break, or null while vehicle, period or agency are not chosen. */
export function driversRequest(values: Values, rentalId?: number): DriversRequest | null {
  const { start, end, vehicleId, departureAgencyId, arrivalAgencyId, customerId, additionalDriverIds } = values
  const { billedCustomerId } = values
  if (!start || !end || !vehicleId || !departureAgencyId) return null
  return {
    start,
    end,
    vehicleId,
    departureAgencyId,
    arrivalAgencyId: arrivalAgencyId ?? undefined,
    ...(customerId && { customerId }),
    additionalDriverIds: additionalDriverIds ?? [],
    ...(billedCustomerId && { billedCustomerId }),
    ...(rentalId !== undefined && { rentalId }),
  }
}

/** Asks the server which rules the drivers break, as the choice changes. Undefined until it answers. */
export function useDrivers(request: DriversRequest | null): DriversVerdict | undefined {
  const { data } = useDriversRead(request)
  return request === null ? undefined : data
}

/**
 * Asks which rules the drivers of a rental break who leave now. `vehicleId` is the vehicle that replaces the rental's
 * own.
 */
export function useLeavingDrivers(rental: Rental, { vehicleId, isAsked = true }: Leaving = {}) {
  const [start] = useState(() => `${new Date().toISOString().slice(0, 19)}Z`)
  const leaving = { ...rental, ...(vehicleId !== undefined && { vehicleId }), start }
  return useDriversRead(isAsked ? driversRequest(leaving, rental.id) : null)
}

type Leaving = { vehicleId?: number | undefined; isAsked?: boolean }

function useDriversRead(request: DriversRequest | null) {
  const { companyId } = useSession()
  const requested = useDebounced(request, 250)
  return useRead(
    checkRentalDrivers,
    { params: { companyId }, body: requested as DriversRequest },
    { enabled: requested !== null && request !== null, placeholderData: keepPreviousData },
  )
}
