import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { administer, databaseUrl } from '#testing/cluster'
import { memoryFolder } from '#testing/memory-folder'
import { isLong } from '#testing/operation/long'
import { replayVersion } from '#testing/upgrade/replay'
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
  folder = await mkdtemp(join(await memoryFolder(), 'filao-upgrade-'))
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

function addressFor(user: User, name: string): string {
  const address = new URL(databaseUrl(cluster.url, name))
  return user === 'owner' ? Object.assign(address, { username: 'owner', password: 'secret' }).href : address.href
}

/** Migrates a database to a version as one of its users. */
async function migrateAs(user: User, name: string, version: number): Promise<void> {
  const db = connect({ url: addressFor(user, name) }, log)
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
  return await request('superuser', name, async (client) => {
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
  })
}

async function request<Answer>(
  user: User,
  name: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: addressFor(user, name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The one that has left its offer behind awaits nobody any more; a cancelled one keeps the party, to be taken back. */
const writtenAsOlder = [
  { status: 'ongoing', awaits: null },
  { status: 'cancelled', awaits: 'customer' },
]

/** Writes as a process of the released version does: in a company's scope, as the application's role. */
async function writeAsOlder(client: pg.Client): Promise<unknown> {
  await client.query(`begin; select set_config('role', 'filao_app', true), set_config('app.scope', 'company', true),
    set_config('app.company_id', '1', true), set_config('app.user_id', '1', true)`)
  await client.query(await readFile(join(fills, 'older-writes.sql'), 'utf8'))
  const { rows } = await client.query(
    `select r.status, to_jsonb(r)->'awaits' as awaits from rentals r where public_id in ('R991', 'R992') order by public_id`,
  )
  await client.query('commit')
  return rows
}

function withoutNow([column, value]: [string, unknown]): [string, unknown] {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return [column, isInstant && Date.parse(value) >= startedAt - 1000 ? 'now' : value]
}

it('upgrades older versions with their companies, as an owner without superuser and as a superuser', async () => {
  const newest = migrations.length
  const some = [1, Math.round(newest / 3), Math.round((2 * newest) / 3), newest - 1]
  await administer(cluster.url, 'create database walk owner owner')
  for (let version = 1; version < newest; version++) {
    await migrateAs('owner', 'walk', version)
    const fill = await readFile(join(fills, `${String(version).padStart(4, '0')}.sql`), 'utf8').catch(() => '')
    await administer(databaseUrl(cluster.url, 'walk'), fill)
    const before = await readRows('walk')
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0 && !shippedData.includes(table))
    if (version <= released) expect([version, empty]).toEqual([version, []])
    if (!isLong && !some.includes(version)) continue
    const after = {} as Record<User, Rows>
    for (const user of ['owner', 'superuser'] as const) {
      const name = `${user}_from_${version}`
      await administer(cluster.url, `create database ${name} template walk owner owner`)
      await migrateAs(user, name, newest)
      after[user] = await readRows(name)
      if (user === 'owner') {
        expect([version, await request(user, name, writeAsOlder)]).toEqual([version, writtenAsOlder])
      }
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

/** The last version whose statements are kept: its processes still run while those of this version start. */
const before = 10

it('lets processes of the version before serve and write after the upgrade', async () => {
  const counts: unknown[][] = []
  for (const version of [before, migrations.length]) {
    const name = `replay_on_${version}`
    await administer(cluster.url, `create database ${name} owner owner`)
    await migrateAs('owner', name, before)
    await migrateAs('owner', name, version)
    await request('owner', name, (client) => replayVersion(client, String(before).padStart(4, '0')))
    const rows = await readRows(name)
    counts.push(Object.entries(rows).flatMap(([table, found]) => (found.length > 0 ? [[table, found.length]] : [])))
    expect(rows.rentals).toMatchObject([{ status: 'done' }, { status: 'cancelled' }])
  }
  // The new schema counts the bytes of files, and writes the keys of customers, by itself.
  const [old, upgraded] = counts
  const own = ['stored_bytes', 'customer_keys']
  expect(upgraded?.filter((one) => Array.isArray(one) && !own.includes(String(one[0])))).toEqual(old)
})
