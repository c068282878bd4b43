import type pg from 'pg'

type Count = { rows: Record<string, number>; schema: number }

/** Returns the number of rows of each table, and the newest migration. The user must see every row. */
export async function countRows(client: pg.Client): Promise<Count> {
  const tables = await tablesOf(client)
  const counts = tables.map((table) => `select '${table}' as name, count(*)::int as count from public.${table}`)
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '))
  const { rows: versions } = await client.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from public.migration',
  )
  return { rows: Object.fromEntries(rows.map(({ name, count }) => [name, count])), schema: versions[0]?.version ?? 0 }
}

/**
 * Counts as the owner of the tables, whom row-level security binds too: it is lifted in a transaction that is rolled
 * back. Locks every table, so only for a database that nobody uses yet.
 */
export async function countOwnRows(client: pg.Client): Promise<Count> {
  await client.query('begin')
  try {
    for (const table of await tablesOf(client)) {
      await client.query(`alter table public.${table} no force row level security`)
    }
    return await countRows(client)
  } finally {
    await client.query('rollback')
  }
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  if (!rows.some(({ name }) => name === 'migration')) throw new Error('The database is not one of Filao.')
  return rows.map(({ name }) => name)
}

/** Returns true when the database has a table, of Filao or of anybody else. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`
    select exists (
      select from pg_tables where schemaname <> 'information_schema' and schemaname not like 'pg\\_%'
    ) as found`)
  return rows[0]?.found ?? false
}

/**
 * Holds the jobs that would send a mail: cancels those that wait, are retried or were at work. Returns how many there
 * were. Gives up the events that wait for webhooks, unless no job is named.
 */
export async function holdJobs(client: pg.Client, names: string[]): Promise<number> {
  if (names.length > 0) await holdDeliveries(client)
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('jobs.job') is not null as found`)
  if (!rows[0]?.found) return 0
  const { rowCount } = await client.query(
    `update jobs.job set state = 'cancelled', completed_on = now()
     where name = any($1) and state in ('created', 'retry', 'active')`,
    [names],
  )
  return rowCount ?? 0
}

async function holdDeliveries(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.webhook_deliveries') is not null as found`,
  )
  if (!rows[0]?.found) return
  // The owner is bound by row-level security, which shows the events of all companies in this scope.
  await client.query(`begin; select set_config('app.scope', 'identity', true);
    update public.webhook_deliveries set next_at = null where next_at is not null; commit`)
}
