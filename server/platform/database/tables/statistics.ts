import type { Database } from '../connect.ts'

/** Updates the planner's statistics after a bulk insert. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.pool.query('vacuum analyze')
}
