import { partsOf } from '@filao/domain/statistics/days'
import { listReceivables } from '../server/features/receivables/queries.ts'
import { sumReceivables } from '../server/features/receivables/sums.ts'
import { listExtraShares, listShares, readHeatMap, readStatistics } from '../server/features/statistics/statistics.ts'
import type { Tx } from '../server/platform/database/connect.ts'
import { runBare, startGenerated, statementsOf } from './companies/generated.ts'
import { boardLoad } from './companies/loads.ts'
import { median, milliseconds, table } from './report/table.ts'

/**
 * Measures the calls of the statistics page and of the receivables: all the work of the server, in turns with its bare
 * SQL statements and `JSON.stringify`. Targets, with 2,000 vehicles: 300 ms, and 1.5 times the bare time.
 */
const vehicles = Number(process.env.STATISTICS_VEHICLES ?? 2000)
const now = new Date().toISOString()
const month = { from: daysAgo(30), to: daysAgo(1) }
const year = { from: daysAgo(365), to: daysAgo(1) }
const generated = await startGenerated()
const rows: string[][] = []
try {
  const company = await generated.company(boardLoad(vehicles))
  const { companyId } = company
  const requested = (days: typeof month) => ({ companyId, days, now })
  const unpaid = { kind: 'unpaid', now } as const
  const calls: [name: string, path: string, query: Record<string, string>, work: (tx: Tx) => Promise<unknown>][] = [
    ['30 days, by day', 'statistics', { ...month, step: 'day' }, (tx) => readStatistics(tx, requested(month), 'day')],
    [
      'a year, by month',
      'statistics',
      { ...year, step: 'month' },
      (tx) => readStatistics(tx, requested(year), 'month'),
    ],
    [
      'vehicles, 30 days',
      'statistics/shares',
      { ...month, by: 'vehicle' },
      (tx) => listShares(tx, requested(month), 'vehicle'),
    ],
    [
      'agencies, a year',
      'statistics/shares',
      { ...year, by: 'agency' },
      (tx) => listShares(tx, requested(year), 'agency'),
    ],
    ['options, 30 days', 'statistics/options', month, (tx) => listExtraShares(tx, requested(month), 'option')],
    [
      `heat map, ${partsOf(year, 'week').length} weeks`,
      'statistics/heat-map',
      year,
      (tx) => readHeatMap(tx, requested(year)),
    ],
    ['receivables, sums', 'receivables/summary', {}, (tx) => sumReceivables(tx, companyId, { now })],
    [
      'receivables, 25 unpaid',
      'receivables',
      { limit: '25' },
      (tx) => listReceivables(tx, companyId, unpaid, { limit: 25, offset: 0 }),
    ],
  ]
  for (const [name, path, query, work] of calls) {
    const url = `/api/companies/${companyId}/${path}?${new URLSearchParams(query)}`
    const statements = await statementsOf(generated.db, company, work)
    rows.push([name, ...(await measure(url, company.cookie, statements))])
  }
} finally {
  await generated.stop()
}
table(
  `Statistics and receivables, ${vehicles.toLocaleString('en-GB')} vehicles and ${(vehicles * 100).toLocaleString('en-GB')} rentals (targets: 300 ms, 1.5 times the bare SQL)`,
  ['call', 'server, ms', 'bare SQL and JSON.stringify, ms', 'ratio'],
  rows,
)

async function measure(url: string, cookie: string, statements: Parameters<typeof runBare>[1]): Promise<string[]> {
  const served: number[] = []
  const bare: number[] = []
  for (let run = 0; run < 11; run++) {
    served.push(
      await milliseconds(async () => {
        const response = await generated.app.inject({ url, headers: { cookie, 'accept-encoding': 'identity' } })
        if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}: ${response.body}`)
      }),
    )
    bare.push(await milliseconds(() => runBare(generated.db, statements)))
  }
  const [ours, theirs] = [median(served.slice(1)), median(bare.slice(1))]
  return [ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2)]
}

function daysAgo(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
}
