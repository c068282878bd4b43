import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** The stored answer to a write that had a key. */
export type KeptAnswer = { requestHash: Buffer; status: number; headers: Record<string, string>; body: unknown }

/** Reserves the key for this transaction; false when it was already used. A key older than a day is free again. */
export async function reserveKey(tx: Tx, userId: number, key: string, requestHash: Buffer): Promise<boolean> {
  const result = await sql`
    insert into idempotency_keys as kept (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, created_at = now(), status = null, headers = null, body = null
      where kept.created_at < now() - interval '24 hours'
    returning key`.execute(tx)
  return result.rows.length === 1
}

/** Returns the first answer given under the key. */
export async function loadAnswer(tx: Tx, userId: number, key: string): Promise<KeptAnswer> {
  const result = await sql<KeptAnswer>`
    select request_hash, status, headers, body from idempotency_keys
    where user_id = ${userId} and key = ${key}`.execute(tx)
  return result.rows[0] as KeptAnswer
}

/** Releases the key, so that a refused write may be retried with it. */
export async function releaseKey(tx: Tx, userId: number, key: string): Promise<void> {
  await sql`delete from idempotency_keys where user_id = ${userId} and key = ${key}`.execute(tx)
}

/** Stores the answer with the write, so that both exist or neither. */
export async function keepAnswer(
  tx: Tx,
  userId: number,
  key: string,
  answer: { status: number; headers: Record<string, string>; body: unknown },
): Promise<void> {
  const body = answer.body === undefined ? null : JSON.stringify(answer.body)
  await sql`
    update idempotency_keys
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb, body = ${body}::jsonb
    where user_id = ${userId} and key = ${key}`.execute(tx)
}

/** Deletes the keys whose day is over. */
export async function deleteOldKeys(tx: Tx): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`.execute(tx)
}
