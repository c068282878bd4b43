import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** The schemas of Filao and of its queue of jobs. */
const schemas = ['public', 'jobs']

type Table = { name: string; columns: string }

/** The rows of each table, and a sum of their hashes that does not depend on their order. */
type Sums = Record<string, { rows: number; hash: string }>

/**
 * Copies every row and sequence into a database with the same tables, whose own rows go. Triggers and foreign keys rest
 * meanwhile, since each row is stored as it was. Throws where a table or column is missing there, or where any row
 * differs afterwards.
 */
export async function copyRows(sourceUrl: string, targetUrl: string): Promise<Sums> {
  return await connected(sourceUrl, async (source) =>
    connected(targetUrl, async (target) => {
      const tables = await listTables(source)
      const missing = difference(tables, await listTables(target))
      if (missing.length > 0) throw new Error(`The new database has other tables: ${missing.join(', ')}.`)
      await target.query(`begin; set local session_replication_role = replica;
        truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
      for (const { name, columns } of tables) {
        await pipeline(
          source.query(copyTo(`copy (select ${columns} from ${name}) to stdout`)),
          target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
        )
      }
      await copySequences(source, target)
      await target.query('commit')
      await target.query('analyze')
      const [before, after] = [await sumsOf(source, tables), await sumsOf(target, tables)]
      const changed = tables.filter(({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      if (changed.length > 0)
        throw new Error(`Rows differ after the copy: ${changed.map(({ name }) => name).join(', ')}.`)
      return after
    }),
  )
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
    [schemas],
  )
  return rows
}

function difference(source: Table[], target: Table[]): string[] {
  const there = new Map(target.map(({ name, columns }) => [name, columns]))
  return source.filter(({ name, columns }) => there.get(name) !== columns).map(({ name }) => name)
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null`,
    [schemas],
  )
  for (const { name, last } of rows) await target.query('select setval($1::regclass, $2::bigint)', [name, last])
}

async function sumsOf(client: pg.Client, tables: Table[]): Promise<Sums> {
  const sums: Sums = {}
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)::text as hash
       from (select row(${columns}) as row from ${name}) t`,
    )
    if (rows[0]) sums[name] = rows[0]
  }
  return sums
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'; set extra_float_digits = 3`)
    return await work(client)
  } finally {
    await client.end()
  }
}
