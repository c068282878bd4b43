import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { namesCustomer } from '#platform/database/tables/erasing'

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

/** Lists the notices of which a change named a customer as driver, before or after it. */
export async function listChangedFineIds(tx: Tx, companyId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.entity_id as id from audit_entries a
    where a.company_id = ${companyId} and a.entity = 'fine' and ${namesCustomer(id)}`.execute(tx)
  return rows.map(({ id: fineId }) => fineId)
}
