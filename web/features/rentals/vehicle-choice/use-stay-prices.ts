import type { Period } from '@filao/domain/kernel/period'
import { keepPreviousData } from '@tanstack/react-query'
import { listCategoryPrices } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'

/** Returns the price of a stay in each category, by the category's id; those without a price are left out. */
export function useStayPrices(period: Period | null, departureAgencyId: number | undefined): Map<number, number> {
  const { companyId } = useSession()
  const query = useDebounced(
    { start: period?.start ?? '', end: period?.end ?? '', departureAgencyId: departureAgencyId ?? 0 },
    150,
  )
  const isAsked = query.departureAgencyId > 0 && query.start < query.end
  const prices = useRead(
    listCategoryPrices,
    { params: { companyId }, query },
    { enabled: isAsked, placeholderData: keepPreviousData, staleTime: 10_000 },
  )
  return new Map(prices.data?.flatMap(({ id, total }) => (total === null ? [] : [[id, total] as const])))
}
