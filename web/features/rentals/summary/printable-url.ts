import { printRental } from '#api/calls'
import { urlOf } from '#api/input'

/** Returns the URL of a rental's printed document, for its own tab. */
export function printableUrl(companyId: number, id: number): string {
  return urlOf(printRental.path, { params: { companyId, id } })
}
