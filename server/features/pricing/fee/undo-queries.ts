import { sql } from 'kysely'
import type { Undoable } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'

/** Locks imported fees. Nothing keeps them: agreed prices have what they charge. */
export async function lockImportedFees(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  const { rows } = await sql<Undoable>`
    select id, name, null as reason from fees
    where company_id = ${companyId} and id = any(${ids}::int[]) and archived_at is null order by id for update`.execute(
    tx,
  )
  return rows
}

/** Removes fees as an agent does: they are archived, since the history of rentals names them. */
export async function removeImportedFees(tx: Tx, companyId: number, ids: number[]): Promise<void> {
  await sql`update fees set archived_at = now() where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
