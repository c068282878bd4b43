import { sql } from 'kysely'
import type { Undoable } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'
import { keptReason } from '#platform/database/references'

/** Locks imported options, and returns them with what uses them. */
export async function lockImportedOptions(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  await sql`select id from options where company_id = ${companyId} and id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Undoable>`
    select o.id, o.name, ${keptReason('options', 'o')} as reason
    from options o where o.company_id = ${companyId} and o.id = any(${ids}::int[]) order by o.id`.execute(tx)
  return rows
}

/** Deletes options that nothing uses. */
export async function deleteImportedOptions(tx: Tx, companyId: number, ids: number[]): Promise<void> {
  await sql`delete from options where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
