import type { Database } from '#platform/database/connect'
import { deleteOldEvents } from '#platform/database/tables/events'
import { deleteOldKeys } from '#platform/database/tables/idempotency-keys'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { deleteOldAccess } from './user/queries.ts'

/** Deletes expired rows: attempts, used links, sessions, answers kept for a day, and sent events. */
export async function forgetOld(db: Database): Promise<void> {
  await inTransaction(db, { identity: true }, async (tx) => {
    await deleteOldAccess(tx)
    await deleteOldKeys(tx)
    await deleteOldEvents(tx)
  })
}
