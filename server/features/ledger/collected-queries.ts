import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

type Rental = { companyId: number; rentalId: number; sourceId: number | null }

/**
 * Lists the sources whose rows do not add up to what the account of a rental says that they collected, with the
 * difference: what is taken back first. The amount of the account is that of the rental's source of now.
 */
export async function listUnwritten(tx: Tx, { companyId, rentalId, sourceId }: Rental) {
  const { rows } = await sql<{ sourceId: number; cents: number }>`
    select source_id, sum(cents)::int as cents from (
      select ${sourceId}::int as source_id, cents from ledger_entries
      where company_id = ${companyId} and rental_id = ${rentalId} and kind = 'collected_by_source'
      union all
      select source_id, -cents from collected_amounts where company_id = ${companyId} and rental_id = ${rentalId}
    ) amount
    where source_id is not null
    group by 1 having sum(cents) <> 0
    order by 2, 1`.execute(tx)
  return rows
}

/** Stores a change of what a source collected. Returns its id. */
export async function insertCollected(tx: Tx, row: Insertable<Schema['collectedAmounts']>): Promise<number> {
  const { id } = await tx.insertInto('collectedAmounts').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
