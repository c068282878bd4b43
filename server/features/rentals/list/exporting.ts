import type { exportRentals as exportCall } from '@filao/domain/rentals/contract'
import { rentalColumns } from '@filao/domain/rentals/rental-columns'
import { searchWords } from '#features/customers/public'
import { auditExport, author } from '#platform/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { listRentalIds, listRentalsById, searchRentals } from '../queries.ts'

/** Exports the rentals that the list shows for the same filters, or that its search finds, as a table file. */
export async function exportRentals(call: Call<typeof exportCall>) {
  const { companyId } = call.params
  const { status, ...others } = call.query
  const ids = call.query.search ? await foundIds(call) : await listRentalIds(call.tx, companyId, call.query)
  await auditExport(call.tx, author(call), { rentals: ids.length, status: status?.join(','), ...others })
  return tableFile(call, {
    name: { fr: 'locations', en: 'rentals' },
    columns: rentalColumns,
    ids,
    read: (tx, part) => listRentalsById(tx, companyId, part),
  })
}

/** Searches all rentals, then keeps those in the chosen statuses, as the list does. */
async function foundIds({ tx, params, query }: Call<typeof exportCall>): Promise<number[]> {
  const { search = '', status } = query
  const found = await searchRentals(tx, params.companyId, search, searchWords(search))
  return found.filter((rental) => !status?.length || status.includes(rental.status)).map(({ id }) => id)
}
