import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addMinutes } from '@filao/domain/kernel/time'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/app/app.ts'
import { jobHandlers } from '../server/app/features.ts'
import { generateCompanies } from '../server/demo/generated/generate.ts'
import { quietParts } from '../server/demo/generated/quiet-parts.ts'
import { type Config, loadConfig } from '../server/platform/config.ts'
import type { Database } from '../server/platform/database/connect.ts'
import { startDatabase } from '../server/platform/database/start/start.ts'
import { refreshStatistics } from '../server/platform/database/tables/statistics.ts'
import { createLog } from '../server/platform/log.ts'
import { dataDir } from './companies/loads.ts'
import { startServer } from './companies/started.ts'
import { copyCompanies } from './markets/copies.ts'
import { milliseconds, percentile, table } from './report/table.ts'

/**
 * Measures thirteen calls of a company beside many others, in turns with the same company alone in a database. Target:
 * 1.2 times, without reading a large table from end to end. `node bench/market.ts --companies 1000` is the whole
 * market; an interrupted run is continued. The first ten companies are generated, the others are their copies.
 */
const { values } = parseArgs({ options: { companies: { type: 'string', default: '30' } } })
const companies = Number(values.companies)
const load = { vehicles: 60, rentals: 6000, customers: 1500, seed: 1 }
const generated = 10
const runs = 40
/** The tables whose size follows from the number of companies. */
const large = ['rentals', 'customers', 'payments', 'occupancies', 'rental_options', 'rental_codes', 'journal_entries']

type Side = {
  db: Database
  get: (path: string) => Promise<unknown>
  runJobs: () => Promise<[name: string, seconds: number][]>
  stop: () => Promise<void>
}

const alone = await open('alone', 1)
const market = await open('market', companies)
const rows: string[][] = []
try {
  for (const [name, pathOf] of calls()) {
    const paths = [await pathOf(alone), await pathOf(market)] as const
    const times: [number[], number[]] = [[], []]
    const before = await wholeReads(market.db)
    for (let run = 0; run < runs + 5; run++) {
      const pair = [await timed(alone, paths[0]), await timed(market, paths[1])] as const
      // The first ones fill caches and prepare statements.
      if (run >= 5) for (const side of [0, 1] as const) times[side].push(pair[side])
    }
    const [single, among] = times.map((list) => [percentile(list, 50), percentile(list, 95)]) as [number[], number[]]
    const ratio = (index: number) => ((among[index] ?? 0) / (single[index] ?? 1)).toFixed(2)
    const whole = `${(await wholeReads(market.db)) - before}`
    rows.push([name, ...[...single, ...among].map((ms) => ms.toFixed(1)), ratio(0), ratio(1), whole])
  }
  table(
    `One company of 60 vehicles and 6,000 rentals, alone and among ${companies} (target: 1.2 times, no large table read whole)`,
    ['call', 'alone p50, ms', 'p95', `among ${companies} p50, ms`, 'p95', 'p50 times', 'p95 times', 'whole reads'],
    rows,
  )
  const jobs = await market.runJobs()
  const facts = [...(await sizes()), ...jobs.map(([name, seconds]) => [`job ${name}`, `${seconds.toFixed(1)} s`])]
  await market.stop()
  const { seconds, stop } = await startServer({ DATA_DIR: join(dataDir, 'market-market'), BILLING: 'off' })
  await stop()
  table(
    `A database of ${companies} companies (target: every job in 600 s, a start in 2.5 s)`,
    ['what', 'value'],
    [...facts, ['start to the first 200', `${seconds.toFixed(2)} s`]],
  )
} finally {
  await market.stop()
  await alone.stop()
}

/** Counts the scans of large tables that no index served, once the counters of all connections are written. */
async function wholeReads(db: Database): Promise<number> {
  await wait(1500)
  const { rows } = await db.pool.query<{ count: number }>(
    'select sum(seq_scan)::int as count from pg_stat_user_tables where relname = any($1)',
    [large],
  )
  return rows[0]?.count ?? 0
}

/**
 * Returns sizes on disk, the memory of PostgreSQL and of this process, and how long the vacuum of a large table takes.
 */
async function sizes(): Promise<string[][]> {
  const { pool } = market.db
  const gigabytes = (bytes: number | string) => `${(Number(bytes) / 1e9).toFixed(2)} GB`
  const one = async (text: string) => (await pool.query<{ value: string }>(text)).rows[0]?.value ?? ''
  const largest = await pool.query<{ name: string; rows: number; bytes: string; indexes: string }>(
    `select relname as name, reltuples::bigint as rows, pg_table_size(oid) as bytes, pg_indexes_size(oid) as indexes
     from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit 5`,
  )
  const pids = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  const own = await Promise.all(pids.rows.map(({ pid }) => proportionalKb(pid)))
  const vacuum = await milliseconds(() => pool.query('vacuum analyze rentals'))
  return [
    ['size on disk', gigabytes(await one('select pg_database_size(current_database()) as value'))],
    ...largest.rows.map(({ name, rows, bytes, indexes }) => [
      name,
      `${Number(rows).toLocaleString('en')} rows, ${gigabytes(bytes)}, indexes ${gigabytes(indexes)}`,
    ]),
    ['memory of PostgreSQL', `${(own.reduce((sum, kb) => sum + kb, 0) / 1000).toFixed(0)} MB`],
    ['memory of this process, with both sides', `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`],
    ['dead rows', await one('select sum(n_dead_tup)::text as value from pg_stat_user_tables')],
    ['vacuum of the rentals', `${(vacuum / 1000).toFixed(1)} s`],
  ]
}

