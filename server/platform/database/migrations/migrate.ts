import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Log } from '#platform/log'
import type { Database } from '../connect.ts'
import { grantTables } from '../roles.ts'

const versionTable = 'migration'
const shipped = join(import.meta.dirname, '..', '..', '..', 'migrations')
/** Any fixed number: the process that holds it is migrating. */
const lock = 4_201_947

type Migration = { version: number; name: string; sql: string; checksum: string }

/**
 * Brings the database to the newest version: each file of `server/migrations` in one transaction with its version row,
 * so an interrupted or failed one leaves nothing behind. Two processes may start at once: the second waits, then finds
 * nothing to do.
 */
export async function migrate(db: Database, folder = shipped): Promise<void> {
  const migrations = await readMigrations(folder)
  // A connection of its own: migrations may take longer than the pool's query timeout.
  const client = db.client({ name: 'migrations', connectionTimeoutMillis: 5000 })
  client.on('error', (err) => db.log.warn({ err }, 'the connection of the migrations was lost'))
  await client.connect()
  try {
    await step(client, null, migrations, db.log)
    const isNew = await isEmpty(client)
    // The migrations of a new database are one line of the log; those of an upgrade are one line each.
    const log = isNew ? db.log.child({}, { level: 'warn' }) : db.log
    for (const migration of migrations) await step(client, migration, migrations, log)
    if (isNew) db.log.info({ migrations: migrations.length }, 'the tables of a new database were created')
  } finally {
    await client.end().catch(() => undefined)
  }
  await db.binding()
}

/** Returns the number of the newest migration that this version of Filao ships. */
export async function newestVersion(): Promise<number> {
  return (await readMigrations(shipped)).length
}

/**
 * Finds the version of the database's schema, and if the server takes no writes, as a standby does. The schema is ours
 * when it has every migration of this code, unchanged; it may have those of a newer one.
 */
export async function findSchema(db: Database): Promise<{ version: number; isOurs: boolean; isReadOnly: boolean }> {
  const ours = await shippedMigrations()
  const rows = await db
    .observe<{ version: number; checksum: string; isReadOnly: boolean }>(
      `select version, checksum, current_setting('transaction_read_only')::boolean as "isReadOnly" from ${versionTable}`,
    )
    .catch((error) => {
      // Another database than ours has no such table.
      if (error.code === '42P01') return []
      throw error
    })
  const applied = new Map(rows.map(({ version, checksum }) => [version, checksum]))
  return {
    version: Math.max(0, ...applied.keys()),
    isOurs: ours.every(({ version, checksum }) => applied.get(version) === checksum),
    isReadOnly: rows.some(({ isReadOnly }) => isReadOnly),
  }
}

let read: Promise<Migration[]> | null = null

/** Reads the migrations of this version once. */
function shippedMigrations(): Promise<Migration[]> {
  read ??= readMigrations(shipped)
  return read
}

/**
 * Runs one transaction under one lock, which ends with it: that also holds behind PgBouncer. It works in the scope of
 * the system, because row-level security also binds an owner without superuser. With null it creates the version table.
 */
async function step(client: pg.Client, migration: Migration | null, all: Migration[], log: Log): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(${lock}), set_config('app.scope', 'identity', true)`)
    if (migration) await apply(client, migration, log)
    if (!migration) await createVersionTable(client, all)
    if (!migration || migration === all.at(-1)) await grantTables(client, versionTable)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const name = migration ? `Migration ${migration.name}` : 'Preparing the migrations'
    const said = (error as Error).message
    throw new Error(`${name} failed and left the database as it was: ${said}${remedyFor(error as pg.DatabaseError)}`, {
      cause: error,
    })
  }
}

/** Returns what to do about a refusal of PostgreSQL that its own words do not tell; empty for others. */
function remedyFor({ code, message }: pg.DatabaseError): string {
  if (code !== '42501' || !/schema public/.test(message)) return ''
  return '. The user of DATABASE_URL must own its database: alter database NAME owner to USER; alter schema public owner to USER;'
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select from ${versionTable} limit 1`)
  return rows.length === 0
}

async function createVersionTable(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query(`
    create table if not exists ${versionTable} (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ version: number; name: string }>(`select version, name from ${versionTable}`)
  const newer = rows.find(({ version }) => !migrations.some((migration) => migration.version === version))
  if (newer) {
    throw new Error(
      `the database already has ${newer.name}, which this version of Filao does not know: start the version that it belongs to, or restore a backup of before into an empty database.`,
    )
  }
  if (rows.length === 0) await refuseOtherEncoding(client)
}

/**
 * Throws for a database that is not in Unicode, such as one of a server that was installed without a language: it would
 * count bytes for letters, and find no name by another case of its accents.
 */
export async function refuseOtherEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    `select current_database() as name, current_setting('server_encoding') as encoding`,
  )
  const [database] = rows
  if (!database || database.encoding === 'UTF8') return
  throw new Error(
    `The database ${database.name} has the encoding ${database.encoding}. Create it with "template template0 encoding 'UTF8' locale 'C.UTF-8'", as in deploy/roles.sql.`,
  )
}

async function apply(client: pg.Client, { version, name, sql, checksum }: Migration, log: Log): Promise<void> {
  const { rows } = await client.query<{ checksum: string }>(`select checksum from ${versionTable} where version = $1`, [
    version,
  ])
  const applied = rows[0]
  if (applied && applied.checksum !== checksum) throw new Error('its file was changed after it had been applied.')
  if (applied) return
  await client.query(sql)
  await client.query(`insert into ${versionTable} (version, name, checksum) values ($1, $2, $3)`, [
    version,
    name,
    checksum,
  ])
  log.info({ migration: name }, 'migrated')
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    names.map(async (name, index) => {
      if (!new RegExp(`^${String(index + 1).padStart(4, '0')}_[a-z0-9_-]+\\.sql$`).test(name)) {
        throw new Error(`Migration ${name} is not number ${index + 1} in an unbroken row of NNNN_name.sql.`)
      }
      const sql = await readFile(join(folder, name), 'utf8')
      return { version: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
  return migrations
}
