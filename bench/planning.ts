import { gzipSync } from 'node:zlib'
import { addMinutes } from '@filao/domain/kernel/time'
import { defaultStatuses } from '@filao/domain/planning/board'
import { loadBoard } from '../server/features/planning/board.ts'
import { runBare, startGenerated, statementsOf } from './companies/generated.ts'
import { boardLoad } from './companies/loads.ts'
import { median, milliseconds, table } from './report/table.ts'

/**
 * Measures the board's call for a month: all the work of the server, in turns with its bare SQL statements and
 * `JSON.stringify`. Targets, with 2,000 vehicles: 1.6 times the bare time, and under 1 MB of gzip.
 */
const start = `${new Date().toISOString().slice(0, 8)}01T04:00:00Z`
const query = { start, end: addMinutes(start, 30 * 1440), status: [...defaultStatuses] }
const generated = await startGenerated()
const rows: string[][] = []
try {
  for (const vehicles of [100, 500, 2000]) rows.push(await measure(vehicles))
} finally {
  await generated.stop()
}
table(
  'GET /planning, one month, with 100 rentals a vehicle (target: 1.6 times the bare SQL, 1 MB of gzip)',
  ['vehicles', 'bars', 'server, ms', 'bare SQL and JSON.stringify, ms', 'ratio', 'gzip, kB'],
  rows,
)

async function measure(vehicles: number): Promise<string[]> {
  const { app, db } = generated
  const company = await generated.company(boardLoad(vehicles))
  const { companyId, cookie } = company
  const statements = await statementsOf(db, company, (tx) =>
    loadBoard(tx, { companyId, query, now: new Date().toISOString(), language: 'fr' }),
  )
  const { start, end } = query
  const url = `/api/companies/${companyId}/planning?${new URLSearchParams({ start, end })}`
  const request = async () => (await app.inject({ url, headers: { cookie, 'accept-encoding': 'identity' } })).body
  const served: number[] = []
  const bare: number[] = []
  for (let run = 0; run < 16; run++) {
    served.push(await milliseconds(request))
    bare.push(await milliseconds(() => runBare(db, statements)))
  }
  const body = await request()
  const [ours, theirs] = [median(served.slice(1)), median(bare.slice(1))]
  return [
    String(vehicles),
    String(JSON.parse(body).rentals.length),
    ours.toFixed(1),
    theirs.toFixed(1),
    (ours / theirs).toFixed(2),
    (gzipSync(body).length / 1000).toFixed(0),
  ]
}
