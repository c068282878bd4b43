import type { AuthorKind } from '@filao/domain/access/author'
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
    .values(entries.map((entry) => ({ ...entry, authorKind: authorKindOf(entry), at, apiKeyId })))
    .execute()
}

function authorKindOf({ authorKind, userId }: Insertable<Schema['auditEntries']>) {
  const byDefault = userId === null || userId === undefined ? 'job' : 'member'
  return sql<AuthorKind>`coalesce(${authorKind ?? null}, case when ${apiKeyId} is null then ${byDefault} else 'program' end)`
}

/**
 * Returns the kind of the author of an entry under this alias. Entries of before name a customer by nothing but the
 * answer itself.
 */
export function authorKindColumn(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<AuthorKind>`coalesce(${column('author_kind')}, case
    when ${column('user_id')} is not null then 'member'
    when ${column('api_key_id')} is not null then 'program'
    when ${column('entity')} = 'rental' and ${column('action')} in ('pending', 'validating', 'cancelled') then 'customer'
    else 'job' end)`
}
