import { type Insertable, sql } from 'kysely'
import type { Tx } from '../connect.ts'
import type { Schema } from '../schema.ts'

/** The instant at which the transaction's changes are decided: the call's, else the database's own. */
const at = sql<string>`coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())`

/** The key of the program that writes; null for people and the system. */
const apiKeyId = sql<number>`nullif(current_setting('app.key_id', true), '')::int`

/** Appends to the audit trail; the database refuses to change or remove entries. */
export async function insertAuditEntries(tx: Tx, entries: Insertable<Schema['auditEntries']>[]): Promise<void> {
  await tx
    .insertInto('auditEntries')
    .values(entries.map((entry) => ({ ...entry, at, apiKeyId })))
    .execute()
}
