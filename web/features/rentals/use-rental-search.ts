import { searchRentals } from '@filao/domain/rentals/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#api/call'
import { useSession } from '#app/session'

/** The rentals that a search finds. It reads, though it is a POST, and goes stale with the other reads of rentals. */
export function useRentalSearch(term: string) {
  const { companyId } = useSession()
  return useQuery({
    queryKey: ['rentals', 'search', companyId, term],
    queryFn: ({ signal }) => call(searchRentals, { params: { companyId }, body: { term }, signal }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
}
