import type { exportStatistics as exportCall } from '@filao/domain/statistics/contract'
import { usualStep } from '@filao/domain/statistics/days'
import {
  extraColumns,
  type StatisticsRow,
  senderColumns,
  statisticsColumns,
} from '@filao/domain/statistics/statistics-columns'
import { auditExport, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { listExtraShares, listShares, listSourceShares, readStatistics } from './statistics.ts'

const name = { fr: 'statistiques', en: 'statistics' }

/** Exports the figures of the parts of a period or of a division, of its options, fees or sources, as a table file. */
export async function exportStatistics(call: Call<typeof exportCall>) {
  const { tx, now, params, query } = call
  const { of, from, to } = query
  const requested = { companyId: params.companyId, days: { from, to }, now }
  const audited = async (rows: readonly unknown[]) =>
    await auditExport(tx, author(call), { statistics: rows.length, of, from, to })
  if (of === 'option' || of === 'fee') {
    const rows = await listExtraShares(tx, requested, of)
    await audited(rows)
    return await tableFile(call, { name, columns: extraColumns(of), rows })
  }
  if (of === 'sender') {
    const rows = await listSourceShares(tx, requested)
    await audited(rows)
    return await tableFile(call, { name, columns: senderColumns, rows })
  }
  const rows: StatisticsRow[] =
    of === 'parts'
      ? (await readStatistics(tx, requested, query.step ?? usualStep(requested.days))).parts
      : await listShares(tx, requested, of)
  await audited(rows)
  return await tableFile(call, { name, columns: statisticsColumns(of), rows })
}
