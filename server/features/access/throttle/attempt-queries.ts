import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The number of attempts of a subject within some minutes, and the seconds since the last one; null without any. */
export type Tally = { count: number; secondsAgo: number | null }

/** Counts the attempts of each subject within the last `minutes`, in the order of the subjects. */
export async function countAttempts(tx: Tx, subjects: Buffer[], minutes: number): Promise<Tally[]> {
  const rows = await tx
    .selectFrom('attempts')
    .select((row) => [
      'subject',
      row.fn.countAll<number>().as('count'),
      sql<number>`floor(extract(epoch from clock_timestamp() - max(at)))::int`.as('secondsAgo'),
    ])
    .where('subject', 'in', subjects)
    .where('at', '>', sql<string>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .groupBy('subject')
    .execute()
  return subjects.map((subject) => rows.find((row) => row.subject.equals(subject)) ?? { count: 0, secondsAgo: null })
}

export async function insertAttempts(tx: Tx, subjects: Buffer[]): Promise<void> {
  await tx
    .insertInto('attempts')
    .values(subjects.map((subject) => ({ subject })))
    .execute()
}

export async function deleteAttempts(tx: Tx, subjects: Buffer[]): Promise<void> {
  await tx.deleteFrom('attempts').where('subject', 'in', subjects).execute()
}

/** Deletes the latest attempt of the subject; two transactions never delete the same one. */
export async function deleteLatestAttempt(tx: Tx, subject: Buffer): Promise<void> {
  await sql`
    delete from attempts where ctid in (
      select ctid from attempts where subject = ${subject} order by at desc limit 1 for update skip locked
    )`.execute(tx)
}

/** Locks the subject until the transaction ends. */
export async function lockSubject(tx: Tx, subject: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${subject.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

/**
 * Returns the seconds until the subject has fewer than `most` attempts within the last minute. Null if it may try now.
 */
export async function findWait(tx: Tx, subject: Buffer, most: number): Promise<number | null> {
  const row = await tx
    .selectFrom('attempts')
    .select(
      sql<number>`greatest(1, ceil(extract(epoch from at + interval '1 minute' - clock_timestamp())))::int`.as(
        'seconds',
      ),
    )
    .where('subject', '=', subject)
    .where('at', '>', sql<string>`clock_timestamp() - interval '1 minute'`)
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.seconds ?? null
}
