import { addMinutes } from '@filao/domain/kernel/time'
import { listFacts } from '../server/features/rentals/availability/availability-queries.ts'
import { runBare, startGenerated, statementsOf } from './companies/generated.ts'
import { boardLoad, type Load } from './companies/loads.ts'
import { median, milliseconds, percentile, table } from './report/table.ts'

/**
 * Measures the time to find which of 2,000 vehicles can be rented for a week, in turns with the bare SQL statement and
 * `JSON.stringify`. Targets: p95 at most 1.4 times the bare one's; p50 with a long history at most 1.3 times p50
 * without one, with as many future rentals.
 */
const start = addMinutes(`${new Date().toISOString().slice(0, 10)}T14:00:00Z`, 3 * 1440)
const period = { start, end: addMinutes(start, 7 * 1440) }
const generated = await startGenerated()
const long = boardLoad(2000)
const results: { rentals: number; served: number[]; bare: number[] }[] = []
try {
  for (const load of [{ ...long, historyDays: 1 }, long]) results.push(await measure(load))
} finally {
  await generated.stop()
}
const without = median(results[0]?.served ?? [])
table(
  'GET /availabilities, 2,000 vehicles (target: p95 1.4 times the bare one’s, p50 1.3 times that without history)',
  ['rentals', 'server p50 / p95, ms', 'bare SQL p50 / p95, ms', 'ratio of p95', 'p50 to that without history'],
  results.map(({ rentals, served, bare }) => [
    rentals.toLocaleString('en-GB'),
    `${median(served).toFixed(1)} / ${percentile(served, 95).toFixed(1)}`,
    `${median(bare).toFixed(1)} / ${percentile(bare, 95).toFixed(1)}`,
    (percentile(served, 95) / percentile(bare, 95)).toFixed(2),
    (median(served) / without).toFixed(2),
  ]),
)

async function measure(load: Load): Promise<{ rentals: number; served: number[]; bare: number[] }> {
  const { app, db } = generated
  const company = await generated.company(load)
  const { companyId, cookie } = company
  const list = await app.inject({ url: `/api/companies/${companyId}/rentals?limit=1`, headers: { cookie } })
  const [agency] = (await app.inject({ url: `/api/companies/${companyId}/agencies`, headers: { cookie } })).json()
  const statements = await statementsOf(db, company, (tx) =>
    listFacts(tx, companyId, { ...period, departureAgencyId: agency.id, now: new Date().toISOString() }),
  )
  const query = new URLSearchParams({
    ...period,
    departureAgencyId: String(agency.id),
    arrivalAgencyId: String(agency.id),
  })
  const url = `/api/companies/${companyId}/availabilities?${query}`
  const served: number[] = []
  const bare: number[] = []
  for (let run = 0; run < 45; run++) {
    served.push(
      await milliseconds(
        async () => (await app.inject({ url, headers: { cookie, 'accept-encoding': 'identity' } })).body,
      ),
    )
    bare.push(await milliseconds(() => runBare(db, statements)))
  }
  return { rentals: Number(list.headers['x-total-count']), served: served.slice(5), bare: bare.slice(5) }
}
