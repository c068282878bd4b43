import { CompiledQuery } from 'kysely'
import type { Database, Tx } from '../connect.ts'

/** Runs the job queue's own statements, in a transaction or outside of one. */
type JobStatements = { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: object[] }> }

/** Runs the queue's statements on its own tables, as their owner: no company rows are read through them. */
export function ownStatements({ pool }: Database): JobStatements {
  return { executeSql: (text, values) => pool.query(text, values) }
}

/** Runs the queue's statements within a transaction: a job exists after its commit, or never. */
export function statementsIn(tx: Tx): JobStatements {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

/** Any fixed number: the process that holds it is granting rights on the queue. */
const lock = 4_201_949

/** Lets the role of the application's transactions add jobs. */
export async function grantJobs(db: Database, schema: string): Promise<void> {
  const { role } = await db.binding()
  if (!role) return
  // Sent as one message, hence one transaction: two processes that grant the same right at the same moment would
  // conflict.
  await db.pool.query(
    `select pg_advisory_xact_lock(${lock});
     grant usage on schema ${schema} to ${role}; grant select, insert on all tables in schema ${schema} to ${role}`,
  )
}
