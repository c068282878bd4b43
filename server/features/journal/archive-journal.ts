import { buffer } from 'node:stream/consumers'
import { journalKindLabels, methodText } from '@filao/domain/journal/labels'
import type { CheckedEntry, StoredEntry } from '@filao/domain/journal/verification'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type { Language } from '@filao/domain/kernel/language.schema'
import { toEuros } from '@filao/domain/kernel/money'
import { fieldProblem } from '@filao/domain/kernel/problem'
import { byteOrderMark, csvLine } from '@filao/domain/kernel/table/csv'
import { addDays } from '@filao/domain/kernel/time'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { Tx } from '#platform/database/connect'
import { type Author, auditExport } from '#platform/feature/audit'
import { zipStream } from '#platform/files/zip'
import { appendJournalEntry } from '#platform/journal/append'
import { sha256 } from '#platform/journal/chain'
import { version } from '#platform/version'
import { readme, verifyScript } from './archive-readme.ts'
import { findRange, listEntriesAfter, listLaterClosings, loadCompany } from './queries.ts'

/** Entries that are read at once. */
const page = 5000

type Days = { from: LocalDate; to: LocalDate }

/**
 * Makes a zip of the entries of a period, with a manifest of hashes and the means to check them without this software.
 * The entries are an unbroken row of numbers, through the closings of the period. Enters in the journal that it was
 * made. Throws `validation` for more than a leap year.
 */
export async function archiveJournal(
  tx: Tx,
  by: Author,
  days: Days,
  language: Language,
  now: string,
): Promise<BinaryResponse> {
  if (addDays(days.from, 366) <= days.to) throw fieldProblem('to', 'range', tooLong)
  const { companyId } = by
  const { name, siret } = await loadCompany(tx, companyId)
  const entries = await listPeriod(tx, companyId, days)
  const jsonLines = entries.map(({ seq, hash, previous, format, payload }) => {
    return `${JSON.stringify({ seq, previous, format, payload, hash })}\n`
  })
  const files = [
    { name: 'entries.jsonl', content: jsonLines.join('') },
    { name: 'entries.csv', content: tableOf(entries, language) },
    { name: 'verify.mjs', content: verifyScript },
    { name: 'README.md', content: readme },
  ]
  const [first, last] = [entries[0], entries.at(-1)]
  const manifest = `${JSON.stringify(
    {
      software: 'Filao',
      version,
      company: { id: companyId, name, siret },
      ...days,
      madeAt: now,
      entries: entries.length,
      first: first ? { seq: first.seq, previous: first.previous } : null,
      last: last ? { seq: last.seq, hash: last.hash } : null,
      files: files.map(({ name, content }) => ({ name, sha256: sha256(content) })),
    },
    null,
    2,
  )}\n`
  const content = await buffer(zipStream([{ name: 'manifest.json', content: manifest }, ...files], new Date(now)))
  await auditExport(tx, by, { journal: entries.length, ...days })
  const facts = { ...days, entries: entries.length, first: first?.seq ?? null, last: last?.seq ?? null }
  await appendJournalEntry(tx, {
    companyId,
    at: now,
    kind: 'archive',
    payload: { ...facts, manifest: sha256(manifest), userId: by.userId },
  })
  return { contentType: 'application/zip', fileName: `journal-${days.from}-${days.to}.zip`, content }
}

/** Lists the entries from the first of the period to its last or to the last closing of it, whichever is later. */
async function listPeriod(tx: Tx, companyId: number, days: Days): Promise<StoredEntry[]> {
  const { first, last } = await findRange(tx, companyId, days)
  if (first === null || last === null) return []
  const closings = (await listLaterClosings(tx, companyId, last)).filter(({ payload }) => endsBy(days.to, payload))
  const end = closings.at(-1)?.seq ?? last
  const entries: StoredEntry[] = []
  while (first + entries.length <= end) {
    const after = first + entries.length - 1
    const more = await listEntriesAfter(tx, companyId, after, Math.min(page, end - after))
    if (more.length === 0) break
    entries.push(...more)
  }
  return entries
}

/** Returns true when a closing is of a day, month or year that has ended on that day. */
function endsBy(to: LocalDate, payload: string): boolean {
  const { period } = JSON.parse(payload) as { period: string }
  return addDays(to, 1).slice(0, period.length) > period
}

/** Writes the entries for a spreadsheet. A forged entry may have a kind or a method that no version knows. */
function tableOf(entries: StoredEntry[], language: Language): string {
  const heading = csvLine(headings[language], language)
  const lines = entries.map(({ seq, day, payload, hash }) => {
    const facts = JSON.parse(payload) as CheckedEntry & { method?: string }
    const { rental = null, method = null, number = null, vat = [], cents } = facts
    const vatCents = vat.reduce((sum, share) => sum + share.vatCents, 0)
    const text = (value: unknown) => (value === null ? null : String(value))
    return csvLine(
      [
        seq,
        facts.at,
        { day },
        journalKindLabels[facts.kind]?.[language] ?? text(facts.kind),
        text(rental),
        text(number),
        method && methodText(method, language),
        { euros: cents === undefined ? null : toEuros(cents) },
        { euros: cents === undefined ? null : toEuros(vatCents) },
        hash,
      ],
      language,
    )
  })
  return byteOrderMark + heading + lines.join('')
}

const headings = {
  fr: [
    'Numéro',
    'Instant (UTC)',
    'Jour',
    'Nature',
    'Location',
    'Document',
    'Moyen',
    'Montant',
    'dont TVA',
    'Empreinte',
  ],
  en: ['Number', 'Instant (UTC)', 'Day', 'Kind', 'Rental', 'Document', 'Method', 'Amount', 'VAT in it', 'Fingerprint'],
}

const tooLong = {
  fr: 'Une archive couvre un an au plus\u202f: choisissez une période plus courte.',
  en: 'An archive covers a year at most: choose a shorter period.',
}
