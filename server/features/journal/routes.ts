import type { ClosingTotals } from '@filao/domain/journal/closing'
import { closingPeriods } from '@filao/domain/journal/closing'
import * as calls from '@filao/domain/journal/contract'
import type { JournalFacts } from '@filao/domain/journal/entry'
import { faultLabels } from '@filao/domain/journal/fault'
import { sumsInEuros } from '@filao/domain/journal/report'
import type { Fault, Verification } from '@filao/domain/journal/report.schema'
import { toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { audit, author } from '#platform/feature/audit'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { mapInParts } from '#platform/in-parts'
import { appendJournalEntry } from '#platform/journal/append'
import { version } from '#platform/version'
import { archiveJournal } from './archive-journal.ts'
import { listClosings, listEntries, loadCompany } from './queries.ts'
import { sumPeriod } from './reading.ts'
import { verifyJournal } from './verification.ts'

/** Serves the journal: its entries, check, closings, turnover, archive and the publisher's statement. */
export function journalRoutes(serve: Serve): void {
  serve(calls.listJournal, async ({ tx, params, query }) => {
    const listed = await page(query, (part) => listEntries(tx, params.companyId, query, part))
    return { ...listed, rows: await mapInParts(listed.rows, lineOf) }
  })

  serve(calls.readVerification, async ({ tx, params, query }) => {
    return await verifyJournal(tx, params.companyId, query.anchor)
  })

  serve(calls.verifyJournal, async ({ tx, params: { companyId }, body, caller, now }) => {
    const checked = await verifyJournal(tx, companyId, body.anchor)
    const payload = { ...checkFacts(checked), userId: caller.userId }
    const { entries, isWhole } = checked
    const changes = { entries: [null, entries], isWhole: [null, isWhole] } satisfies Record<string, [unknown, unknown]>
    await audit(tx, {
      companyId,
      userId: caller.userId,
      entity: 'journal',
      entityId: companyId,
      action: 'checked',
      changes,
    })
    await appendJournalEntry(tx, { companyId, at: now, kind: 'check', payload })
    return checked
  })

  serve(calls.listClosings, async ({ tx, params, query }) => {
    const periods = query.closing ? [query.closing] : closingPeriods
    const listed = await page(query, (part) => listClosings(tx, params.companyId, periods, part))
    return { ...listed, rows: listed.rows.map(closingOf) }
  })

  serve(calls.readTurnover, async ({ tx, params, query }) => {
    return sumsInEuros(await sumPeriod(tx, params.companyId, query))
  })

  serve(calls.archiveJournal, async (call) => {
    return await archiveJournal(call.tx, author(call), call.query, call.language, call.now)
  })

  serve(calls.readStatement, async ({ tx, params: { companyId }, now }) => {
    const { firstFault, entries, head } = await verifyJournal(tx, companyId)
    if (firstFault) throw new Problem('conflict', notWhole(firstFault))
    const company = await loadCompany(tx, companyId)
    return { software: 'Filao', version, company, checkedAt: now, entries, head }
  })
}

type Line = { seq: number; at: string; day: string; kind: string; payload: string; previous: string; hash: string }

function lineOf(line: Line) {
  const { rental = null, cents, method = null } = JSON.parse(line.payload) as JournalFacts
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { ...line, rental: text(rental), amount: cents === undefined ? null : toEuros(cents), method: text(method) }
}

type ClosingPayload = {
  closing: 'day' | 'month' | 'year'
  period: string
  head: { seq: number; hash: string }
  totals: ClosingTotals
}

function closingOf({ seq, at, hash, payload }: Pick<Line, 'seq' | 'at' | 'hash' | 'payload'>) {
  const { closing, period, head, totals } = JSON.parse(payload) as ClosingPayload
  const { interval, year, perpetual } = totals
  const sums = { interval: sumsInEuros(interval), year: sumsInEuros(year), perpetual: sumsInEuros(perpetual) }
  return { seq, at, closing, period, hash, head, ...sums }
}

function checkFacts({ entries, isWhole, firstFault, head }: Verification): JournalFacts {
  return { entries, isWhole, firstFault, head }
}

function notWhole({ reason, seq }: Fault) {
  const { fr, en } = faultLabels[reason]
  const at = seq === null ? { fr: '', en: '' } : { fr: ` (écriture ${seq})`, en: ` (entry ${seq})` }
  return {
    fr: `La vérification du journal échoue${at.fr}. ${fr}`,
    en: `The check of the journal fails${at.en}. ${en}`,
  }
}
