import { listAgencies } from '@filao/domain/company/contract'
import { listCustomers } from '@filao/domain/customers/contract'
import { listOptions } from '@filao/domain/fleet/contract'
import { urlOf } from '#api/input'
import type { FirstReads } from '#app/screen'

/** The agencies, options and customers that a new rental chooses from. */
export const newRentalReads: FirstReads = ({ id }) => [
  urlOf(listAgencies.path, { params: { companyId: id } }),
  urlOf(listOptions.path, { params: { companyId: id } }),
  urlOf(listCustomers.path, { params: { companyId: id }, query: { limit: 20 } }),
]
