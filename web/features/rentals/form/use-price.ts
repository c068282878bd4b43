import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { PriceRequest } from '@filao/domain/rentals/record/rental-request.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { priceRental } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'

/**
 * The price for the form's values: `data` when there is one, `error` when there is none, `isStale` while a newer one
 * loads.
 */
export type LivePrice = {
  data: Quote | null | undefined
  error: unknown
  isStale: boolean
  retry: () => unknown
}

/**
 * Asks the server for the price as the form changes, and marks an earlier answer as stale. A rental whose price does
 * not change keeps the agreed price.
 */
export function usePrice(request: PriceRequest | null, agreed: Rental | null): LivePrice {
  const { companyId } = useSession()
  const asked = useDebounced(request, 250)
  const isFixed = agreed !== null && agreed.status !== 'draft'
  const isAsked = asked !== null && request !== null && !isFixed
  const read = useRead(
    priceRental,
    { params: { companyId }, body: asked as PriceRequest },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  if (isFixed) return { data: agreed.price, error: null, isStale: false, retry: read.refetch }
  if (!request) return { data: undefined, error: null, isStale: false, retry: read.refetch }
  const isStale = read.isPlaceholderData || JSON.stringify(request) !== JSON.stringify(asked)
  return {
    data: read.data,
    error: isStale ? null : read.error,
    isStale: isStale || read.isPending,
    retry: read.refetch,
  }
}
