import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addMinutes } from '@filao/domain/kernel/time'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/app.ts'
import { generateCompanies } from '../server/demo/generated/generate.ts'
import { quietParts } from '../server/demo/generated/quiet-parts.ts'
import { loadConfig } from '../server/platform/config.ts'
import { startDatabase } from '../server/platform/database/start.ts'
import { refreshStatistics } from '../server/platform/database/tables/statistics.ts'
import { createLog } from '../server/platform/log.ts'
import { dataDir } from './loads.ts'
import { milliseconds, percentile, table } from './table.ts'

/**
 * Measures twelve calls of a company beside many others, in turns with the same company alone in a database. Target: 1.2
 * times. `node bench/market.ts --companies 1000` is the whole market; an interrupted run is continued.
 */
const { values } = parseArgs({ options: { companies: { type: 'string', default: '30' } } })
const companies = Number(values.companies)
const load = { vehicles: 60, rentals: 6000, customers: 1500, seed: 1 }
const runs = 40

type Side = { get: (path: string) => Promise<unknown>; megabytes: () => Promise<number>; stop: () => Promise<void> }

const alone = await open('alone', 1)
const market = await open('market', companies)
const rows: string[][] = []
try {
  for (const [name, pathOf] of calls()) {
    const paths = [await pathOf(alone), await pathOf(market)] as const
    const times: [number[], number[]] = [[], []]
    for (let run = 0; run < runs + 5; run++) {
      const pair = [await timed(alone, paths[0]), await timed(market, paths[1])] as const
      // The first ones fill caches and prepare statements.
      if (run >= 5) for (const side of [0, 1] as const) times[side].push(pair[side])
    }
    const [single, among] = times.map((list) => [percentile(list, 50), percentile(list, 95)]) as [number[], number[]]
    const ratio = (index: number) => ((among[index] ?? 0) / (single[index] ?? 1)).toFixed(2)
    rows.push([name, ...[...single, ...among].map((ms) => ms.toFixed(1)), ratio(0), ratio(1)])
  }
  const sizes = `${(await alone.megabytes()).toFixed(0)} and ${(await market.megabytes()).toFixed(0)} MB`
  table(
    `One company of 60 vehicles and 6,000 rentals, alone and among ${companies} (target: 1.2 times); databases of ${sizes}`,
    ['call', 'alone p50, ms', 'p95', `among ${companies} p50, ms`, 'p95', 'p50 times', 'p95 times'],
    rows,
  )
} finally {
  await market.stop()
  await alone.stop()
}

async function timed(side: Side, path: string): Promise<number> {
  return await milliseconds(() => side.get(path))
}

/** Opens a database of its own with so many companies, signed in as the first. */
async function open(name: string, count: number): Promise<Side> {
  const folder = join(dataDir, `market-${name}`)
  await mkdir(folder, { recursive: true })
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', BILLING: 'off' })
  const { db, stop } = await startDatabase(config, createLog('warn'))
  const { parts, stop: stopParts } = quietParts(config, db, () => new Date().toISOString())
  const loginFile = join(folder, 'login.json')
  const first = await generateCompanies(parts, { ...load, companies: 1 })
  if (first.last) await writeFile(loginFile, JSON.stringify(first.last))
  const more = await generateCompanies(parts, { ...load, companies: count }, (what) =>
    process.stderr.write(`\r${what} `),
  )
  if (first.made + more.made > 0) await refreshStatistics(db)
  const app = await buildApp(parts)
  const { email, password, companyId } = JSON.parse(await readFile(loginFile, 'utf8'))
  const cookie = await signIn(app, { email, password })
  return {
    async get(path) {
      const answer = await app.inject({ url: `/api/companies/${companyId}${path}`, headers: { cookie } })
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`)
      return answer.json()
    },
    async megabytes() {
      const { rows } = await db.pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
      return Number(rows[0]?.bytes) / 1e6
    },
    async stop() {
      await app.close()
      await stopParts()
      await stop()
    },
  }
}

async function signIn(app: FastifyInstance, payload: { email: string; password: string }): Promise<string> {
  const session = await app.inject({ method: 'POST', url: '/api/auth', payload })
  return String(session.headers['set-cookie']).split(';')[0] ?? ''
}

type Row = { id: number }

/** The calls, each with its path in a company. */
function calls(): [name: string, pathOf: (side: Side) => Promise<string>][] {
  const start = `${new Date().toISOString().slice(0, 10)}T14:00:00Z`
  const query = (settings: Record<string, string>) => new URLSearchParams(settings).toString()
  const month = query({ start, end: addMinutes(start, 30 * 1440) })
  const week = { start: addMinutes(start, 3 * 1440), end: addMinutes(start, 10 * 1440) }
  const firstOf = async (side: Side, list: string) => ((await side.get(`${list}?limit=1`)) as Row[])[0]?.id ?? 0
  const always = (path: string) => async () => path
  const atAgency = (path: string) => async (side: Side) => {
    const id = String(await firstOf(side, '/agencies'))
    return `${path}?${query({ ...week, departureAgencyId: id, arrivalAgencyId: id })}`
  }
  return [
    ['home', always('/home')],
    ['vehicles', always('/vehicles?limit=50')],
    ['a vehicle', async (side) => `/vehicles/${await firstOf(side, '/vehicles')}`],
    ['customers', always('/customers?limit=50')],
    ['search of a customer', always(`/customers?${query({ limit: '20', search: 'marival' })}`)],
    ['page of a customer', async (side) => `/customers/${await firstOf(side, '/customers')}/overview`],
    ['rentals', always('/rentals?limit=50')],
    ['a rental', async (side) => `/rentals/${await firstOf(side, '/rentals')}`],
    ['a month of the planning', always(`/planning?${month}`)],
    ['the counter', always('/planning/counter')],
    ['free vehicles', atAgency('/availabilities')],
    ['categories and prices', atAgency('/categoryPrices')],
  ]
}
