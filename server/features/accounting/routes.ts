import * as calls from '@filao/domain/accounting/contract'
import { author } from '#platform/feature/audit'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { loadAccounts, putAccounts } from './accounts.ts'
import { exportEReporting, readEReporting } from './e-reporting.ts'
import { createAccountingExport, downloadEntries, downloadFec, getExportedEntries, previewEntries } from './exports.ts'
import { listExports } from './queries.ts'

/** Serves the accounts, the accounting entries and their exports. */
export function accountingRoutes(serve: Serve): void {
  serve(calls.getAccounts, async ({ tx, params }) => await loadAccounts(tx, params.companyId))
  serve(calls.putAccounts, async (call) => await putAccounts(call.tx, author(call), call.body))
  serve(calls.previewEntries, async ({ tx, params, query }) => await previewEntries(tx, params.companyId, query))
  serve(calls.listAccountingExports, async ({ tx, params, query }) => {
    return await page(query, (part) => listExports(tx, params.companyId, part))
  })
  serve(calls.createAccountingExport, async (call) => await createAccountingExport(call))
  serve(calls.getExportedEntries, async ({ tx, params }) => await getExportedEntries(tx, params.companyId, params.id))
  serve(calls.downloadEntries, async (call) => await downloadEntries(call))
  serve(calls.downloadFec, async (call) => await downloadFec(call))
  serve(calls.readEReporting, async ({ tx, params, query }) => await readEReporting(tx, params.companyId, query))
  serve(calls.exportEReporting, async (call) => await exportEReporting(call))
}
