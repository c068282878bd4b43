import * as calls from '@filao/domain/cash/contract'
import { author } from '#platform/feature/audit'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { type PrintParts, pageOrPdf } from '#platform/pdf/print'
import { listDrawers, loadCashDesk, withSums } from './desks.ts'
import { closeCashDesk, openCashDesk } from './open-and-close.ts'
import { loadSheet, sheetPrint } from './print.ts'
import { listDesks } from './queries.ts'

/** Serves the cash desks of agencies. */
export function cashRoutes(serve: Serve, parts: PrintParts): void {
  serve(calls.listCashDesks, async ({ tx, params: { companyId }, query }) => {
    const listed = await page(query, (part) => listDesks(tx, companyId, query, part))
    return { ...listed, rows: await withSums(tx, companyId, listed.rows) }
  })
  serve(calls.listDrawers, async ({ tx, params, now }) => await listDrawers(tx, params.companyId, now))
  serve(calls.openCashDesk, async (call) => await openCashDesk(call.tx, author(call), call.body, call.now))
  serve(calls.getCashDesk, async ({ tx, params }) => await loadCashDesk(tx, params.companyId, params.id))
  serve(calls.closeCashDesk, async (call) => {
    return await closeCashDesk(call.tx, author(call), call.params.id, call.body, call.now)
  })
  serve(
    calls.printCashDesk,
    async ({ apart, params: { companyId, id }, query: { format }, language, signal }) => {
      const sheet = await apart((tx) => loadSheet(tx, companyId, id))
      return await pageOrPdf(parts, sheetPrint(sheet, language), format ?? 'pdf', { companyId, signal })
    },
    async (_call, printed) => printed,
  )
}
