import { toCents, toEuros } from '@filao/domain/kernel/money'
import { priceRental } from '@filao/domain/rentals/contract'
import { priceIsBilled } from '@filao/domain/rentals/money/billed'
import type { Rental } from '@filao/domain/rentals/rental'
import { keepPreviousData } from '@tanstack/react-query'
import { conflict, isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { useDebounced } from '#ui/debounced'
import { useLanguage } from '#ui/language'
import { isSamePlace, type Place, placeOf, type Subject } from '../subject.ts'

/**
 * The current and new price of a rental. `total` is null while it is computed; `refusal` says why there is no new price.
 * Of an invoiced rental `total` stays the current price.
 */
export type NewPrice = {
  before: number | null
  total: number | null
  /** Euros more, or fewer when negative. */
  difference: number | null
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
  const asked = useDebounced(request, 150)
  const body = asked as NonNullable<typeof asked>
  const isAsked = asked !== null && request !== null
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
  const isStale = read.isPlaceholderData || read.isPending || JSON.stringify(request) !== JSON.stringify(asked)
  if (isProblem(read.error, 'price_missing') && rental.price === null) return priceOf(before, before, isStale)
  const refusal = isStale ? null : read.error
  return { ...priceOf(before, refusal ? null : (read.data?.total ?? null), isStale), refusal }
}

function priceRequest({ id, departureAgencyId, optionIds, discountPercent }: Rental, { vehicleId, start, end }: Place) {
  return { vehicleId, start, end, departureAgencyId, optionIds, discountPercent, rentalId: id }
}

function priceOf(before: number | null, total: number | null, isStale: boolean): NewPrice {
  const difference = before === null || total === null ? null : toEuros(toCents(total) - toCents(before))
  return { before, total, difference, isStale, refusal: null }
}
