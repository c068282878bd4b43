import { sql } from 'kysely'
import { inDispute } from '#features/customers/public'
import type { Undoable } from '#features/imports/public'
import { deleteCollected } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { keptReason } from '#platform/database/references'
import type { Author } from '#platform/feature/audit'
import { enterInJournal } from '../record/source-terms.ts'

/** The reason for which a rental stays that was changed after its import. */
export const changedSince = { code: 'changed', fr: 'elle a changé depuis', en: 'it has changed since', rank: 7 }

/**
 * Locks imported rentals, and returns them with what happened to them since. Every change of a rental by staff or by
 * the customer has an entry of the audit trail after that of the import.
 */
export async function lockImportedRentals(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  await sql`select id from rentals where company_id = ${companyId} and id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Undoable>`
    select r.id, r.public_id as name, ${keptReason('rentals', 'r', others)} as reason
    from rentals r where r.company_id = ${companyId} and r.id = any(${ids}::int[]) order by r.id`.execute(tx)
  return rows
}

const dispute = sql<boolean>`exists (select from customers o where o.company_id = r.company_id and o.disputed_since is not null
  and (o.id in (r.customer_id, r.billed_customer_id) or exists (select from rental_drivers d
    where d.company_id = r.company_id and d.rental_id = r.id and d.customer_id = o.id)))`

const changed = sql<boolean>`exists (select from audit_entries a where a.company_id = r.company_id and a.entity = 'rental'
  and a.entity_id = r.id and a.action <> 'imported')`

const others = [
  { reason: inDispute, condition: dispute },
  { reason: changedSince, condition: changed },
]

/** Deletes rentals with what they hold of their vehicles, and takes back what their sources collected. */
export async function deleteImportedRentals(
  tx: Tx,
  companyId: number,
  ids: number[],
  { by, now }: { by: Author; now: string },
): Promise<void> {
  const collected = await deleteCollected(tx, companyId, ids)
  for (const id of collected) await enterInJournal(tx, { companyId, id }, by.userId, now)
  await sql`delete from rentals where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
