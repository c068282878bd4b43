import { createHash } from 'node:crypto'
import { territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import {
  canonicalJson,
  hashedText,
  type JournalFacts,
  type JournalKind,
  journalFormat,
} from '@filao/domain/journal/entry'
import { addDays, instantAt, localDate } from '@filao/domain/kernel/time'
import type { NewEntry } from '../database/tables/journal-entries.ts'

/** The number and hash of a written entry. */
export type Written = { seq: number; hash: string }

/**
 * An entry to write: when, of which kind, and its facts. Those of a closing name the end of the journal before it.
 */
export type JournalEntry = {
  at: string
  kind: JournalKind
  payload: JournalFacts | ((head: Written) => JournalFacts)
}

/** The end of a journal. */
export type JournalEnd = {
  seq: number
  hash: string
  latestAt: string | null
  closedThrough: string | null
  countryCode: CountryCode
}

/** Links entries to the end of a company's journal: their rows, and the end after them. */
export function chained<End extends JournalEnd>(companyId: number, end: End, entries: JournalEntry[]) {
  const { timezone } = territories[end.countryCode]
  const rows: NewEntry[] = []
  let { seq, hash } = end
  let latestAt = end.latestAt ?? ''
  for (const { at: exact, kind, payload: wanted } of entries) {
    const facts = typeof wanted === 'function' ? wanted({ seq, hash }) : wanted
    const at = toTheSecond(exact)
    const local = localDate(at, timezone)
    const day = end.closedThrough !== null && local <= end.closedThrough ? addDays(end.closedThrough, 1) : local
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
  return { rows, end: { ...end, seq, hash, latestAt } }
}

/** Returns an instant without fractions of a second. */
export function toTheSecond(instant: string): string {
  return instantAt(Date.parse(instant))
}

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
