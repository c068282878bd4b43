import { sql } from 'kysely'
import type { Tx } from '../connect.ts'
import { within } from '../tenancy/tenant.ts'

/** Lets the rest of this transaction blank audit entries and delete kept documents, which is refused otherwise. */
export async function beginErasing(tx: Tx): Promise<void> {
  await sql`select set_config('app.erasing', 'on', true)`.execute(tx)
}

type Changes = Record<string, [unknown, unknown]>

/** Rewrites the changes of the audit entries about these things. Their author, time, thing and action stay. */
export async function rewriteAuditEntries(
  tx: Tx,
  companyId: number,
  of: { entity: string; ids: readonly number[] },
  rewrite: (changes: Changes) => Changes,
): Promise<void> {
  if (of.ids.length === 0) return
  const { rows } = await sql<{ id: number; changes: Changes }>`
    select id, changes from audit_entries
    where company_id = ${companyId} and entity = ${of.entity} and entity_id = any(${[...of.ids]}::int[])`.execute(tx)
  await storeChanges(tx, rows, rewrite)
}

/** Blanks the values in exports' entries that contain one of the texts: the filters that somebody typed. */
export async function blankExportFilters(tx: Tx, companyId: number, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  const { rows } = await sql<{ id: number; changes: Changes }>`
    select id, changes from audit_entries
    where company_id = ${companyId} and entity = 'company' and entity_id = ${companyId} and action = 'exported'
      and ${containsOne(sql`changes::text`, texts)}`.execute(tx)
  await storeChanges(tx, rows, (changes) => {
    return Object.fromEntries(
      Object.entries(changes).map(([key, [before, after]]) => [
        key,
        [before, typeof after === 'string' ? null : after],
      ]),
    )
  })
}

async function storeChanges(
  tx: Tx,
  entries: readonly { id: number; changes: Changes }[],
  rewrite: (changes: Changes) => Changes,
): Promise<void> {
  const changed = entries
    .map(({ id, changes }) => ({ id, before: JSON.stringify(changes), after: JSON.stringify(rewrite(changes)) }))
    .filter(({ before, after }) => before !== after)
  if (changed.length === 0) return
  await sql`
    update audit_entries a set changes = one.changes::jsonb
    from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ after }) => after)}::text[]) as one (id, changes)
    where a.id = one.id`.execute(tx)
}

/**
 * Selects, as JSON, the ids of the customers whom an audit entry `a` about a rental or a notice names, before or after
 * its change.
 */
export const namedByChange = sql`select jsonb_path_query(
  jsonb_build_array(a.changes -> 'customerId', a.changes -> 'billedCustomerId', a.changes -> 'additionalDriverIds',
    a.changes -> 'driverId'),
  'strict $.** ? (@.type() == "number")'
)`

/**
 * Selects the audit entries `a` about rentals or notices that name a customer. Its first part is the condition of the
 * index `audit_entries_named`.
 */
export function namesCustomer(id: number) {
  return sql<boolean>`a.changes ?| array['customerId', 'billedCustomerId', 'additionalDriverIds', 'driverId']
    and to_jsonb(${id}::int) in (${namedByChange})`
}

/**
 * Deletes the unsent mails about a customer's own rentals, and those to their addresses about others that name or named
 * them; takes reader, subject and line from the sent ones. Returns the ids of all of them: jobs and the folder of a
 * trial's mails still know them.
 */
export async function blankMails(
  tx: Tx,
  companyId: number,
  { ownIds, rentalIds, addresses }: { ownIds: number[]; rentalIds: number[]; addresses: (string | null)[] },
): Promise<number[]> {
  if (rentalIds.length === 0) return []
  const theirs = sql`company_id = ${companyId} and (rental_id = any(${ownIds}::int[])
    or rental_id = any(${rentalIds}::int[]) and recipient = any(${addresses}::text[]))`
  const deleted = await sql<{ id: number }>`
    delete from sent_mails where ${theirs} and sent_at is null returning id`.execute(tx)
  const blanked = await sql<{ id: number }>`
    update sent_mails set recipient = '', subject = '', line = null where ${theirs} returning id`.execute(tx)
  return [...deleted.rows, ...blanked.rows].map(({ id }) => id)
}

/**
 * Forgets the stored answers to the company's writes, of users and of API keys, that contain one of the texts. Their
 * keys stay used: a retry writes nothing, and gets an answer without a body.
 */
export async function blankResponses(tx: Tx, companyId: number, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  await within(tx, { identity: true }, async () => {
    await sql`
      update idempotency_keys k set body = null
      where (
        k.user_id in (select id from users where company_id = ${companyId})
        or k.api_key_id in (select id from api_keys where company_id = ${companyId})
      ) and ${containsOne(sql`k.body::text`, texts)}`.execute(tx)
  })
}

/** Compares folded texts: case and accents are ignored. JSON holds them as they are. */
function containsOne(column: ReturnType<typeof sql>, texts: readonly string[]) {
  return sql<boolean>`exists (
    select from unnest(${[...texts]}::text[]) as one (text) where strpos(fold(${column}), fold(one.text)) > 0
  )`
}
