import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** A change in a company, as stored for its listeners. */
export type StoredEvent = { id: number; companyId: number; top: string; key: string | null }

/** The channel of notifications about new events. */
export const channel = 'filao_events'

/** Stores an event in the transaction of its change, and notifies listeners at the commit. */
export async function insertEvent(tx: Tx, event: Omit<StoredEvent, 'id'>): Promise<void> {
  await tx.insertInto('events').values(event).execute()
  await sql`select pg_notify(${sql.lit(channel)}, '')`.execute(tx)
}

/**
 * Lists the events of the last minute, of every company. Numbers are given before the commit, so a later one may come
 * first.
 */
export async function listRecentEvents(tx: Tx): Promise<StoredEvent[]> {
  return await tx
    .selectFrom('events')
    .select(['id', 'companyId', 'top', 'key'])
    .where('at', '>', sql<string>`clock_timestamp() - interval '1 minute'`)
    .orderBy('id')
    .execute()
}

/**
 * Lists the events that a listener may have missed since an event; undefined when that event is no longer stored. A few
 * may come again.
 */
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

/** Deletes events that no listener can resume from. */
export async function deleteOldEvents(tx: Tx): Promise<void> {
  await tx.deleteFrom('events').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
}
