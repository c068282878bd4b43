import { listAgencies } from '@filao/domain/company/contract'
import { listCustomers } from '@filao/domain/customers/contract'
import { listOptions } from '@filao/domain/fleet/contract'
import { readOf } from '#api/input'
import type { FirstReads } from '#session/screen'

/** The agencies, options and customers that a new rental chooses from. */
export const newRentalReads: FirstReads = ({ id }) => [
  readOf(listAgencies, { params: { companyId: id } }),
  readOf(listOptions, { params: { companyId: id } }),
  readOf(listCustomers, { params: { companyId: id }, query: { limit: 20 } }),
]
