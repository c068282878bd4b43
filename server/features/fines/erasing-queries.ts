import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Takes the comments from the notices about a driver or rentals. Returns the ids of these notices. */
export async function blankFines(
  tx: Tx,
  companyId: number,
  { driverId, rentalIds }: { driverId: number; rentalIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update fines set comments = null
    where company_id = ${companyId} and (driver_id = ${driverId} or rental_id = any(${[...rentalIds]}::int[]))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
