import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** The stored answer to a write that had a key. */
export type StoredResponse = { requestHash: Buffer; status: number; headers: Record<string, string>; body: unknown }

/** The user or the API key whose write is kept, by its column. */
export type Writer = { column: 'user_id' | 'api_key_id'; id: number }

/** Reserves the key for this transaction; false when it was already used. A key older than a day is free again. */
export async function reserveKey(tx: Tx, writer: Writer, key: string, requestHash: Buffer): Promise<boolean> {
  const result = await sql`
    insert into idempotency_keys as kept (${of(writer)}, key, request_hash) values (${writer.id}, ${key}, ${requestHash})
    on conflict (${of(writer)}, key) do update
      set request_hash = excluded.request_hash, created_at = now(), status = null, headers = null, body = null
      where kept.created_at < now() - interval '24 hours'
    returning key`.execute(tx)
  return result.rows.length === 1
}

/** Returns the first answer given under the key. */
export async function loadResponse(tx: Tx, writer: Writer, key: string): Promise<StoredResponse> {
  const result = await sql<StoredResponse>`
    select request_hash, status, headers, body from idempotency_keys
    where ${of(writer)} = ${writer.id} and key = ${key}`.execute(tx)
  return result.rows[0] as StoredResponse
}

/** Releases the key, so that a refused write may be retried with it. */
export async function releaseKey(tx: Tx, writer: Writer, key: string): Promise<void> {
  await sql`delete from idempotency_keys where ${of(writer)} = ${writer.id} and key = ${key}`.execute(tx)
}

/** Stores the answer with the write, so that both exist or neither. */
export async function storeResponse(
  tx: Tx,
  writer: Writer,
  key: string,
  response: { status: number; headers: Record<string, string>; body: unknown },
): Promise<void> {
  const body = response.body === undefined ? null : JSON.stringify(response.body)
  await sql`
    update idempotency_keys
    set status = ${response.status}, headers = ${JSON.stringify(response.headers)}::jsonb, body = ${body}::jsonb
    where ${of(writer)} = ${writer.id} and key = ${key}`.execute(tx)
}

/** Deletes the keys whose day is over. */
export async function deleteOldKeys(tx: Tx): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`.execute(tx)
}

function of({ column }: Writer) {
  return sql.ref(column)
}
