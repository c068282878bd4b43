import { searchRentals } from '@filao/domain/rentals/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#api/read'
import { useSession } from '#app/session'

/** Searches rentals. The POST only reads, so its result goes stale with the other reads of rentals. */
export function useRentalSearch(term: string) {
  const { companyId } = useSession()
  return useRead(
    searchRentals,
    { params: { companyId }, body: { term } },
    { enabled: term !== '', placeholderData: keepPreviousData },
  )
}
