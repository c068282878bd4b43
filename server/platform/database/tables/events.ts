import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** A change in a company, as stored for its listeners. */
export type StoredEvent = { id: number; companyId: number; top: string; key: string | null }

/** The channel of notifications about new events. */
export const channel = 'filao_events'

/** The time for which events are stored: a day. */
const keptMs = 86_400_000

/** Stores an event in the transaction of its change, and notifies listeners at the commit. */
export async function insertEvent(tx: Tx, event: Omit<StoredEvent, 'id'>): Promise<void> {
  await tx.insertInto('events').values(event).execute()
  await sql`select pg_notify(${sql.lit(channel)}, '')`.execute(tx)
}

/**
 * Lists the events of the last minute and of the time before it that nobody has read, in milliseconds, of every
 * company. Numbers are given before the commit, so a later one may come first.
 */
export async function listRecentEvents(tx: Tx, unreadMs: number): Promise<StoredEvent[]> {
  return await tx
    .selectFrom('events')
    .select(['id', 'companyId', 'top', 'key'])
    .where('at', '>', sql<string>`clock_timestamp() - (60000 + ${unreadMs}::float8) * interval '1 millisecond'`)
    .orderBy('id')
    .execute()
}

/** The most events that are listed; a listener that missed more reads everything again instead. */
const mostMissed = 1000

/** Returns the time of the database's clock, in Unix milliseconds. */
export async function readClock(tx: Tx): Promise<number> {
  const { ms } = await tx
    .selectNoFrom(sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8`.as('ms'))
    .executeTakeFirstOrThrow()
  return ms
}

/** Returns the time of a company's event, in Unix milliseconds; undefined when it is no longer stored. */
export async function timeOfEvent(tx: Tx, companyId: number, id: number): Promise<number | undefined> {
  const event = await tx
    .selectFrom('events')
    .select(sql<number>`floor(extract(epoch from at) * 1000)::float8`.as('ms'))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return event?.ms
}

/** A time, and the database's clock, in Unix milliseconds. */
type Since = { since: number; now: number }

/**
 * Lists the events of a company since a time; undefined when they are too many, or when some may have been deleted.
 */
export async function listEventsSince(
  tx: Tx,
  companyId: number,
  { since, now }: Since,
): Promise<StoredEvent[] | undefined> {
  if (since < now - keptMs) return undefined
  const missed = await tx
    .selectFrom('events')
    .select(['id', 'companyId', 'top', 'key'])
    .where('companyId', '=', companyId)
    .where('at', '>=', sql<string>`to_timestamp(${since}::float8 / 1000)`)
    .orderBy('id')
    .limit(mostMissed + 1)
    .execute()
  return missed.length > mostMissed ? undefined : missed
}

/** Deletes events that no listener can resume from. */
export async function deleteOldEvents(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('events')
    .where('at', '<', sql<string>`now() - ${keptMs}::float8 * interval '1 millisecond'`)
    .execute()
}
