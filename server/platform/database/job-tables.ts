import { CompiledQuery } from 'kysely'
import type { Database, Tx } from './connect.ts'

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

/** Lets the role of the application's transactions add jobs. */
export async function grantJobs(db: Database, schema: string): Promise<void> {
  const { role } = await db.binding()
  if (!role) return
  await db.pool.query(
    `grant usage on schema ${schema} to ${role}; grant select, insert on all tables in schema ${schema} to ${role}`,
  )
}
