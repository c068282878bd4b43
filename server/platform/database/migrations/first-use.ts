import type { Database } from '../connect.ts'

/** Any fixed number: the process that holds it is filling the database. */
const lock = 4_201_948

/**
 * Runs `work` when the database is still unused; returns false otherwise. Processes that start at once wait for each
 * other, and the second finds the first one's work.
 */
export async function onFirstUse(db: Database, work: () => Promise<void>): Promise<boolean> {
  const client = db.client({ name: 'first start' })
  client.on('error', (err) => {
    if (!db.pool.ending) db.log.warn({ err }, 'the connection of the first start was lost')
  })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${lock}), set_config('app.scope', 'identity', true)`)
    const { rows } = await client.query<{ used: boolean }>('select exists (select from users) as used')
    if (rows[0]?.used) return false
    await work()
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}
