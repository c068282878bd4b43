import type { Duplex } from 'node:stream'
import type { Expression, Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { type Binding, findBinding } from './roles.ts'
import type { Schema } from './schema.ts'
import { typeParsers } from './types.ts'

/**
 * The connection that queries run on: a transaction that knows its company. Queries take it as their first argument.
 */
export type Tx = Transaction<Schema>

/** A query that selects ids, to be used within another one. */
export type IdQuery = Expression<{ id: number }>

/**
 * A pool of connections. Rows are read and written through `inTransaction`; `pool` itself is for work without a tenant
 * (migrations, health, the job queue).
 */
export type Database = {
  pool: pg.Pool
  log: Log
  /** Tells how row-level security binds this connection. Throws a sentence when nothing does. */
  binding: () => Promise<Binding>
  /** Returns a connection outside of the pool, not yet open. A direct one reaches the server without a pooler. */
  client: (options: { name: string; direct?: boolean; connectionTimeoutMillis?: number }) => pg.Client
  /**
   * Resolves when the database answers, on a connection beside the pool, even while the whole pool is taken. Rejects
   * within seconds otherwise.
   */
  ping: () => Promise<void>
  /** Reads on the same connection, for what watches the process: it also answers while the whole pool is taken. */
  observe: <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>
  close: () => Promise<void>
}

type Addresses = { url: string; directUrl?: string | null; poolSize?: number }

/**
 * Opens a pool of at most `poolSize` connections. Nothing in it needs a session of its own (no settings outside a
 * transaction, and statements are prepared only on a direct connection), so it works behind PgBouncer in transaction
 * mode. Connections open when they are first needed. The database shows each of them as `filao`, with its purpose where
 * it has one of its own.
 */
export function connect({ url, directUrl, poolSize = 10 }: Addresses, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'filao',
    max: poolSize,
    types: typeParsers,
    // Queries of one transaction are sent without waiting for each other's answers.
    pipeline: true,
    // Includes the wait for a connection of the pool: under load a call is served a little late rather than refused.
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  const health = new pg.Pool({
    connectionString: url,
    application_name: 'filao health',
    // One for each of health and readiness: neither waits while the database keeps the other one waiting.
    max: 2,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  // Without listeners the loss of a connection, idle or busy, would end the process.
  pool.on('error', () => undefined)
  health.on('error', () => undefined)
  health.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', (client) => {
    if (client instanceof pg.Client) readInTurns(client.connection.stream)
    client.on('error', (err) => {
      if (!pool.ending) log.warn({ err }, 'a database connection was lost')
    })
  })
  let binding: Promise<Binding> | null = null
  return {
    pool,
    log,
    binding() {
      binding ??= bindingOf(pool).catch((error) => {
        binding = null
        throw error
      })
      return binding
    },
    client: ({ name, direct = false, ...options }) =>
      new pg.Client({
        connectionString: direct && directUrl ? directUrl : url,
        application_name: `filao ${name}`,
        ...options,
      }),
    ping: async () => void (await health.query('select 1')),
    observe: async <Row extends pg.QueryResultRow>(sql: string) => (await health.query<Row>(sql)).rows,
    close: async () => void (await Promise.all([pool.end(), health.end()])),
  }
}

/** Bytes of an answer that are read before other requests get a turn: the most that TLS sends at once. */
const bytesAtOnce = 16 * 1024

/** Lets other requests go on between the parts of a long answer; otherwise up to 4 MB are parsed without a break. */
function readInTurns(stream: Duplex): void {
  stream.on('data', (part: Buffer) => {
    if (part.length < bytesAtOnce) return
    stream.pause()
    setImmediate(() => stream.resume())
  })
}

async function bindingOf(pool: pg.Pool): Promise<Binding> {
  const client = await pool.connect()
  try {
    return await findBinding(client)
  } finally {
    client.release()
  }
}
