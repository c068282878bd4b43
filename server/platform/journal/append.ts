import { firstText } from '@filao/domain/journal/entry'
import type { Tx } from '#platform/database/connect'
import { insertEntries, insertHead, lockHead } from '#platform/database/tables/journal-entries'
import { version } from '../version.ts'
import { chained, type JournalEntry, sha256, toTheSecond, type Written } from './chain.ts'

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
  const [first] = entries
  if (!first) return []
  return await writeEntries(tx, companyId, await openHead(tx, companyId, first), entries)
}

/** Returns the locked end of the journal; begins the journal with the first entry. */
async function openHead(tx: Tx, companyId: number, first: JournalEntry): Promise<Head> {
  const head = await lockHead(tx, companyId)
  if (head) return head
  const startedAt = toTheSecond(first.at)
  await insertHead(tx, companyId, startedAt, sha256(firstText(companyId, startedAt)))
  return (await lockHead(tx, companyId)) as Head
}

/**
 * Writes entries after the end that `lockHead` returned, with a new version of the software before them. Days up to
 * `closedThrough` take no entry from then on. Returns the numbers and hashes of the entries.
 */
export async function writeEntries(
  tx: Tx,
  companyId: number,
  head: Head,
  entries: JournalEntry[],
  closedThrough = head.closedThrough,
): Promise<Written[]> {
  const { rows, end } = chained(companyId, head, [...news(head, entries), ...entries])
  const { seq, hash, latestAt } = end
  await insertEntries(tx, companyId, rows, { seq, hash, latestAt, version, closedThrough })
  return rows.slice(-entries.length)
}

/** Returns the entries that precede the first ones of this version: what the journal took over, and the version. */
function news(head: Head, entries: JournalEntry[]): JournalEntry[] {
  const at = entries[0]?.at
  if (head.version === version || at === undefined) return []
  const wrote: JournalEntry = { at, kind: 'version', payload: { software: 'Filao', version } }
  if (head.version !== null || head.seq === 0) return [wrote]
  return [{ at, kind: 'taken_over', payload: { entries: head.seq, hash: head.hash } }, wrote]
}
