import { addMinutes } from '@filao/domain/kernel/time'
import { listFacts } from '../server/features/rentals/availability-queries.ts'
import { runBare, startGenerated, statementsOf } from './generated.ts'
import { median, milliseconds, percentile, table } from './table.ts'

/**
 * How long it takes to find out which of 2,000 vehicles can be rented for a week, beside the bare SQL statement and
 * `JSON.stringify`, in turns. To reach: p95 at most 1.5 times the bare one's; p50 with 200,000 rentals at most 1.3 times
 * p50 with 2,000.
 */
const start = addMinutes(`${new Date().toISOString().slice(0, 10)}T14:00:00Z`, 3 * 1440)
const period = { start, end: addMinutes(start, 7 * 1440) }
const generated = await startGenerated()
const results: { rentals: number; served: number[]; bare: number[] }[] = []
try {
  for (const rentals of [2000, 200_000]) results.push({ rentals, ...(await measure(rentals)) })
} finally {
  await generated.stop()
}
const few = median(results[0]?.served ?? [])
table(
  'GET /availabilities, 2,000 vehicles (reach: p95 1.5 times the bare one’s, p50 1.3 times that with 2,000 rentals)',
  ['rentals', 'server p50 / p95, ms', 'bare SQL p50 / p95, ms', 'ratio of p95', 'p50 to that with 2,000 rentals'],
  results.map(({ rentals, served, bare }) => [
    rentals.toLocaleString('en-GB'),
    `${median(served).toFixed(1)} / ${percentile(served, 95).toFixed(1)}`,
    `${median(bare).toFixed(1)} / ${percentile(bare, 95).toFixed(1)}`,
    (percentile(served, 95) / percentile(bare, 95)).toFixed(2),
    (median(served) / few).toFixed(2),
  ]),
)

async function measure(rentals: number): Promise<{ served: number[]; bare: number[] }> {
  const { app, db } = generated
  const company = await generated.company({ vehicles: 2000, rentals, customers: rentals / 4 })
  const { companyId, cookie } = company
  const statements = await statementsOf(db, company, (tx) =>
    listFacts(tx, companyId, { ...period, now: new Date().toISOString() }),
  )
  const [agency] = (await app.inject({ url: `/api/companies/${companyId}/agencies`, headers: { cookie } })).json()
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
  return { served: served.slice(5), bare: bare.slice(5) }
}
