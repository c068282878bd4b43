import type { JournalFacts, JournalKind } from '@filao/domain/journal/entry'
import { addEntry, noTotals, type Totals } from '@filao/domain/journal/totals'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { Tx } from '#platform/database/connect'
import { listEntriesOfDays } from './queries.ts'

/** Entries that are read at once. */
const page = 5000

type Days = { from: LocalDate; to: LocalDate }

/** Reads the entries of these days of the company's calendar in order, page by page. */
export async function* entriesOfDays(tx: Tx, companyId: number, days: Days) {
  let after = 0
  while (true) {
    const entries = await listEntriesOfDays(tx, companyId, days, after, page)
    for (const { kind, day, payload } of entries) {
      yield { kind: kind as JournalKind, day, facts: JSON.parse(payload) as JournalFacts }
    }
    if (entries.length < page) return
    after = entries.at(-1)?.seq ?? 0
  }
}

/** Sums the entries of a period: the turnover recorded in it. */
export async function sumPeriod(tx: Tx, companyId: number, days: Days): Promise<Totals> {
  const sums = noTotals()
  for await (const { kind, facts } of entriesOfDays(tx, companyId, days)) {
    if (facts.cents !== undefined) addEntry(sums, kind, facts)
  }
  return sums
}
