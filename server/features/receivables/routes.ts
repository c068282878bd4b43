import type { Sentence } from '@filao/domain/kernel/language'
import * as calls from '@filao/domain/receivables/contract'
import type { ReceivableKind } from '@filao/domain/receivables/receivable'
import { receivableColumns } from '@filao/domain/receivables/receivable-columns'
import { auditExport, author } from '#platform/feature/audit'
import { tableFile } from '#platform/http/files/table-file'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { listReceivableIds, listReceivables } from './queries.ts'
import { sumReceivables } from './sums.ts'

/** The names of the files of the three lists. */
const fileNames: Record<ReceivableKind, Sentence> = {
  unpaid: { fr: 'impayes', en: 'unpaid' },
  deposits: { fr: 'cautions-et-trop-percus', en: 'deposits-and-overpayments' },
  quotes: { fr: 'devis-en-attente', en: 'quotes-waiting' },
}

/** Serves what is open between the company and its customers. */
export function receivablesRoutes(serve: Serve): void {
  serve(calls.listReceivables, async ({ tx, params, query, now }) => {
    const requested = { ...query, kind: query.kind ?? 'unpaid', now }
    return await page(query, (part) => listReceivables(tx, params.companyId, requested, part))
  })
  serve(calls.sumReceivables, async ({ tx, params, query, now }) => {
    return await sumReceivables(tx, params.companyId, { ...query, now })
  })
  serve(calls.exportReceivables, async (call) => {
    const { companyId } = call.params
    const { format: _, ids: chosen, kind = 'unpaid', ...filters } = call.query
    const requested = { ...filters, kind, now: call.now }
    const ids = await listReceivableIds(call.tx, companyId, { ...requested, ids: chosen })
    await auditExport(call.tx, author(call), { receivables: ids.length, kind, ...filters, ids: chosen?.join(',') })
    return await tableFile(call, {
      name: fileNames[kind],
      columns: receivableColumns(kind),
      ids,
      read: async (tx, part) => {
        const all = { limit: part.length, offset: 0 }
        return (await listReceivables(tx, companyId, { kind, now: call.now, ids: part }, all)).rows
      },
    })
  })
}
