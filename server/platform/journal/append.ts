import { createHash } from 'node:crypto'
import { territories } from '@filao/domain/company/territories'
import {
  canonicalJson,
  firstText,
  hashedText,
  type JournalFacts,
  type JournalKind,
  journalFormat,
} from '@filao/domain/journal/entry'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import type { Tx } from '#platform/database/connect'
import { insertEntries, insertHead, lockHead, type NewEntry } from '#platform/database/tables/journal-entries'
import { version } from '../version.ts'

/** An entry to write: when, of which kind, and its facts. */
export type JournalEntry = { at: string; kind: JournalKind; payload: JournalFacts }

/** The number and hash of a written entry. */
type Written = { seq: number; hash: string }

type Head = NonNullable<Awaited<ReturnType<typeof lockHead>>>

/**
 * Appends an entry to the company's journal, in the transaction of what it records. Locks the end of the journal until
 * that transaction ends, so call it after every other lock.
 */
export async function appendJournalEntry(
  tx: Tx,
  { companyId, ...entry }: JournalEntry & { companyId: number },
): Promise<Written> {
  const [written] = await appendJournalEntries(tx, companyId, [entry])
  return written as Written
}

/** Appends several entries in their order, as `appendJournalEntry` does. Returns their numbers and hashes. */
export async function appendJournalEntries(tx: Tx, companyId: number, entries: JournalEntry[]): Promise<Written[]> {
  if (entries.length === 0) return []
  const head = await openHead(tx, companyId, entries[0] as JournalEntry)
  return (await writeEntries(tx, companyId, head, entries)).slice(-entries.length)
}

/** Returns the locked end of the journal; begins the journal with the first entry. */
async function openHead(tx: Tx, companyId: number, first: JournalEntry): Promise<Head> {
  const head = await lockHead(tx, companyId)
  if (head) return head
  const startedAt = toTheSecond(first.at)
  await insertHead(tx, companyId, startedAt, sha256(firstText(companyId, startedAt)))
  return (await lockHead(tx, companyId)) as Head
}

/** Writes entries after a locked head, with a new version of the software before them. `closedThrough` closes days. */
async function writeEntries(
  tx: Tx,
  companyId: number,
  head: Head,
  entries: JournalEntry[],
  closedThrough = head.closedThrough,
): Promise<Written[]> {
  const { timezone } = territories[head.countryCode]
  const rows: NewEntry[] = []
  let { seq, hash } = head
  let latestAt = head.latestAt ?? ''
  for (const { at: exact, kind, payload: facts } of [...news(head, entries), ...entries]) {
    const at = toTheSecond(exact)
    const local = localDate(at, timezone)
    const day = head.closedThrough !== null && local <= head.closedThrough ? dayAfter(head.closedThrough) : local
    seq += 1
    // A clock that went backwards changes no order: the entry names the later instant that precedes it.
    const earlierThan = latestAt !== '' && at < latestAt ? latestAt : undefined
    const payload = canonicalJson({ ...facts, at, company: companyId, day, earlierThan, kind, seq })
    const previous = hash
    hash = sha256(hashedText(previous, journalFormat, payload))
    const sourceId = facts.sourceId ?? null
    rows.push({ companyId, seq, at, day, kind, sourceId, format: journalFormat, payload, previous, hash })
    if (at > latestAt) latestAt = at
  }
  await insertEntries(tx, companyId, rows, { seq, hash, latestAt, version, closedThrough })
  return rows.map((row) => ({ seq: row.seq, hash: row.hash }))
}

/** Returns the entries that precede the first ones of this version: what the journal took over, and the version. */
function news(head: Head, entries: JournalEntry[]): JournalEntry[] {
  const at = entries[0]?.at
  if (head.version === version || at === undefined) return []
  const wrote: JournalEntry = { at, kind: 'version', payload: { software: 'Filao', version } }
  if (head.version !== null || head.seq === 0) return [wrote]
  return [{ at, kind: 'taken_over', payload: { entries: head.seq, hash: head.hash } }, wrote]
}

function toTheSecond(instant: string): string {
  return instantAt(Date.parse(instant))
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