/** Returns a process's memory with its share of what it shares. */
async function proportionalKb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(text.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0)
}

async function timed(side: Side, path: string): Promise<number> {
  return await milliseconds(() => side.get(path))
}

/** Opens a database of its own with so many companies, signed in as the first. */
async function open(name: string, count: number): Promise<Side> {
  const folder = join(dataDir, `market-${name}`)
  await mkdir(folder, { recursive: true })
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', BILLING: 'off' })
  const loginFile = join(folder, 'login.json')
  const report = (what: string) => process.stderr.write(`${what}\n`)
  if (!existsSync(join(folder, 'filled'))) {
    await fill(config, Math.min(generated, count), loginFile, report)
    if (count > generated) await copyCompanies(folder, generated, count, report)
    await writeFile(join(folder, 'filled'), `${count}`)
  }
  const { db, stop } = await startDatabase(config, createLog('error'))
  const { parts, stop: stopParts } = quietParts(config, db, () => new Date().toISOString())
  const app = await buildApp(parts)
  const { email, password, companyId } = JSON.parse(await readFile(loginFile, 'utf8'))
  const cookie = await signIn(app, { email, password })
  let isStopped = false
  return {
    db,
    async get(path) {
      const [url = '', term] = path.split(' ')
      const requested = term ? { method: 'POST' as const, payload: { term } } : {}
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      const response = await app.inject({ url: `/api/companies/${companyId}${url}`, headers, ...requested })
      if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode} ${response.body}`)
      return response.json()
    },
    async runJobs() {
      const seconds = new Map<string, number>()
      // Tomorrow morning in the companies' time zone: a day is to be closed, and digests are written.
      const now = () => `${addMinutes(new Date().toISOString(), 1440).slice(0, 10)}T11:30:00Z`
      const others = { send: async () => undefined, publicUrl: config.publicUrl, isClockNear: () => true }
      const jobParts = { ...parts, ...others, now }
      for (const { job, run } of jobHandlers.filter(({ job }) => job.schedule)) {
        const ms = await milliseconds(() => run(jobParts, {} as never))
        seconds.set(job.name, (seconds.get(job.name) ?? 0) + ms / 1000)
      }
      return [...seconds]
    },
    async stop() {
      if (isStopped) return
      isStopped = true
      await app.close()
      await stopParts()
      await stop()
    },
  }
}

/** Generates the companies that are not there yet, and keeps the login of the first. */
async function fill(config: Config, count: number, loginFile: string, report: (what: string) => void): Promise<void> {
  const { db, stop } = await startDatabase(config, createLog('error'))
  const { parts, stop: stopParts } = quietParts(config, db, () => new Date().toISOString())
  const first = await generateCompanies(parts, { ...load, companies: 1 })
  if (first.last) await writeFile(loginFile, JSON.stringify(first.last))
  await generateCompanies(parts, { ...load, companies: count }, report)
  await refreshStatistics(db)
  await stopParts()
  await stop()
}

async function signIn(app: FastifyInstance, payload: { email: string; password: string }): Promise<string> {
  const session = await app.inject({ method: 'POST', url: '/api/auth', payload })
  return String(session.headers['set-cookie']).split(';')[0] ?? ''
}

type Row = { id: number; publicId?: string }

/** Returns the number of a rental without its last digit: ten rentals of the company have it in theirs. */
async function numberOf(side: Side): Promise<string> {
  const [rental] = (await side.get('/rentals?limit=1')) as Row[]
  return rental?.publicId?.slice(0, -1) ?? ''
}

/** The calls, each with its path in a company, and the term of a search after a space. */
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
    ['search of a rental by its number', async (side) => `/rentals/search ${await numberOf(side)}`],
    ['page of a customer', async (side) => `/customers/${await firstOf(side, '/customers')}/overview`],
    ['rentals', always('/rentals?limit=50')],
    ['a rental', async (side) => `/rentals/${await firstOf(side, '/rentals')}`],
    ['a month of the planning', always(`/planning?${month}`)],
    ['the counter', always('/planning/counter')],
    ['free vehicles', atAgency('/availabilities')],
    ['categories and prices', atAgency('/categoryPrices')],
  ]
}
