import { toCents } from '@filao/domain/kernel/money'
import { agreedEnd } from '@filao/domain/rentals/record/agreed-price'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { priceRental } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'

/** The prices of the list up to a return, and for a late one up to the end that is paid; null where it has none. */
type ListPrices = { actualCents: number | null; listedCents: number | null }

/**
 * Reads the prices of the list that the charges of a return follow from; null while they are read. `isPriced` is true
 * when the return changes the price, `isLate` when it is after the agreed end.
 */
export function useListPrices(
  rental: Rental,
  returnedAt: string,
  { isLate, isPriced }: { isLate: boolean; isPriced: boolean },
): ListPrices | null {
  const { companyId } = useSession()
  const { id, start, vehicleId, departureAgencyId, optionIds, discountPercent } = rental
  const upTo = (end: string) => {
    const body = { start, end, vehicleId, departureAgencyId, optionIds, discountPercent, rentalId: id }
    return { params: { companyId }, body }
  }
  const actual = useRead(priceRental, upTo(returnedAt), { enabled: isPriced, retry: false })
  const listed = useRead(priceRental, upTo(agreedEnd(rental)), { enabled: isLate, retry: false })
  if ((isPriced && actual.isPending) || (isLate && listed.isPending)) return null
  const [actualCents = null, listedCents = null] = [actual, listed].map(({ data }) => data && toCents(data.total))
  return { actualCents, listedCents }
}
