import * as calls from '@filao/domain/statements/contract'
import { statementColumns } from '@filao/domain/statements/statement-columns'
import { companyDay } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { auditExport, author } from '#platform/feature/audit'
import { tableFile } from '#platform/http/files/table-file'
import type { Serve } from '#platform/http/serve/serve'
import { type PrintParts, pageOrPdf, plainName } from '#platform/pdf/print'
import { matchBookings } from './match.ts'
import { loadPrintedStatement, statementName, statementPrint } from './print.ts'
import { settleStatement, takeSettlementBack } from './settle.ts'
import { listSourceMonths, loadStatement } from './statement.ts'

/** Serves the monthly statements of those who send rentals. */
export function statementRoutes(serve: Serve, parts: PrintParts): void {
  serve(calls.listSourceMonths, async ({ tx, params, query, now }) => {
    return await listSourceMonths(tx, params.companyId, await monthOf(tx, params.companyId, query, now))
  })
  serve(calls.getStatement, async ({ tx, params, query, now }) => {
    return await loadStatement(tx, params.companyId, params.id, await monthOf(tx, params.companyId, query, now))
  })
  serve(calls.exportStatement, async (call) => {
    const { companyId, id } = call.params
    const month = await monthOf(call.tx, companyId, call.query, call.now)
    const statement = await loadStatement(call.tx, companyId, id, month)
    await auditExport(call.tx, author(call), { statement: id, month })
    const name = statementName(statement)
    return await tableFile(call, {
      name: { fr: plainName(name.fr), en: plainName(name.en) },
      columns: statementColumns,
      rows: statement.lines,
    })
  })
  serve(
    calls.printStatement,
    async ({ apart, params: { companyId, id }, query, language, now, signal }) => {
      const printed = await apart(async (tx) => {
        const month = await monthOf(tx, companyId, query, now)
        return await loadPrintedStatement(tx, companyId, { sourceId: id, month, now })
      })
      return await pageOrPdf(parts, statementPrint(printed, language), query.format ?? 'pdf', { companyId, signal })
    },
    async (_call, printed) => printed,
  )
  serve(calls.matchBookings, async ({ tx, params, body }) => {
    return await matchBookings(tx, params.companyId, params.id, body)
  })
  serve(calls.settleStatement, async (call) => {
    return await settleStatement(call.tx, author(call), call.params.id, call.body)
  })
  serve(calls.takeSettlementBack, async (call) => {
    return await takeSettlementBack(call.tx, author(call), call.params.id, call.params.settlementId)
  })
}

/** Returns the month that is asked for, else the present one of the company. */
async function monthOf(tx: Tx, companyId: number, { month }: { month?: string | undefined }, now: string) {
  return month ?? (await companyDay(tx, companyId, now)).slice(0, 7)
}
