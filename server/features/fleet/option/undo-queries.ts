import { sql } from 'kysely'
import type { Undoable } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'

/** Locks imported options, and returns them with what uses them: a rental, or the rules for drivers. */
export async function lockImportedOptions(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  await sql`select id from options where company_id = ${companyId} and id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Undoable>`
    select o.id, o.name, case
      when exists (select from rental_options r where r.company_id = o.company_id and r.option_id = o.id) then 'rental'
      when exists (select from driver_rules r where r.company_id = o.company_id and r.young_driver_option_id = o.id)
        or exists (select from categories c where c.company_id = o.company_id and c.young_driver_option_id = o.id) then 'rules'
    end as reason
    from options o where o.company_id = ${companyId} and o.id = any(${ids}::int[]) order by o.id`.execute(tx)
  return rows
}

/** Deletes options that nothing uses. */
export async function deleteImportedOptions(tx: Tx, companyId: number, ids: number[]): Promise<void> {
  await sql`delete from options where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
