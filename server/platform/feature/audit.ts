import { hash } from 'node:crypto'
import type { AuthorKind } from '@filao/domain/access/author'
import { eventData, eventOf } from '@filao/domain/webhooks/events'
import type { Tx } from '../database/connect.ts'
import { insertAuditEntries } from '../database/tables/audit-entries.ts'
import { announce } from '../database/tables/webhook-deliveries.ts'
import { withoutUndefined } from '../database/without-undefined.ts'
import type { Caller } from '../http/call.ts'

/**
 * The kinds of things whose changes are audited. Each feature adds its own in its `feature.ts`: `true` for one whose
 * id is that of a row, whose table says so in `carried-tables.ts`, or `'company'`.
 */
export interface AuditedEntities {
  /** Exports are entries of the company. */
  company: 'company'
}

/** A kind of audited thing that is a row of a table. */
export type AuditedRow = {
  [Kind in keyof AuditedEntities]: AuditedEntities[Kind] extends 'company' ? never : Kind
}[keyof AuditedEntities]

/** The member or program that writes, with the user of a member, and the company. */
export type Author = { companyId: number; userId: number | null; authorKind: AuthorKind }

/** Returns the author of a call's writes. */
export function author(call: { params: { companyId: number }; caller: Caller }): Author {
  const { userId } = call.caller
  return { companyId: call.params.companyId, userId, authorKind: authorKindOf(call.caller) }
}

/** Returns the kind of the author of a call's writes. */
export function authorKindOf({ key }: Pick<Caller, 'key'>): AuthorKind {
  return key === null ? 'member' : 'program'
}

type AuditEntry = {
  companyId: number
  userId: number | null
  /** By default a program with a key, the member that is named, else a job. */
  authorKind?: AuthorKind
  entity: keyof AuditedEntities
  entityId: number
  /** In the past: `created`, `changed`, `delivered`. */
  action: string
  /** Field by field, `[before, after]`; only fields that changed. */
  changes?: Record<string, [unknown, unknown]>
}

/** Stores an audit entry, in the change's own transaction, and announces the event that tells of it to webhooks. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await auditAll(tx, [entry])
}

/** Stores many audit entries at once. */
export async function auditAll(tx: Tx, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await insertAuditEntries(
    tx,
    entries.map((entry) => ({ ...entry, changes: JSON.stringify(entry.changes ?? {}, withoutLongTexts) })),
  )
  const events = entries.flatMap((entry) => {
    const type = eventOf(entry)
    return type ? [{ companyId: entry.companyId, type, data: eventData(entry.companyId, entry) }] : []
  })
  await announce(tx, events)
}

/** The longest text in characters that the trail stores; a longer one, such as terms, is in the record itself. */
const longestText = 2000

/** Stores a long text as its length and its hash: the trail stays for ever, and still tells which text it was. */
function withoutLongTexts(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= longestText) return value
  return { characters: value.length, sha256: hash('sha256', value) }
}

/** Stores the changed fields; nothing when both states are equal. */
export async function auditChange(
  tx: Tx,
  entry: Omit<AuditEntry, 'action' | 'changes'>,
  before: object,
  after: object,
): Promise<void> {
  const changes = difference(before, after)
  if (Object.keys(changes).length > 0) await audit(tx, { ...entry, action: 'changed', changes })
}

/** Records that the user exported a list: the number of rows, and the filters. */
export async function auditExport(tx: Tx, by: Author, what: Record<string, unknown>): Promise<void> {
  await audit(tx, {
    ...by,
    entity: 'company',
    entityId: by.companyId,
    action: 'exported',
    changes: difference({}, withoutUndefined(what)),
  })
}

/** Returns the fields in which two states of a thing differ, for `audit`. */
export function difference(before: object, after: object): Record<string, [unknown, unknown]> {
  const was = before as Record<string, unknown>
  const is = after as Record<string, unknown>
  const changed = Object.keys(is).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  return Object.fromEntries(changed.map((key) => [key, [was[key] ?? null, is[key] ?? null]]))
}

/** Returns the fields that a removed thing had, for `audit`. */
export function removal(before: object): Record<string, [unknown, unknown]> {
  return difference(before, Object.fromEntries(Object.keys(before).map((key) => [key, null])))
}
