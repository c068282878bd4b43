import { CompiledQuery } from 'kysely'
import { watchStatement } from '#platform/observation/statements'
import type { Database, Tx } from '../connect.ts'

/** Runs the job queue's own statements, in a transaction or outside of one. */
type JobStatements = { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: object[] }> }

/** Runs the queue's statements on its own tables, as their owner: no company rows are read through them. */
export function ownStatements({ pool, log }: Database): JobStatements {
  return { executeSql: (text, values) => watchStatement(log, text, () => pool.query(text, values)) }
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

/**
 * The unfinished jobs of a queue: due now, failed and tried again later, or given up; for how long the oldest is due,
 * and how long ago the oldest that is tried again was requested.
 */
type Queue = {
  queue: string
  due: number
  retry: number
  failed: number
  oldestSeconds: number
  oldestRetrySeconds: number
}

/** Counts the unfinished jobs of each queue. */
export async function listQueues(db: Database): Promise<Queue[]> {
  return await db.observe<Queue>(`
    select name as queue, (count(*) filter (where due))::int as due, (count(*) filter (where state = 'retry'))::int as retry,
      (count(*) filter (where state = 'failed'))::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::float8 as "oldestSeconds",
      coalesce(extract(epoch from now() - min(created_on) filter (where state = 'retry')), 0)::float8
        as "oldestRetrySeconds"
    from (select name, state, created_on, start_after, state in ('created', 'retry') and start_after <= now() as due from jobs.job
      where state in ('created', 'retry', 'failed')) unfinished
    group by name order by name`)
}

/** Forgets what went wrong with the jobs of these mails: a mail server repeats the reader's address in its refusal. */
export async function blankJobResults(
  { pool }: Database,
  companyId: number,
  mailIds: readonly number[],
): Promise<void> {
  await pool.query(
    `update jobs.job set output = null
     where output is not null and data ->> 'companyId' = $1 and data ->> 'mailId' = any($2)`,
    [`${companyId}`, mailIds.map(String)],
  )
}

/** Any fixed number: the process that holds it is creating the tables of the queue. */
const creation = 4_201_950

/**
 * Runs `work` in one process after another. Two that create the tables of the queue in an empty database at the same
 * moment would conflict, and one of them would not start.
 */
export async function oneByOne(db: Database, work: () => Promise<unknown>): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${creation})`)
    await work()
  } finally {
    // A lost connection has given the lock back.
    const lost = await client.query('commit').then(
      () => false,
      () => true,
    )
    client.release(lost)
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
