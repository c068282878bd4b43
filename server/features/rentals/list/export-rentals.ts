import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { inEuros } from '@filao/domain/kernel/money'
import type { exportRentals as exportCall } from '@filao/domain/rentals/contract'
import { rentalColumns } from '@filao/domain/rentals/rental-columns'
import { searchWords } from '#features/customers/public'
import { auditExport, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { listRentalIds, listRentalsById, searchRentalIds, type TypedSearch } from './list-queries.ts'

/** Exports the rentals that the list shows for the same filters, or that its search finds, as a table file. */
export async function exportRentals(call: Call<typeof exportCall>) {
  const { tx, now, params, query } = call
  const { companyId } = params
  const { search, status, ids: chosen, ...others } = query
  const filter = { ...query, now }
  const ids = search
    ? await searchRentalIds(tx, companyId, filter, typedSearch(search))
    : await listRentalIds(tx, companyId, filter)
  const requested = { ...others, search, status: status?.join(','), ids: chosen?.join(',') }
  await auditExport(tx, author(call), { rentals: ids.length, ...requested })
  return await tableFile(call, {
    name: { fr: 'locations', en: 'rentals' },
    columns: rentalColumns,
    ids,
    read: async (one, part) => (await listRentalsById(one, companyId, part)).map((row) => inEuros(row)),
  })
}

/** Returns a typed term in the three ways in which it is compared: with numbers, plates and customers. */
export function typedSearch(term: string): TypedSearch {
  return { term, plate: normalisePlate(term), words: searchWords(term) }
}
