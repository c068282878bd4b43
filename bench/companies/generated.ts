import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../server/app/app.ts'
import { type GeneratedLogin, generateCompany } from '../../server/demo/generated/generate.ts'
import { quietParts } from '../../server/demo/generated/quiet-parts.ts'
import { loadConfig } from '../../server/platform/config.ts'
import type { Database, Tx } from '../../server/platform/database/connect.ts'
import { startDatabase } from '../../server/platform/database/start/start.ts'
import { refreshStatistics } from '../../server/platform/database/tables/statistics.ts'
import { inTransaction } from '../../server/platform/database/tenancy/tenant.ts'
import { createLog } from '../../server/platform/log.ts'
import { dataDir, type Load, loginFile } from './loads.ts'

/** The application with generated companies, in this process. */
export type Generated = {
  app: FastifyInstance
  db: Database
  /** Returns the company of a load: created on first use, kept until tomorrow. */
  company: (load: Load) => Promise<GeneratedLogin & { cookie: string }>
  stop: () => Promise<void>
}

/** Starts the application on a folder that all benchmarks of a day share, so that each company is generated once. */
export async function startGenerated(): Promise<Generated> {
  await mkdir(dataDir, { recursive: true })
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', BILLING: 'off' })
  const { db, stop } = await startDatabase(config, createLog('warn'))
  const { parts, stop: stopParts } = quietParts(config, db, () => new Date().toISOString())
  const app = await buildApp(parts)
  const company = async (load: Load) => {
    const known = await readFile(loginFile(load), 'utf8').catch(() => null)
    const login: GeneratedLogin = known
      ? JSON.parse(known)
      : await generateCompany(parts, { ...load, seed: seedOf(load) })
    if (!known) await refreshStatistics(db)
    await writeFile(loginFile(load), JSON.stringify(login))
    const { email, password } = login
    const session = await app.inject({ method: 'POST', url: '/api/auth', payload: { email, password } })
    return { ...login, cookie: String(session.headers['set-cookie']).split(';')[0] ?? '' }
  }
  const end = async () => {
    await app.close()
    await stopParts()
    await stop()
  }
  return { app, db, company, stop: end }
}

function seedOf({ vehicles, rentals, historyDays = 0 }: Load): number {
  return vehicles + rentals + historyDays
}

export type Statement = { text: string; values: unknown[] }

/** Records the statements that some work sends to the database, without those that begin and end its transaction. */
export async function statementsOf(
  db: Database,
  { companyId }: { companyId: number },
  work: (tx: Tx) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, requested: string | Statement, ...rest: unknown[]) {
    if (typeof requested === 'object') statements.push({ text: requested.text, values: requested.values })
    return Reflect.apply(query, this, [requested, ...rest])
  } as never
  try {
    await inTransaction(db, { companyId, userId: 0 }, work)
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

/** Runs statements one after the other on one connection, and returns their results as JSON. */
export async function runBare(db: Database, statements: Statement[]): Promise<string> {
  const client = await db.pool.connect()
  try {
    const results = await Promise.all(statements.map(({ text, values }) => client.query(text, values)))
    return JSON.stringify(results.map(({ rows }) => rows))
  } finally {
    client.release()
  }
}
