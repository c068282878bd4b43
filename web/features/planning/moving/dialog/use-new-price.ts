import { toCents, toEuros } from '@filao/domain/kernel/money'
import { priceIsBilled } from '@filao/domain/ledger/billed'
import { changedSecurity, type SecurityAmounts } from '@filao/domain/rentals/record/agreed-price'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { PriceRequest } from '@filao/domain/rentals/record/rental-request.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { priceRental } from '#api/calls'
import { conflict, isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useDebounced } from '#ui/debounced'
import { isSamePlace, type Place, placeOf, type Subject } from '../state/subject.ts'

/**
 * The current and new price of a rental. `total` is null while it is computed; `refusal` says why there is no new
 * price. Of an invoiced rental `total` stays the current price.
 */
export type NewPrice = {
  before: number | null
  total: number | null
  /** Euros more, or fewer when negative. */
  difference: number | null
  /** The deposit and the excess, where the move changes them. */
  security: { amount: keyof SecurityAmounts; before: number; after: number }[]
  isStale: boolean
  refusal: unknown
}

/**
 * Asks the server for the price of a rental at its proposed position, debounced. An amount typed by hand stays when the
 * price list has none; null for an unavailability, which has no price. A price that is invoiced stays until a credit
 * note.
 */
export function useNewPrice(companyId: number, subject: Subject | undefined, proposed: Place): NewPrice | null {
  const place = subject ? placeOf(subject, proposed) : proposed
  const rental = subject?.kind === 'rental' ? subject.is : null
  const request = rental && !isSamePlace(rental, place) ? priceRequest(rental, place) : null
  const requested = useDebounced(request, 150)
  const body = requested as NonNullable<typeof requested>
  const isAsked = requested !== null && request !== null
  const language = useLanguage()
  const read = useRead(
    priceRental,
    { params: { companyId }, body },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  if (!rental) return null
  const before = rental.totalAmount
  const billed = priceIsBilled(rental.billedBy)
  if (request && billed) return { ...priceOf(before, null, false), total: before, refusal: conflict(billed[language]) }
  if (!request) return priceOf(before, before, false)
  const isStale = read.isPlaceholderData || read.isPending || JSON.stringify(request) !== JSON.stringify(requested)
  if (isProblem(read.error, 'price_missing') && rental.price === null) return priceOf(before, before, isStale)
  const refusal = isStale ? null : read.error
  const quote = refusal ? null : read.data
  return {
    ...priceOf(before, quote?.total ?? null, isStale),
    security: quote ? securityOf(rental, quote) : [],
    refusal,
  }
}

/** Requests the price of the moved rental; a quote becomes a draft. */
function priceRequest(rental: Rental, { vehicleId, start, end }: Place): PriceRequest {
  const { id, status, departureAgencyId, optionIds, discountPercent } = rental
  const wanted = { vehicleId, start, end, departureAgencyId, optionIds, discountPercent, rentalId: id }
  return status === 'quote' ? { ...wanted, status: 'draft' } : wanted
}

function securityOf(rental: Rental, quote: SecurityAmounts): NewPrice['security'] {
  return changedSecurity(rental, quote).map((amount) => ({ amount, before: rental[amount], after: quote[amount] }))
}

function priceOf(before: number | null, total: number | null, isStale: boolean): NewPrice {
  const difference = before === null || total === null ? null : toEuros(toCents(total) - toCents(before))
  return { before, total, difference, security: [], isStale, refusal: null }
}
