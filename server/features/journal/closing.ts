import { territories } from '@filao/domain/company/territories'
import { type Closed, type Closing, closingFacts, closingsDue, nothingClosed } from '@filao/domain/journal/closing'
import { moneyKinds } from '@filao/domain/journal/entry'
import { addEntry, noTotals, type Totals } from '@filao/domain/journal/totals'
import { afterClosing } from '@filao/domain/journal/verification'
import { addDays, localDate } from '@filao/domain/kernel/time'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import { listCompanyIds } from '#features/company/public'
import type { Database, Tx } from '#platform/database/connect'
import { lockHead, updateClosedThrough } from '#platform/database/tables/journal-entries'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import type { Enqueue } from '#platform/jobs/jobs'
import { writeEntries } from '#platform/journal/append'
import type { Written } from '#platform/journal/chain'
import { notifyOfMonth } from './notifications.ts'
import { listLastClosings } from './queries.ts'
import { entriesOfDays } from './reading.ts'

/** Makes the closings that are due. */
export async function closeJournals(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  await inEachCompany(db, listCompanyIds, async (tx, companyId) => {
    const closings = await closeJournal(tx, companyId, now)
    await notifyOfMonth(tx, enqueue, companyId, closings, now)
  })
}

/** Makes a company's closings up to yesterday, in order, and returns them. Nothing is closed twice. */
export async function closeJournal(tx: Tx, companyId: number, now: string): Promise<(Closing & Written)[]> {
  const head = await lockHead(tx, companyId)
  if (!head) return []
  const yesterday = addDays(localDate(now, territories[head.countryCode].timezone), -1)
  if (head.closedThrough !== null && yesterday <= head.closedThrough) return []
  const open = { from: head.closedThrough === null ? '0001-01-01' : addDays(head.closedThrough, 1), to: yesterday }
  const closings = closingsDue(await loadClosed(tx, companyId), await sumDays(tx, companyId, open), yesterday)
  if (closings.length === 0) {
    await updateClosedThrough(tx, companyId, yesterday)
    return []
  }
  const entries = closings.map((closing) => {
    return {
      at: now,
      kind: 'closing' as const,
      payload: (end: Written) => closingFacts(closing, end),
    }
  })
  const written = (await writeEntries(tx, companyId, head, entries, yesterday)).slice(-closings.length)
  return closings.map((closing, at) => ({ ...closing, ...(written[at] as Written) }))
}

/** Loads the state that the last closings left. */
async function loadClosed(tx: Tx, companyId: number): Promise<Closed> {
  const closings = await listLastClosings(tx, companyId)
  return closings.reduce<Closed>(
    (closed, { payload }) => afterClosing(closed, JSON.parse(payload) as Closing),
    nothingClosed(),
  )
}

/** Sums the entries of money of each of these days. */
async function sumDays(tx: Tx, companyId: number, days: { from: LocalDate; to: LocalDate }) {
  const sums = new Map<LocalDate, Totals>()
  for await (const { kind, day, facts } of entriesOfDays(tx, companyId, days)) {
    if (!moneyKinds.includes(kind)) continue
    const ofDay = sums.get(day) ?? noTotals()
    sums.set(day, ofDay)
    addEntry(ofDay, kind, facts)
  }
  return sums
}
