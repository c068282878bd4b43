import { createHash } from 'node:crypto'
import { canonicalJson, type JournalFacts, type JournalKind } from '@filao/domain/journal/entry'
import type { FaultReason } from '@filao/domain/journal/fault'
import type { Fault, Verification } from '@filao/domain/journal/report.schema'
import {
  type CheckedEntry,
  checkChain,
  idFacts,
  type JournalImport,
  type StoredEntry,
} from '@filao/domain/journal/verification'
import type { Tx } from '#platform/database/connect'
import { sha256 } from '#platform/journal/chain'
import { journalSources } from '#platform/journal/sources'
import { findIdWithoutEntry, hasAnchor, listEntriesAfter, listImports, loadEnd } from './queries.ts'

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
  const imports = await readImports(tx, companyId)
  const imported = imports.at(-1)
  const rows = rowsHash()
  const check = checkChain(companyId, end.startedAt ?? '', sha256, imports)
  while (check.seq < last) {
    const entries = await listEntriesAfter(tx, companyId, check.seq, Math.min(page, last - check.seq))
    if (entries.length === 0) return faultOf('end', check.seq + 1)
    const fault = await findFaultInPage(tx, companyId, entries, { check, rows, through: imported?.entries ?? 0 })
    if (fault) return fault
  }
  if (imported && rows.value() !== imported.rows) return faultOf('row', imported.seq, 'imported')
  if (end.lastSeq !== last) return faultOf('end', last + 1)
  return last > 0 && check.hash !== end.hash ? faultOf('end', last) : null
}

/** Reads the imports that a journal states. A damaged one is found by its hash when the check comes to it. */
async function readImports(tx: Tx, companyId: number): Promise<JournalImport[]> {
  return (await listImports(tx, companyId)).flatMap(({ seq, payload }) => {
    try {
      return [{ ...(JSON.parse(payload) as JournalImport), seq }]
    } catch {
      return []
    }
  })
}

/** The check of the chain, the hash of the imported rows so far, and the number of the last imported entry. */
type Checks = { check: ReturnType<typeof checkChain>; rows: ReturnType<typeof rowsHash>; through: number }

/** Returns the first fault of a page: of the chain, or of an earlier entry that differs from its row. */
async function findFaultInPage(
  tx: Tx,
  companyId: number,
  entries: StoredEntry[],
  { check, rows, through }: Checks,
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
  const found = await findRows(tx, companyId, sound)
  for (const entry of sound) {
    const row = found.get(entry)
    if (row === undefined) continue
    const isImported = entry.seq <= through
    if (!row || !says(entry, row, isImported)) return faultOf('row', entry.seq, entry.kind, entry.sourceId ?? null)
    if (isImported) rows.add(entry.seq, { ...row, sourceId: entry.sourceId ?? 0 })
  }
  return fault
}

/** Finds the rows that entries record: null for one that is gone. Entries without a row are left out. */
async function findRows(tx: Tx, companyId: number, entries: { kind: string; sourceId?: number | null }[]) {
  const found = new Map<object, JournalFacts | null>()
  for (const { kinds, find } of journalSources) {
    const own = entries.filter(({ kind }) => (kinds as readonly string[]).includes(kind))
    if (own.length === 0) continue
    const rows = await find(
      tx,
      companyId,
      own.map(({ sourceId }) => sourceId ?? 0),
    )
    for (const entry of own) found.set(entry, rows.get(entry.sourceId ?? 0) ?? null)
  }
  return found
}

/** Hashes the ids of the rows that imported entries record, in the order of the entries. */
function rowsHash() {
  const hash = createHash('sha256')
  return {
    add(seq: number, row: JournalFacts): void {
      const ids = Object.fromEntries(idFacts.map((name) => [name, row[name]]))
      hash.update(`${seq} ${canonicalJson(ids)}\n`)
    },
    value: () => hash.digest('hex'),
  }
}

/** Returns the hash of the ids of the rows that the entries of a journal record, as an import states it. */
export async function hashImportedRows(tx: Tx, companyId: number): Promise<string> {
  const hash = rowsHash()
  for (let seq = 0; ; ) {
    const entries = await listEntriesAfter(tx, companyId, seq, page)
    if (entries.length === 0) return hash.value()
    const found = await findRows(tx, companyId, entries)
    for (const entry of entries) {
      const row = found.get(entry)
      if (row) hash.add(entry.seq, { ...row, sourceId: entry.sourceId ?? 0 })
    }
    seq = entries.at(-1)?.seq ?? seq
  }
}

/** Returns true when an entry states each fact of its row; an imported one, each but the ids. */
function says(entry: JournalFacts, row: JournalFacts, isImported: boolean): boolean {
  const names = Object.keys(row).filter((name) => !isImported || !(idFacts as readonly string[]).includes(name))
  return names.every((name) => canonicalJson(entry[name] ?? null) === canonicalJson(row[name] ?? null))
}

async function findUnwritten(tx: Tx, companyId: number): Promise<Fault | null> {
  for (const { kinds, selectIds } of journalSources) {
    const sourceId = await findIdWithoutEntry(tx, companyId, selectIds(tx, companyId), kinds)
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
