import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../connect.ts'

/** Locks a name until this transaction ends: others that lock the same name wait. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  const key = createHash('sha256').update(name).digest().readBigInt64BE().toString()
  await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx)
}
