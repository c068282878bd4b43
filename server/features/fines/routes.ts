import * as calls from '@filao/domain/fines/contract'
import { fineColumns } from '@filao/domain/fines/fine-columns'
import { auditExport, author } from '#platform/feature/audit'
import { tableFile } from '#platform/http/files/table-file'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import type { Enqueue } from '#platform/jobs/jobs'
import { type PrintParts, pageOrPdf } from '#platform/pdf/print'
import { chargeFineFee } from './charge-fine-fee.ts'
import { listDesignations } from './designations.ts'
import { createFine, updateFine } from './fine.ts'
import { listFines, loadFine } from './fine-queries.ts'
import { letterPrint, loadLetter } from './letter.ts'
import { lookUpFine } from './look-up-fine.ts'

/** Serves the notices of fines, their letters and fees, and the question of who had a vehicle. */
export function fineRoutes(serve: Serve, parts: PrintParts & { enqueue: Enqueue }): void {
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
  serve(calls.lookUpFine, async ({ tx, params, body }) => await lookUpFine(tx, params.companyId, body))
  serve(calls.createFine, async (call) => await createFine(call.tx, author(call), call.body, call.now))
  serve(calls.updateFine, async (call) => await updateFine(call.tx, author(call), call.params.id, call.body, call.now))
  serve(calls.chargeFineFee, async (call) => {
    const by = { ...author(call), enqueue: parts.enqueue }
    return await chargeFineFee(call.tx, by, call.params.id, call.body, call.now)
  })
  serve(
    calls.printFineLetter,
    async ({ apart, params: { companyId, id }, query, now, signal }) => {
      const letter = await apart((tx) => loadLetter(tx, companyId, id, now))
      return await pageOrPdf(parts, letterPrint(parts.files, letter), query.format, { companyId, signal })
    },
    async (_call, printed) => printed,
  )
}
