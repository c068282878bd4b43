import type { exportStatistics as exportCall } from '@filao/domain/statistics/contract'
import { usualStep } from '@filao/domain/statistics/days'
import { type StatisticsRow, statisticsColumns } from '@filao/domain/statistics/statistics-columns'
import { auditExport, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { listShares, readStatistics } from './statistics.ts'

/** Exports the figures of the parts of a period, or of the parts of a division, as a table file. */
export async function exportStatistics(call: Call<typeof exportCall>) {
  const { tx, now, params, query } = call
  const { of, from, to } = query
  const requested = { companyId: params.companyId, days: { from, to }, now }
  const rows: StatisticsRow[] =
    of === 'parts'
      ? (await readStatistics(tx, requested, query.step ?? usualStep(requested.days))).parts
      : await listShares(tx, requested, of)
  await auditExport(tx, author(call), { statistics: rows.length, of, from, to })
  return await tableFile(call, {
    name: { fr: 'statistiques', en: 'statistics' },
    columns: statisticsColumns(of),
    rows,
  })
}
