import * as calls from '@filao/domain/fines/contract'
import { fineColumns } from '@filao/domain/fines/fine-columns'
import { auditExport, author } from '#platform/audit'
import { tableFile } from '#platform/http/files/table-file'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve'
import { listDesignations } from './designations.ts'
import { changeFine, recordFine } from './fine.ts'
import { listFines, loadFine } from './fine-queries.ts'
import { lookUp } from './lookup.ts'

/** Serves the notices of fines and the question of who had a vehicle. */
export function fineRoutes(serve: Serve): void {
  serve(calls.listFines, async ({ tx, params, query }) => {
    return await page(query, (part) => listFines(tx, params.companyId, query, part))
  })
  serve(calls.exportFines, async (call) => {
    const { ids } = call.query
    const { companyId } = call.params
    await auditExport(call.tx, author(call), { fines: ids.length })
    return await tableFile(call, {
      name: { fr: 'contraventions', en: 'fines' },
      columns: fineColumns,
      ids,
      read: (tx, part) => listDesignations(tx, companyId, part),
    })
  })
  serve(calls.getFine, async ({ tx, params }) => await loadFine(tx, params.companyId, params.id))
  serve(calls.lookUpFine, async ({ tx, params, body }) => await lookUp(tx, params.companyId, body))
  serve(calls.createFine, async (call) => await recordFine(call.tx, author(call), call.body, call.now))
  serve(calls.updateFine, async (call) => await changeFine(call.tx, author(call), call.params.id, call.body, call.now))
}
