import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type PluginTransformResultArgs,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type UnknownRow,
} from 'kysely'
import pg from 'pg'
import { mapInParts } from '#platform/in-parts'
import type { Log } from '#platform/log'
import { watchStatement } from '#platform/observation/statements'
import type { Tx } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { nameOf } from './prepared.ts'

/** Converts names from snake_case in the database to camelCase in code, also inside JSON. */
class CamelCase extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return { ...result, rows: await mapInParts(result.rows, (row) => this.mapRow(row)) }
  }
}

const camelCase = new CamelCase()

/** The statements that begin a transaction; `prepares` is true when its connection keeps prepared statements. */
type Opening = { prologue: string; prepares: boolean; log: Log }

/**
 * Runs `work` between `prologue` (which begins the transaction) and its end. The prologue is sent without waiting for
 * its answer, so the first query is sent with it in one round trip; a failed prologue aborts the following queries.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  opening: Opening,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const kysely = new Kysely<Schema>({
    dialect: {
      createDriver: () => driver(pool, opening),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [camelCase],
  })
  return kysely.transaction().execute(work)
}

type Connection = DatabaseConnection & { client: pg.PoolClient; begun: Promise<unknown>; broken: boolean }

/**
 * Errors that may last as long as their connection: of a statement prepared before a migration that changed its
 * columns, and of a server that has become a standby and only reads.
 */
const lasting = new Set(['0A000', '25006'])

/** Returns a driver of one transaction on one pooled connection. */
function driver(pool: pg.Pool, { prologue, prepares, log }: Opening): Driver {
  let connection: Connection
  const executeQuery: DatabaseConnection['executeQuery'] = async (query) => {
    const name = prepares ? nameOf(query) : null
    try {
      return await watchStatement(log, query.sql, () => request(connection.client, query, name ? { name } : {}))
    } catch (error) {
      if (error instanceof pg.DatabaseError && lasting.has(error.code ?? '')) connection.broken = true
      throw error
    }
  }
  return {
    init: async () => undefined,
    destroy: async () => undefined,
    async acquireConnection() {
      const client = await pool.connect()
      connection = { client, begun: Promise.resolve(), broken: false, executeQuery, streamQuery }
      return connection
    },
    async beginTransaction() {
      sendTogether(connection.client)
      connection.begun = connection.client.query(prologue)
      // The commit reports this failure; until then the rejection is handled here.
      connection.begun.catch(() => undefined)
    },
    async commitTransaction() {
      await connection.begun
      const { command } = await watchStatement(log, 'commit', () => connection.client.query('commit'))
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

async function request(client: pg.PoolClient, { sql, parameters }: CompiledQuery, prepared: { name?: string } = {}) {
  const { rows, rowCount, command } = await client.query({ ...prepared, text: sql, values: [...parameters] })
  return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
}

/** Sends the queries made before the first wait in one packet: the prologue with the first query. */
function sendTogether(client: pg.PoolClient): void {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const streamQuery: DatabaseConnection['streamQuery'] = () => {
  throw new Error('queries answer whole: a list that can grow is read in pages')
}
