import { printRental } from '@filao/domain/rentals/contract'
import { urlOf } from '#api/input'

/** Where the server prints a rental's document, for a tab of its own. */
export function printableUrl(companyId: number, id: number): string {
  return urlOf(printRental.path, { params: { companyId, id } })
}
