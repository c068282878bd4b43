import { toCents } from '@filao/domain/kernel/money'
import { priceIsBilled } from '@filao/domain/ledger/billed'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { priceRental } from '#api/calls'
import { conflict } from '#api/problem'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'

/** The current price of a rental under way, and its price after a change. */
export type ChangedPrice = {
  before: number | null
  quote: Quote | null
  /** The difference in cents, negative when the price falls; null while it is not known. */
  differenceCents: number | null
  isStale: boolean
  /** The reason why there is no new price. */
  refusal: unknown
}

/** Asks the server for the price with another end or another vehicle; a null `change` asks nothing. */
export function useChangedPrice(rental: Rental, change: { end?: string; vehicleId?: number } | null): ChangedPrice {
  const { companyId } = useSession()
  const { id, start, end, vehicleId, departureAgencyId, optionIds, discountPercent } = rental
  const places = { start, end, vehicleId, departureAgencyId, optionIds, discountPercent, rentalId: id }
  const request = change && { ...places, ...change }
  const requested = useDebounced(request, 150)
  const isAsked = requested !== null && request !== null
  const language = useLanguage()
  const read = useRead(
    priceRental,
    { params: { companyId }, body: requested ?? places },
    { enabled: isAsked, placeholderData: keepPreviousData, retry: false },
  )
  const before = rental.totalAmount
  if (!request) return { before, quote: null, differenceCents: 0, isStale: false, refusal: null }
  const billed = priceIsBilled(rental.billedBy)
  if (billed) return { before, quote: null, differenceCents: null, isStale: false, refusal: conflict(billed[language]) }
  const isStale = read.isPlaceholderData || read.isPending || JSON.stringify(request) !== JSON.stringify(requested)
  const quote = read.data ?? null
  const differenceCents = quote === null ? null : toCents(quote.total) - toCents(before ?? 0)
  return { before, quote, differenceCents, isStale, refusal: isStale ? null : read.error }
}
