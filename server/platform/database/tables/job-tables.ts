import { CompiledQuery } from 'kysely'
import type { Database, Tx } from '../connect.ts'

/** How the job queue runs its own statements, in a transaction or outside of one. */
export type JobStatements = { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: object[] }> }

/** The queue's work on its own tables, as their owner: nothing of a company is read through them. */
export function ownStatements({ pool }: Database): JobStatements {
  return { executeSql: (text, values) => pool.query(text, values) }
}

/** The same within a transaction: a job is there after its commit, or never. */
export function statementsIn(tx: Tx): JobStatements {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

/** Any fixed number: whoever holds it is giving rights on the queue. */
const lock = 4_201_949

/** Lets the role of the application's transactions add jobs. */
export async function grantJobs(db: Database, schema: string): Promise<void> {
  const { role } = await db.binding()
  if (!role) return
  // One message is one transaction: two processes that give the same right at the same moment would trip over each other.
  await db.pool.query(
    `select pg_advisory_xact_lock(${lock});
     grant usage on schema ${schema} to ${role}; grant select, insert on all tables in schema ${schema} to ${role}`,
  )
}
