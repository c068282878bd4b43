import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { type LockedRental, rentalColumns } from '../record/queries.ts'

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
