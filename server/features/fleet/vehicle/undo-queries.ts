import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { sql } from 'kysely'
import type { Undoable } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'
import { keptReason } from '#platform/database/references'

/** Locks imported vehicles, and returns them with what uses them. */
export async function lockImportedVehicles(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  await sql`select id from vehicles where company_id = ${companyId} and id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Undoable>`
    select v.id, v.registration_number as name, ${keptReason('vehicles', 'v')} as reason
    from vehicles v where v.company_id = ${companyId} and v.id = any(${ids}::int[]) order by v.id`.execute(tx)
  return rows.map((row) => ({ ...row, name: formatPlate(row.name) }))
}

/** Deletes vehicles that nothing uses. */
export async function deleteImportedVehicles(tx: Tx, companyId: number, ids: number[]): Promise<void> {
  await sql`delete from vehicles where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
