import { addDays } from '../kernel/time.ts'
import { type Closed, type Closing, closingFacts, closingsDue, nothingClosed } from './closing.ts'
import {
  canonicalJson,
  firstText,
  hashedText,
  type JournalFacts,
  type JournalKind,
  journalFormat,
  moneyKinds,
} from './entry.ts'
import type { FaultReason } from './fault.ts'
import { addEntry, noTotals, type Totals } from './totals.ts'

/** An entry as it is stored; `at` to the microsecond, so that no change of it goes unseen. */
export type StoredEntry = {
  companyId: number
  seq: number
  at: string
  day: string
  kind: string
  sourceId: number | null
  format: string
  payload: string
  previous: string
  hash: string
}

/**
 * The import of a company's archive, as its entry states it: the entries before it were written under another company's
 * id, and name rows by ids that they no longer have.
 */
export type JournalImport = {
  /** The number of the entry that states it. */
  seq: number
  fromCompany: number
  /** The number of the last entry that came with the archive. */
  entries: number
  /** The hash of the ids of the rows that those entries record. */
  rows: string
}

/** The facts of an entry that are ids, which change when a company is imported. */
export const idFacts = ['sourceId', 'rentalId', 'userId', 'corrects', 'collectedBy'] as const

/** The payload of an entry that was checked. */
export type CheckedEntry = JournalFacts & { kind: JournalKind; day: string; seq: number; at: string }

/** A check of one journal from its first entry on. */
type ChainCheck = {
  seq: number
  hash: string
  /** Checks the next entry: the reason of its fault, or its payload. */
  next: (entry: StoredEntry) => { fault: FaultReason } | { payload: CheckedEntry }
}

/**
 * Begins the check of a journal. `hashOf` returns the SHA-256 of a text in hexadecimal. `imports` are those that the
 * journal states, in order.
 */
export function checkChain(
  companyId: number,
  startedAt: string,
  hashOf: (text: string) => string,
  imports: readonly JournalImport[] = [],
): ChainCheck {
  const closings = checkClosings()
  const importOf = (seq: number) => imports.find(({ entries }) => seq <= entries)
  const check: ChainCheck = {
    seq: 0,
    hash: hashOf(firstText(importOf(1)?.fromCompany ?? companyId, startedAt)),
    next: (entry) => {
      if (entry.seq !== check.seq + 1) return { fault: 'missing' }
      const { previous, format, hash } = entry
      if (previous !== check.hash) return { fault: 'chain' }
      if (format !== journalFormat || hashOf(hashedText(previous, format, entry.payload)) !== hash) {
        return { fault: 'content' }
      }
      const payload = payloadOf(entry)
      const imported = importOf(entry.seq)
      if (!payload || !columnsAgree(entry, payload, imported)) return { fault: 'content' }
      const isTrue = closings(payload, { seq: check.seq, hash: check.hash })
      check.seq = entry.seq
      check.hash = hash
      const { sourceId } = entry
      return isTrue
        ? { payload: imported && sourceId !== null ? { ...payload, sourceId } : payload }
        : { fault: 'totals' }
    },
  }
  return check
}

type Payload = CheckedEntry & { company: number }

function payloadOf({ payload }: StoredEntry): Payload | null {
  try {
    return JSON.parse(payload) as Payload
  } catch {
    return null
  }
}

/**
 * Returns true when the columns of an entry say what its hashed payload says. An imported one has the id of its row
 * here in the column; the hash of its import covers it.
 */
function columnsAgree(entry: StoredEntry, payload: Payload, imported: JournalImport | undefined): boolean {
  const isOfRow = (payload.sourceId ?? null) !== null
  return (
    payload.company === (imported ? imported.fromCompany : entry.companyId) &&
    payload.seq === entry.seq &&
    payload.kind === entry.kind &&
    payload.day === entry.day &&
    (imported ? isOfRow === (entry.sourceId !== null) : (payload.sourceId ?? null) === entry.sourceId) &&
    `${payload.at.slice(0, -1)}.000000Z` === entry.at
  )
}

/** Returns a check of each closing: its sums are those of the entries before it, and no closing is left out. */
function checkClosings() {
  let closed: Closed = nothingClosed()
  const days = new Map<string, Totals>()
  let due: Closing[] = []
  return (payload: CheckedEntry, head: { seq: number; hash: string }): boolean => {
    const { kind, day } = payload
    if (moneyKinds.includes(kind)) {
      const sums = days.get(day) ?? noTotals()
      days.set(day, sums)
      addEntry(sums, kind, payload)
      return due.length === 0 && (closed.through === null || day > closed.through)
    }
    if (kind !== 'closing') return due.length === 0
    if (due.length === 0) due = closingsDue(closed, days, addDays(day, -1))
    const next = due.shift()
    if (!next) return false
    const facts = closingFacts(next, head)
    closed = afterClosing(closed, next)
    if (next.closing === 'day') days.delete(next.period)
    return (['closing', 'period', 'head', 'totals'] as const).every(
      (name) => canonicalJson(facts[name] ?? null) === canonicalJson(payload[name] ?? null),
    )
  }
}

/** Returns the state after a closing. A closed month or year starts again from nothing. */
export function afterClosing(closed: Closed, { closing, period, totals }: Closing): Closed {
  if (closing === 'day') {
    const { month, year, perpetual } = totals
    return { through: period, month, year, perpetual }
  }
  return { ...closed, [closing]: noTotals() }
}
