import type { Insertable } from 'kysely'
import type { Tx } from './connect.ts'
import type { Schema } from './schema.ts'

/** Appends to the audit trail; the database refuses to change or remove what it holds. */
export async function insertAuditEntries(tx: Tx, entries: Insertable<Schema['auditEntries']>[]): Promise<void> {
  await tx.insertInto('auditEntries').values(entries).execute()
}
