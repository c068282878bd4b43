import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import type { KeptReason } from '@filao/domain/imports/undo'
import { sql } from 'kysely'
import type { Undoable } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'
import { asJson, keptReason } from '#platform/database/references'
import { beginErasing } from '#platform/database/tables/erasing'
import { blankAudited, personalNames } from './erasing-queries.ts'
import { inDispute, wasMerged } from './kept-reasons.ts'

type Found = NamedCustomer & { id: number; reason: KeptReason | null }

/**
 * Locks imported customers, and returns them with what uses them. Nothing is erased while there is a dispute.
 */
export async function lockImportedCustomers(tx: Tx, companyId: number, ids: number[]): Promise<Undoable[]> {
  await sql`select id from customers where company_id = ${companyId} and id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Found>`
    select c.id, c.kind, c.company_name, c.first_name, c.last_name, null as title,
      case when c.disputed_since is not null then ${asJson(inDispute)}
        else ${keptReason('customers', 'c', [{ reason: wasMerged, condition: sql<boolean>`c.merged_into_id is not null` }])} end as reason
    from customers c where c.company_id = ${companyId} and c.id = any(${ids}::int[]) order by c.id`.execute(tx)
  return rows.map(({ id, reason, ...name }) => ({ id, name: customerName(name), reason }))
}

/** Deletes customers, and what the audit trail says about them. */
export async function deleteImportedCustomers(tx: Tx, companyId: number, ids: number[]): Promise<void> {
  await beginErasing(tx)
  await blankAudited(tx, companyId, ids, personalNames)
  await sql`delete from customers where company_id = ${companyId} and id = any(${ids}::int[])`.execute(tx)
}
