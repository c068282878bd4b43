import type { Database } from '../connect.ts'

/** Counts what the tables hold now, so that queries are planned for it: after much was written at once. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.pool.query('vacuum analyze')
}
