import { canonicalJson, type JournalFacts, type JournalKind } from '@filao/domain/journal/entry'
import type { FaultReason } from '@filao/domain/journal/fault'
import type { Fault, Verification } from '@filao/domain/journal/report'
import { type CheckedEntry, checkChain, type StoredEntry } from '@filao/domain/journal/verification'
import type { Tx } from '#platform/database/connect'
import { sha256 } from '#platform/journal/chain'
import { type JournalSource, journalSources } from '#platform/journal/sources'
import { hasAnchor, listEntriesAfter, loadEnd } from './queries.ts'

/** Entries that are read and compared with their rows at once. */
const page = 2000

/**
 * Checks a company's journal from its first entry to its end: hashes, numbers, closings, and both ways against the
 * rows that it records. With `anchor` it also looks for the entry of a receipt, which shows that nothing was cut off.
 * Reads page by page, so memory does not grow with the journal.
 */
export async function verifyJournal(tx: Tx, companyId: number, anchor?: string): Promise<Verification> {
  const end = await loadEnd(tx, companyId)
  const entries = end.seq ?? 0
  const head = end.hash && entries > 0 ? { seq: entries, hash: end.hash, at: end.latestAt ?? '' } : null
  const fault =
    (await findFaultInChain(tx, companyId, end)) ??
    (await findUnwritten(tx, companyId)) ??
    (anchor && !(await hasAnchor(tx, companyId, anchor)) ? faultOf('anchor') : null)
  return { entries, isWhole: fault === null, firstFault: fault, head }
}

type End = Awaited<ReturnType<typeof loadEnd>>

async function findFaultInChain(tx: Tx, companyId: number, end: End): Promise<Fault | null> {
  const last = end.seq ?? 0
  const check = checkChain(companyId, end.startedAt ?? '', sha256)
  while (check.seq < last) {
    const entries = await listEntriesAfter(tx, companyId, check.seq, Math.min(page, last - check.seq))
    if (entries.length === 0) return faultOf('end', check.seq + 1)
    const fault = await findFaultInPage(tx, companyId, entries, check)
    if (fault) return fault
  }
  if (end.lastSeq !== last) return faultOf('end', last + 1)
  return last > 0 && check.hash !== end.hash ? faultOf('end', last) : null
}

/** Returns the first fault of a page: of the chain, or of an earlier entry that differs from its row. */
async function findFaultInPage(
  tx: Tx,
  companyId: number,
  entries: StoredEntry[],
  check: ReturnType<typeof checkChain>,
): Promise<Fault | null> {
  const sound: CheckedEntry[] = []
  let fault: Fault | null = null
  for (const entry of entries) {
    const expected = check.seq + 1
    const result = check.next(entry)
    if ('fault' in result) {
      const isThere = result.fault !== 'missing'
      fault = faultOf(
        result.fault,
        expected,
        isThere ? (entry.kind as JournalKind) : null,
        isThere ? entry.sourceId : null,
      )
      break
    }
    sound.push(result.payload)
  }
  const differing: CheckedEntry[] = []
  for (const source of journalSources) differing.push(...(await differingFrom(tx, companyId, source, sound)))
  const [first] = differing.sort((a, b) => a.seq - b.seq)
  return first ? faultOf('row', first.seq, first.kind, first.sourceId ?? null) : fault
}

/** Returns the entries of a source whose row is gone or says something else. */
async function differingFrom(tx: Tx, companyId: number, source: JournalSource, entries: CheckedEntry[]) {
  const own = entries.filter(({ kind }) => source.kinds.includes(kind))
  if (own.length === 0) return []
  const rows = await source.find(
    tx,
    companyId,
    own.map(({ sourceId }) => sourceId ?? 0),
  )
  return own.filter((entry) => {
    const row = rows.get(entry.sourceId ?? 0)
    return !row || !says(entry, row)
  })
}

/** Returns true when an entry states each fact of its row. */
function says(entry: JournalFacts, row: JournalFacts): boolean {
  return Object.entries(row).every(
    ([name, value]) => canonicalJson(entry[name] ?? null) === canonicalJson(value ?? null),
  )
}

async function findUnwritten(tx: Tx, companyId: number): Promise<Fault | null> {
  for (const { kinds, findUnwritten: find } of journalSources) {
    const sourceId = await find(tx, companyId)
    if (sourceId !== undefined) return faultOf('unwritten', null, kinds[0] ?? null, sourceId)
  }
  return null
}

function faultOf(
  reason: FaultReason,
  seq: number | null = null,
  kind: JournalKind | null = null,
  sourceId: number | null = null,
): Fault {
  return { reason, seq, kind, sourceId }
}
