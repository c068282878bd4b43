import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { type LockedRental, rentalColumns } from '../queries.ts'

/** Lists every company, in the scope of the system. */
export async function listCompanyIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('companies').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks the company's expired offers and returns their columns, lowest id first, at most `limit`. Skips those that
 * another transaction is changing.
 */
export async function lockLapsed(tx: Tx, companyId: number, now: string, limit: number): Promise<LockedRental[]> {
  const isOver = sql<boolean>`(status = 'quote' and valid_until < ${now}::timestamptz)
    or (status = 'validating' and starts_at < ${now}::timestamptz)`
  return await tx
    .selectFrom('rentals')
    .select(rentalColumns)
    .where('companyId', '=', companyId)
    .where(isOver)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
