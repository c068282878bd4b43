import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Every company, asked in the scope of the system. */
export async function listCompanyIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('companies').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Offers of the company that are no longer good, oldest first, at most `limit`. Nobody else changes them meanwhile. */
export async function lockLapsed(tx: Tx, companyId: number, now: string, limit: number): Promise<number[]> {
  const isOver = sql<boolean>`(status = 'quote' and valid_until < ${now}::timestamptz)
    or (status = 'validating' and starts_at < ${now}::timestamptz)`
  const rows = await tx
    .selectFrom('rentals')
    .select('id')
    .where('companyId', '=', companyId)
    .where(isOver)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}
