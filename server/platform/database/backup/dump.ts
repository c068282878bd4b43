import pg from 'pg'
import type { Config } from '#platform/config'
import { areDifferentDatabases } from '../identity.ts'
import { refuseOtherEncoding } from '../migrations/migrate.ts'
import { findProgram, runOn } from './programs.ts'
import { countOwnRows, countRows, hasTables, holdJobs } from './rows.ts'

/** The flags with which a dump belongs to any owner. */
const anyOwner = ['--no-owner', '--no-privileges']

type Dumped = { schema: number; postgres: number; rows: Record<string, number> }

/**
 * Dumps the database of DATABASE_URL into a file with pg_dump, at one instant with the counts that it returns. Refuses
 * a user whom row-level security binds, since their dump would hold no company, and another database than the one in
 * use.
 */
export async function dumpDatabase(config: Config, file: string): Promise<Dumped> {
  const url = config.backupDatabaseUrl ?? config.databaseDirectUrl ?? config.databaseUrl ?? ''
  return await connected(url, async (client) => {
    const { name, seesAll, postgres } = await whoAmI(client)
    if (!seesAll) throw new Error(blind(name))
    if (config.databaseUrl && (await areDifferentDatabases(url, config.databaseUrl))) throw new Error(notInUse)
    const program = await findProgram('pg_dump', postgres)
    if (!program) throw new Error(noProgram('pg_dump', postgres, dumpCommand))
    await client.query('begin isolation level repeatable read read only')
    const { rows: snapshots } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const counted = await countRows(client)
    const snapshot = `--snapshot=${snapshots[0]?.id}`
    await runOn(url, program, ['--format=custom', ...anyOwner, snapshot, `--file=${file}`])
    return { ...counted, postgres }
  })
}

/** Opens the empty database for a restore. Throws a sentence when it is not empty. */
export async function findRestoreProgram(url: string): Promise<string> {
  return await connected(url, async (client) => {
    if (await hasTables(client)) {
      throw new Error('The database of DATABASE_URL is not empty: create another one, and restore into that.')
    }
    await refuseOtherEncoding(client)
    const { postgres } = await whoAmI(client)
    const program = await findProgram('pg_restore', postgres)
    if (!program) throw new Error(noProgram('pg_restore', postgres, restoreCommand))
    return program
  })
}

/**
 * Restores a dump in one transaction: whole, or not at all. A dump has no statistics of the planner, and the first
 * calls would time out without them.
 */
export async function restoreDump(url: string, program: string, file: string): Promise<void> {
  await runOn(url, program, ['--single-transaction', '--exit-on-error', ...anyOwner, file])
  await connected(url, async (client) => await client.query('analyze'))
}

/** Counts the rows of a restored database, and holds its jobs of these names. */
export async function inspectDump(url: string, heldJobs: string[]) {
  return await connected(url, async (client) => {
    const held = await holdJobs(client, heldJobs)
    return { held, ...(await countOwnRows(client)) }
  })
}

/** Runs `work` on one connection of its own. */
export async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Returns the user of a connection. Refuses one through a pooler such as PgBouncer: pg_dump and pg_restore change the
 * settings of their session, which would stay with the pool's connections and those who get them next.
 */
async function whoAmI(client: pg.Client): Promise<{ name: string; seesAll: boolean; postgres: number }> {
  const { rows } = await client.query<{ name: string; seesAll: boolean; postgres: number; process: number }>(`
    select rolname as name, rolsuper or rolbypassrls as "seesAll", pg_backend_pid() as process,
      current_setting('server_version_num')::int / 10000 as postgres
    from pg_roles where rolname = current_user`)
  if (!rows[0]) throw new Error('The database does not know its own user.')
  const { process, ...user } = rows[0]
  // A pooler announces a number of its own in the place of the server's.
  if ((client as pg.Client & { processID: number }).processID !== process) throw new Error(pooled)
  return user
}

const pooled = `This connection goes through a pooler such as PgBouncer, which mixes the settings of a dump with other sessions.
Name PostgreSQL itself in DATABASE_DIRECT_URL, and for backups in BACKUP_DATABASE_URL.`

const notInUse = `The backup would be of another database than the one that Filao uses: name the database of DATABASE_URL in
BACKUP_DATABASE_URL, or in DATABASE_DIRECT_URL where that is not set.`

const dumpCommand = `pg_dump --format=custom ${anyOwner.join(' ')} --file=filao.dump "$BACKUP_DATABASE_URL"`
const restoreCommand = `pg_restore --single-transaction --exit-on-error ${anyOwner.join(' ')} --dbname="$DATABASE_URL" filao.dump`

function blind(name: string): string {
  return `The database user ${name} is bound by row-level security: its dump would hold no company at all.
Create a user that may read every row, and name it in BACKUP_DATABASE_URL:

  create role filao_backup login bypassrls password '…';
  grant pg_read_all_data to filao_backup;
`
}

function noProgram(name: string, major: number, command: string): string {
  return `There is no ${name} of PostgreSQL ${major} or newer on this machine. Install it, or run this where it is:

  ${command}

and copy the uploaded files (FILES_URL) after the dump.
`
}
