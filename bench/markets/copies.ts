import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../server/platform/database/embedded/embedded-server.ts'
import { createLog } from '../../server/platform/log.ts'

/** Settings that only a database which can be made again may have, and more memory for building indexes. */
const fast = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  shared_buffers: '1GB',
  maintenance_work_mem: '1GB',
  max_parallel_maintenance_workers: '0',
  autovacuum: 'off',
}

/** A table with the expression that gives each of its columns in a copy; `:k` is the number of the copy. */
type Copied = { table: string; columns: string[]; values: string[] }

/**
 * Copies all companies of an embedded database until there are so many, each row with ids, codes and addresses of its
 * own. Each copy of all is one transaction, so an interrupted run is continued. Ids within documents stay as they are.
 */
export async function copyCompanies(
  folder: string,
  originals: number,
  count: number,
  report: (what: string) => void,
): Promise<void> {
  const embedded = await startEmbedded(folder, createLog('warn'), fast)
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  try {
    const strides = await stridesOf(client, join(folder, 'strides.json'))
    const tables = await copiedTables(client, strides)
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from companies')
    const indexes = join(folder, 'indexes.json')
    const done = Math.floor((rows[0]?.count ?? 0) / originals)
    if (done < count / originals) await prepare(client, indexes, tables)
    for (let copy = done; copy < count / originals; copy++) {
      await client.query('begin')
      // Foreign keys hold in a copy as they do in the original, and triggers have done their work there.
      await client.query(`set local session_replication_role = 'replica'`)
      for (const one of tables) await client.query(insertOf(one, copy))
      await client.query('commit')
      report(`${(copy + 1) * originals} companies`)
    }
    await buildIndexes(client, indexes, report)
    await client.query('drop schema if exists originals cascade')
    for (const table of Object.keys(strides))
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from "${table}"))`, [table])
    report('vacuum')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
    await embedded.stop()
  }
}

/** Returns the distance of the ids of a table's copies: the greatest id of the originals. */
async function stridesOf(client: pg.Client, file: string): Promise<Record<string, number>> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'))
  const tables = await client.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'id' and a.attidentity <> ''`,
  )
  const strides: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ top: number }>(`select coalesce(max(id), 0)::int as top from "${name}"`)
    strides[name] = rows[0]?.top ?? 0
  }
  await writeFile(file, JSON.stringify(strides))
  return strides
}

/**
 * Reads from the catalogue the tables that belong to companies, what their columns refer to, and what must be unique.
 */
async function copiedTables(client: pg.Client, strides: Record<string, number>): Promise<Copied[]> {
  const { rows } = await client.query<{ table: string; name: string; refers: string | null; isUnique: boolean }>(`
    select c.relname as table, a.attname as name, r.refers, coalesce(u.is_unique, false) as "isUnique"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join lateral (
      select max(f.confrelid::regclass::text) as refers from pg_constraint f,
        unnest(f.conkey, f.confkey) as pair(mine, theirs), pg_attribute t
      where f.contype = 'f' and f.conrelid = c.oid and pair.mine = a.attnum
        and t.attrelid = f.confrelid and t.attnum = pair.theirs and t.attname = 'id'
    ) r on true
    left join lateral (
      select true as is_unique from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1 and a.atttypid = 'text'::regtype
        and i.indkey[0] = a.attnum limit 1
    ) u on true
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relname = 'companies' or exists (
      select from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_id'))
    order by c.relname, a.attnum`)
  const tables = new Map<string, Copied>()
  for (const { table, name, refers, isUnique } of rows) {
    const one = tables.get(table) ?? { table, columns: [], values: [] }
    tables.set(table, one)
    one.columns.push(`"${name}"`)
    const target = name === 'id' ? table : name === 'company_id' ? 'companies' : refers
    if (target && target in strides) one.values.push(`"${name}" + ${strides[target]} * :k`)
    else if (name === 'email' && table === 'users') one.values.push(`:k || '-' || "${name}"`)
    else if (isUnique || (name === 'code' && table.startsWith('rental')))
      one.values.push(`upper(left(md5("${name}" || :k), 16))`)
    else one.values.push(`"${name}"`)
  }
  return [...tables.values()]
}

function insertOf({ table, columns, values }: Copied, copy: number): string {
  const select = `select ${values.join(', ').replaceAll(':k', String(copy))} from originals."${table}"`
  const order = columns.includes('"id"') ? 'order by id' : ''
  return `insert into "${table}" (${columns}) overriding system value ${select} ${order}`
}

/**
 * Keeps the originals in tables of their own, which are read whole however many copies there are, and drops the indexes
 * that no constraint needs: they are built much faster once all rows are there.
 */
async function prepare(client: pg.Client, file: string, tables: Copied[]): Promise<void> {
  if (existsSync(file)) return
  await client.query('drop schema if exists originals cascade')
  await client.query('create schema originals')
  for (const { table } of tables) await client.query(`create table originals."${table}" as select * from "${table}"`)
  await client.query('analyze')
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and c.relname in ('rentals', 'payments', 'customers', 'journal_entries', 'rental_options', 'occupancies')
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  await writeFile(file, JSON.stringify(rows))
  for (const { name } of rows) await client.query(`drop index ${name}`)
}

async function buildIndexes(client: pg.Client, file: string, report: (what: string) => void): Promise<void> {
  if (!existsSync(file)) return
  const indexes = JSON.parse(await readFile(file, 'utf8')) as { name: string; definition: string }[]
  for (const { name, definition } of indexes) {
    report(`index ${name}`)
    await client.query(definition.replace(/^CREATE (UNIQUE )?INDEX/, 'create $1index if not exists'))
  }
  await rm(file)
}
