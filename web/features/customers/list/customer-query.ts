import { customerRentals, customerSorts } from '@filao/domain/customers/customer-filter'
import { languages } from '@filao/domain/kernel/language'
import type { z } from 'zod'
import type { exportCustomers } from '#api/calls'
import { choiceParam } from '#ui/url-param'

/** The URL's names of the filters beside the search and the toggles. */
export const filterParams = ['language']

/** The filters and the order of a list of customers, as the calls take them. */
type CustomerQuery = z.input<typeof exportCustomers.query>

/** Returns the filters and the order of the URL; unreadable ones are ignored. */
export function customerQuery(url: URLSearchParams): CustomerQuery {
  const search = url.get('q')
  const rental = choiceParam(url, 'rental', customerRentals)
  const language = choiceParam(url, 'language', languages)
  const sort = choiceParam(url, 'order', customerSorts)
  return {
    ...(search && { search }),
    ...(rental && { rental }),
    ...(language && { language }),
    ...(url.get('unpaid') && { isUnpaid: 'true' as const }),
    ...(url.get('expired') && { isLicenseExpired: 'true' as const }),
    ...(url.get('excluded') && { isExcluded: 'true' as const }),
    ...(sort && { sort }),
  }
}

/** Returns true when the URL filters the list in any way. */
export function isFiltered({ sort: _, ...filters }: CustomerQuery): boolean {
  return Object.keys(filters).length > 0
}
