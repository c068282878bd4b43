import { addClockMinutes, toInstant } from '@filao/domain/kernel/time'
import { LocalDate } from '@filao/domain/kernel/time.schema'
import { rentalSorts } from '@filao/domain/rentals/list/rental-filter'
import type { z } from 'zod'
import type { searchRentals } from '#api/calls'
import { choiceParam, idParam } from '#ui/url-param'
import { chosenStatuses } from './StatusFilter.tsx'

/** The URL's names of the filters beside the search and the statuses. */
export const filterParams = ['agency', 'category', 'source', 'from', 'to']

/** The filters and the order of a list of rentals, as the calls take them. */
export type RentalQuery = Omit<z.input<typeof searchRentals.body>, 'term'>

/**
 * Returns the filters of the URL; unreadable ones are ignored. Days are those of the company's zone. The list without
 * an order shows what comes next first; a search then shows the best match first.
 */
export function rentalQuery(params: URLSearchParams, zone: string): RentalQuery {
  const dayOf = (name: string) => LocalDate.safeParse(params.get(name)).data
  const [agencyId, categoryId, sourceId, from, to] = [
    idParam(params, 'agency'),
    idParam(params, 'category'),
    idParam(params, 'source'),
    dayOf('from'),
    dayOf('to'),
  ]
  const status = chosenStatuses(params.get('status') ?? '').join(',')
  const sort = choiceParam(params, 'order', rentalSorts) ?? (params.get('q') ? undefined : 'next')
  return {
    ...(status && { status }),
    ...(agencyId && { agencyId }),
    ...(categoryId && { categoryId }),
    ...(sourceId && { sourceId }),
    ...(from && { start: toInstant(`${from}T00:00`, zone) }),
    ...(to && { end: addClockMinutes(toInstant(`${to}T00:00`, zone), 1440, zone) }),
    ...(params.get('late') && { isLate: 'true' as const }),
    ...(params.get('unpaid') && { isUnpaid: 'true' as const }),
    ...(sort && { sort }),
  }
}

/** Returns true when the URL filters the list in any way. */
export function isFiltered({ sort: _, ...filters }: RentalQuery, term: string): boolean {
  return term !== '' || Object.keys(filters).length > 0
}
