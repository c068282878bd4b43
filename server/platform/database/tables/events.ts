import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** What changed, as it is told. */
export type StoredEvent = { id: number; companyId: number; top: string; key: string | null }

/** Whoever listens on it looks for new events. */
export const channel = 'filao_events'

/** Keeps an event with the change it tells of, and wakes those who wait for it at the commit. */
export async function insertEvent(tx: Tx, event: Omit<StoredEvent, 'id'>): Promise<void> {
  await tx.insertInto('events').values(event).execute()
  await sql`select pg_notify(${sql.lit(channel)}, '')`.execute(tx)
}

/** The events of the last minute, of every company. Numbers are given before the commit, so a later one may come first. */
export async function listRecentEvents(tx: Tx): Promise<StoredEvent[]> {
  return await tx
    .selectFrom('events')
    .select(['id', 'companyId', 'top', 'key'])
    .where('at', '>', sql<string>`clock_timestamp() - interval '1 minute'`)
    .orderBy('id')
    .execute()
}

/** What a listener may have missed since an event; undefined when that event is no longer known. A few may come again. */
export async function listEventsSince(tx: Tx, companyId: number, id: number): Promise<StoredEvent[] | undefined> {
  const last = await tx
    .selectFrom('events')
    .select('at')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!last) return undefined
  return await tx
    .selectFrom('events')
    .select(['id', 'companyId', 'top', 'key'])
    .where('companyId', '=', companyId)
    .where('id', '!=', id)
    .where('at', '>', sql<string>`${last.at}::timestamptz - interval '1 minute'`)
    .orderBy('id')
    .limit(1000)
    .execute()
}

/** Forgets what nobody can still be waiting for. */
export async function deleteOldEvents(tx: Tx): Promise<void> {
  await tx.deleteFrom('events').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
}
