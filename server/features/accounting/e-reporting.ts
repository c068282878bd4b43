import type * as calls from '@filao/domain/accounting/contract'
import { report } from '@filao/domain/accounting/e-report'
import { reportColumns } from '@filao/domain/accounting/e-report-columns'
import { reportInEuros } from '@filao/domain/accounting/e-reporting'
import type { EReporting } from '@filao/domain/accounting/e-reporting.schema'
import { postalAddressOf } from '@filao/domain/invoicing/postal-address'
import type { JournalFacts } from '@filao/domain/journal/entry'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { auditExport, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { checkDays, type Days } from './days.ts'
import { listReported } from './entry-queries.ts'

/** Reads what a period has to report. Throws `validation` for more than a leap year. */
export async function readEReporting(tx: Tx, companyId: number, { from, to }: Days): Promise<EReporting> {
  checkDays({ from, to })
  const rows = await listReported(tx, companyId, { from, to })
  const entries = rows.map(({ day, kind, payload, sums, ...row }) => ({
    day,
    kind,
    facts: JSON.parse(payload) as JournalFacts,
    sums,
    buyer: {
      kind: row.buyerKind,
      name: row.customerName,
      countryCode: row.countryCode,
      postalCode: row.postalCode ?? postalAddressOf(row.address).postalCode,
      siren: row.siren,
      vatNumber: row.vatNumber,
    },
  }))
  return reportInEuros({ from, to }, report(entries, await loadCompany(tx, companyId)))
}

/** Writes the same as a table file. */
export async function exportEReporting(call: Call<typeof calls.exportEReporting>): Promise<BinaryResponse> {
  const { from, to } = call.query
  const { lines } = await readEReporting(call.tx, call.params.companyId, call.query)
  await auditExport(call.tx, author(call), { eReportingLines: lines.length, from, to })
  const period = `${from}-${to}`
  return await tableFile(call, {
    name: { fr: `e-reporting-${period}`, en: `e-reporting-${period}` },
    columns: reportColumns,
    rows: lines,
  })
}
