import type { Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { type Binding, findBinding } from './roles.ts'
import type { Schema } from './schema.ts'
import { typeParsers } from './types.ts'

/** Where queries run: inside a transaction that knows its company. Queries take it as their first argument. */
export type Tx = Transaction<Schema>

/**
 * A pool of connections. Rows are read and written through `inTransaction`; `pool` itself is for what has no tenant
 * (migrations, health, the job queue).
 */
export type Database = {
  pool: pg.Pool
  log: Log
  /** How row-level security binds this connection. Throws a sentence when nothing does. */
  binding: () => Promise<Binding>
  /** Resolves when the database answers; rejects within the connect timeout when it does not. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens a pool. Nothing in it needs a session of its own (no settings outside a transaction, and statements are prepared only on
 * a direct connection), so it works behind PgBouncer in transaction mode. Connections open when they are first needed.
 */
export function connect({ url, poolSize = 10 }: { url: string; poolSize?: number }, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: typeParsers,
    // Queries of one transaction travel without waiting for each other's answers.
    pipeline: true,
    // Also for a turn in a crowd: who waits for the others is served a little late rather than sent away.
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // Without listeners the loss of a connection, idle or at work, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (err) => {
      if (!pool.ending) log.warn({ err }, 'a database connection was lost')
    }),
  )
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
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

async function bindingOf(pool: pg.Pool): Promise<Binding> {
  const client = await pool.connect()
  try {
    return await findBinding(client)
  } finally {
    client.release()
  }
}
