import { inEuros } from '@filao/domain/kernel/money'
import { sql } from 'kysely'
import { rentalRows } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'

/** Loads the rentals of these ids as a list shows them, by id. */
export async function loadRentalsById(tx: Tx, companyId: number, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await rentalRows(tx, companyId).where(sql<boolean>`rentals.id = any(${ids}::int[])`).execute()
  return new Map(rows.map((row) => [row.id, inEuros(row)]))
}
