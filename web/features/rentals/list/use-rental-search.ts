import { keepPreviousData } from '@tanstack/react-query'
import { searchRentals } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import type { RentalQuery } from './rental-query.ts'

/**
 * Searches the rentals that match the filters. The POST only reads, so its result goes stale with the other reads of
 * rentals.
 */
export function useRentalSearch(term: string, filters: RentalQuery = {}) {
  const { companyId } = useSession()
  return useRead(
    searchRentals,
    { params: { companyId }, body: { ...filters, term } },
    { enabled: term !== '', placeholderData: keepPreviousData },
  )
}
