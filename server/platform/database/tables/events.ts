import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** A change in a company, as stored for its listeners. */
export type StoredEvent = { id: number; at: string; companyId: number; top: string; key: string | null }

/** The channel of notifications about new events. */
export const channel = 'filao_events'

/** Stores an event in the transaction of its change, and notifies listeners at the commit. */
export async function insertEvent(tx: Tx, event: Omit<StoredEvent, 'id' | 'at'>): Promise<void> {
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
    .select(['id', 'at', 'companyId', 'top', 'key'])
    .where('at', '>', sql<string>`clock_timestamp() - interval '1 minute'`)
    .orderBy('id')
    .execute()
}

/**
 * Returns the position of a listener who has heard of everything up to now: the database's clock, in milliseconds of
 * Unix time.
 */
export async function readPosition(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    ms: number
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(tx)
  return rows[0]?.ms ?? Number.NaN
}

/** The longest time in milliseconds from storing an event to its commit, before which nobody sees it. */
const uncommittedMs = 10_000

/** Events stay this long, in milliseconds. */
const storedMs = 86_400_000

/** The most missed events that are listed. */
const mostMissed = 1000

/**
 * Lists the company's events since an earlier position; undefined when some of them are no longer stored, or too many.
 * Those that may have been committed after that position come too, so a few may come again.
 */
export async function listEventsSince(
  tx: Tx,
  companyId: number,
  { position, now }: { position: number; now: number },
): Promise<StoredEvent[] | undefined> {
  const fromMs = position - uncommittedMs
  if (!(fromMs > now - storedMs && fromMs <= now)) return undefined
  const events = await tx
    .selectFrom('events')
    .select(['id', 'at', 'companyId', 'top', 'key'])
    .where('companyId', '=', companyId)
    .where('at', '>', new Date(fromMs).toISOString())
    .orderBy('id')
    .limit(mostMissed + 1)
    .execute()
  return events.length > mostMissed ? undefined : events
}

/** Deletes events that no listener can resume from. */
export async function deleteOldEvents(tx: Tx): Promise<void> {
  await tx.deleteFrom('events').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
}
