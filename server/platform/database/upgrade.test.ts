import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { administer, databaseUrl } from '#testing/cluster'
import { connect } from './connect.ts'
import { type Embedded, startEmbedded } from './embedded/embedded-server.ts'
import { migrate } from './migrations/migrate.ts'

const shipped = join(import.meta.dirname, '..', '..', 'migrations')
/** The folder of company data for each version: `NNNN.sql` fills the tables that the version added. */
const fills = join(import.meta.dirname, '..', '..', 'testing', 'upgrade')
const log = createLog('silent')
const startedAt = Date.now()

/** Tables filled by the start of the server and not by companies. */
const shippedData = ['postal_codes', 'shipped_data']

let folder: string
let cluster: Embedded
let migrations: string[]
let released: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-upgrade-'))
  migrations = (await readdir(shipped)).filter((name) => name.endsWith('.sql')).sort()
  released = (await readFile(join(shipped, 'shipped.sha256'), 'utf8')).trimEnd().split('\n').length
  cluster = await startEmbedded(folder, log, { fsync: 'off' })
  await administer(cluster.url, `create role owner login password 'secret' createrole`)
})
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true })
})

type User = 'owner' | 'superuser'

/** Migrates a database to a version as one of its users. */
async function migrateAs(user: User, name: string, version: number): Promise<void> {
  const address = new URL(databaseUrl(cluster.url, name))
  const { href: url } = user === 'owner' ? Object.assign(address, { username: 'owner', password: 'secret' }) : address
  const db = connect({ url }, log)
  await migrate(db, await migrationsUpTo(version)).finally(db.close)
}

async function migrationsUpTo(version: number): Promise<string> {
  const selection = join(folder, `up-to-${version}`)
  await mkdir(selection, { recursive: true })
  for (const name of migrations.slice(0, version)) await cp(join(shipped, name), join(selection, name))
  return selection
}

type Rows = Record<string, unknown[]>

/** Reads every row of every table. Instants of this test's own time are equal. */
async function readRows(name: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: databaseUrl(cluster.url, name) })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`)
    const rows: Rows = {}
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: object }>(
        `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`,
      )
      rows[name] = found.rows.map(({ row }) => Object.fromEntries(Object.entries(row).map(withoutNow)))
    }
    return rows
  } finally {
    await client.end()
  }
}

function withoutNow([column, value]: [string, unknown]): [string, unknown] {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return [column, isInstant && Date.parse(value) >= startedAt - 1000 ? 'now' : value]
}

it('upgrades every older version with its companies, as an owner without superuser and as a superuser', {
  timeout: 120_000,
}, async () => {
  const newest = migrations.length
  await administer(cluster.url, 'create database walk owner owner')
  for (let version = 1; version < newest; version++) {
    await migrateAs('owner', 'walk', version)
    const fill = await readFile(join(fills, `${String(version).padStart(4, '0')}.sql`), 'utf8').catch(() => '')
    await administer(databaseUrl(cluster.url, 'walk'), fill)
    const before = await readRows('walk')
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0 && !shippedData.includes(table))
    if (version <= released) expect([version, empty]).toEqual([version, []])
    const after = {} as Record<User, Rows>
    for (const user of ['owner', 'superuser'] as const) {
      const name = `${user}_from_${version}`
      await administer(cluster.url, `create database ${name} template walk owner owner`)
      await migrateAs(user, name, newest)
      after[user] = await readRows(name)
      await administer(cluster.url, `drop database ${name}`)
    }
    // A superuser sees every row, so a statement that missed an owner's rows because of row-level security is a
    // difference.
    expect([version, after.owner]).toEqual([version, after.superuser])
    for (const [table, rows] of Object.entries(before)) {
      expect(after.owner[table]?.length, `${table} from ${version}`).toBeGreaterThanOrEqual(rows.length)
    }
  }
})
