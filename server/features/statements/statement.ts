import { inEuros } from '@filao/domain/kernel/money'
import { isSettled, sumLines } from '@filao/domain/statements/statement'
import type { SourceMonth, Statement, StatementLine } from '@filao/domain/statements/statement.schema'
import type { Tx } from '#platform/database/connect'
import { type LineRow, listLines, listMonths, loadSource } from './queries.ts'
import { listSettlements } from './settlement-queries.ts'

/** Lists the sources with their sums of a month. */
export async function listSourceMonths(tx: Tx, companyId: number, month: string): Promise<SourceMonth[]> {
  const rows = await listMonths(tx, companyId, month)
  return rows.map(({ id, name, ...sums }) => ({ source: { id, name }, ...inEuros(sums) }))
}

/** Loads the statement of a source for a month. 404 when there is no such source. */
export async function loadStatement(tx: Tx, companyId: number, sourceId: number, month: string): Promise<Statement> {
  const source = await loadSource(tx, companyId, sourceId)
  const [lines, settlements] = await Promise.all([
    listLines(tx, companyId, sourceId, month),
    listSettlements(tx, companyId, sourceId, month),
  ])
  return {
    source,
    month,
    lines: lines.map(lineOf),
    ...inEuros(sumLines(lines)),
    settlements: settlements.map((settlement) => inEuros(settlement)),
  }
}

function lineOf({ settledCommissionCents, settledCollectedCents, ...line }: LineRow): StatementLine {
  return { ...inEuros(line), isSettled: isSettled({ ...line, settledCommissionCents, settledCollectedCents }) }
}
