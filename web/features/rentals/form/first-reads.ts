import { listAgencies, listCustomers, listOptions } from '#api/calls'
import { readOf } from '#api/input'
import type { FirstReads } from '#session/screen'

/** The agencies, options and customers that a new rental chooses from. */
export const newRentalReads: FirstReads = ({ id }) => [
  readOf(listAgencies, { params: { companyId: id } }),
  readOf(listOptions, { params: { companyId: id } }),
  readOf(listCustomers, { params: { companyId: id }, query: { limit: 20 } }),
]
