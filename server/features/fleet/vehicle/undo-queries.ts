import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { sql } from 'kysely'
import type { Undoable } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'

/**
 * Locks imported vehicles, and returns them with what uses them: a rental, an unavailability, a damage, a deadline, a
 * fine, a calendar.
 */
export async function lockImportedVehicles(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  await sql`select id from vehicles where company_id = ${companyId} and id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Undoable>`
    select v.id, v.registration_number as name, case
      when exists (select from rentals r where r.company_id = v.company_id and r.vehicle_id = v.id)
        or exists (select from vehicle_changes r where r.company_id = v.company_id and r.vehicle_id = v.id) then 'rental'
      when exists (select from damages d where d.company_id = v.company_id and d.vehicle_id = v.id) then 'damage'
      when exists (select from unavailabilities u where u.company_id = v.company_id and u.vehicle_id = v.id) then 'unavailability'
      when exists (select from deadlines d where d.company_id = v.company_id and d.vehicle_id = v.id)
        or exists (select from deadline_visits d where d.company_id = v.company_id and d.vehicle_id = v.id) then 'deadline'
      when exists (select from fines f where f.company_id = v.company_id and f.vehicle_id = v.id) then 'fine'
      when exists (select from calendars c where c.company_id = v.company_id and c.vehicle_id = v.id) then 'calendar'
    end as reason
    from vehicles v where v.company_id = ${companyId} and v.id = any(${ids}::int[]) order by v.id`.execute(tx)
  return rows.map((row) => ({ ...row, name: formatPlate(row.name) }))
}

/** Deletes vehicles that nothing uses. */
export async function deleteImportedVehicles(tx: Tx, companyId: number, ids: number[]): Promise<void> {
  await sql`delete from vehicles where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
