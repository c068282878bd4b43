import type { Database } from '#platform/database/connect'
import { deleteOldEvents } from '#platform/database/tables/events'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { deleteOldAccess } from './queries.ts'

/** Forgets what is too old to matter: attempts, used-up links and sessions, answers kept for a day, told changes. */
export async function forgetOld(db: Database): Promise<void> {
  await inTransaction(db, { identity: true }, async (tx) => {
    await deleteOldAccess(tx)
    await deleteOldEvents(tx)
  })
}
