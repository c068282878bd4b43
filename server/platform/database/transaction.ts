import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import type { Tx } from './connect.ts'
import type { Schema } from './schema.ts'

/** Names in code are camelCase, in the database snake_case, down into JSON children. */
const camelCase = new CamelCasePlugin()

/**
 * Runs `work` between `prologue` (which begins the transaction) and its end. The prologue is sent without waiting for its
 * answer, so the first query travels with it in one round trip; a failed prologue aborts whatever follows.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  prologue: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const kysely = new Kysely<Schema>({
    dialect: {
      createDriver: () => driver(pool, prologue),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [camelCase],
  })
  return kysely.transaction().execute(work)
}

type Connection = DatabaseConnection & { client: pg.PoolClient; begun: Promise<unknown>; broken: boolean }

/** One transaction on one pooled connection. */
function driver(pool: pg.Pool, prologue: string): Driver {
  let connection: Connection
  return {
    init: async () => undefined,
    destroy: async () => undefined,
    async acquireConnection() {
      const client = await pool.connect()
      connection = { client, begun: Promise.resolve(), broken: false, executeQuery: query(client), streamQuery }
      return connection
    },
    async beginTransaction() {
      connection.begun = connection.client.query(prologue)
      // Whoever awaits the commit sees this failure; until then nobody listens.
      connection.begun.catch(() => undefined)
    },
    async commitTransaction() {
      await connection.begun
      const { command } = await connection.client.query('commit')
      // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement had failed and its error was caught.
      if (command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back')
    },
    async rollbackTransaction() {
      await connection.client.query('rollback').catch(() => {
        connection.broken = true
      })
    },
    savepoint: run('savepoint'),
    rollbackToSavepoint: run('rollback to savepoint'),
    releaseSavepoint: run('release savepoint'),
    async releaseConnection() {
      connection.client.release(connection.broken)
    },
  }
}

function run(command: string) {
  return async (connection: DatabaseConnection, name: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(`${command} "${name.replaceAll('"', '""')}"`))
  }
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function query(client: pg.PoolClient): DatabaseConnection['executeQuery'] {
  return async ({ sql, parameters }) => {
    const { rows, rowCount, command } = await client.query(sql, [...parameters])
    return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }
}

const streamQuery: DatabaseConnection['streamQuery'] = () => {
  throw new Error('queries answer whole: a list that can grow is read in pages')
}
