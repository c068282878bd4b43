import { toEuros } from '@filao/domain/kernel/money'
import { type Age, ageOf, ages } from '@filao/domain/receivables/age'
import * as calls from '@filao/domain/receivables/contract'
import type { ReceivablesSummary } from '@filao/domain/receivables/receivable'
import { receivableColumns } from '@filao/domain/receivables/receivable-columns'
import { auditExport, author } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { tableFile } from '#platform/http/files/table-file'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve'
import { listReceivableIds, listReceivables, sumByDays } from './queries.ts'

/** Serves what is open between the company and its customers. */
export function receivablesRoutes(serve: Serve): void {
  serve(calls.listReceivables, async ({ tx, params, query, now }) => {
    const asked = { ...query, kind: query.kind ?? 'unpaid', now }
    return await page(query, (part) => listReceivables(tx, params.companyId, asked, part))
  })
  serve(calls.sumReceivables, async ({ tx, params, query, now }) => {
    return await summary(tx, params.companyId, { ...query, now })
  })
  serve(calls.exportReceivables, async (call) => {
    const { companyId } = call.params
    const { format: _, ids: chosen, kind = 'unpaid', ...filters } = call.query
    const asked = { ...filters, kind, now: call.now }
    const ids = await listReceivableIds(call.tx, companyId, { ...asked, ids: chosen })
    await auditExport(call.tx, author(call), { receivables: ids.length, kind, ...filters, ids: chosen?.join(',') })
    return await tableFile(call, {
      name: { fr: 'impayes-et-cautions', en: 'receivables' },
      columns: receivableColumns,
      ids,
      read: async (tx, part) => {
        const all = { limit: part.length, offset: 0 }
        return (await listReceivables(tx, companyId, { kind, now: call.now, ids: part }, all)).rows
      },
    })
  })
}

/** Sums what is open: the unpaid rentals by their age, and each other list as a whole. */
async function summary(
  tx: Tx,
  companyId: number,
  asked: { agencyId?: number | undefined; now: string },
): Promise<ReceivablesSummary> {
  const rows = await sumByDays(tx, companyId, asked)
  const sumOf = (matching: typeof rows) => ({
    count: matching.reduce((sum, { count }) => sum + count, 0),
    amount: toEuros(matching.reduce((sum, { cents }) => sum + cents, 0)),
  })
  const unpaid = (age: Age) => rows.filter(({ list, days }) => list === 'unpaid' && ageOf(days) === age)
  return {
    ages: ages.map((age) => ({ age, ...sumOf(unpaid(age)) })),
    depositsHeld: sumOf(rows.filter(({ list }) => list === 'held')),
    toGiveBack: sumOf(rows.filter(({ list }) => list === 'back')),
    quotes: sumOf(rows.filter(({ list }) => list === 'quotes')),
  }
}
