import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/connect'

/** A column that stores texts, JSON or bytes. */
type Column = { schema: string; table: string; name: string; isBytes: boolean }

/**
 * Searches every text, JSON and bytes column of every table of every schema, what PostgreSQL remembers of their values
 * for its plans, and every file of a folder, as the superuser. Case and accents are ignored. Returns where a word is
 * found: `table.column`, or `file:` with its name.
 */
export async function searchEverywhere(db: Database, folders: string[], words: string[]): Promise<string[]> {
  const { rows: columns } = await db.pool.query<Column>(`
    select n.nspname as schema, c.relname as table, a.attname as name, t.typname = 'bytea' as "isBytes"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'm')
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and not c.relispartition
      and (t.typcategory in ('S', 'A', 'E') or t.typname in ('json', 'jsonb', 'bytea', 'xml', 'tsvector'))
    order by 1, 2, 3`)
  const found = new Set<string>()
  for (const { schema, table, name, isBytes } of columns) {
    const value = isBytes ? `encode("${name}", 'escape')` : `"${name}"::text`
    const { rows } = await db.pool.query(
      `select 1 from "${schema}"."${table}"
       where exists (select from unnest($1::text[]) word where strpos(fold(${value}), fold(word)) > 0) limit 1`,
      [words],
    )
    if (rows.length > 0) found.add(`${schema === 'public' ? '' : `${schema}.`}${table}.${name}`)
  }
  const { rows: remembered } = await db.pool.query<{ place: string }>(
    `select tablename || '.' || attname as place from pg_stats
     where exists (
       select from unnest($1::text[]) word
       where strpos(fold(concat(most_common_vals::text, histogram_bounds::text, most_common_elems::text)), fold(word)) > 0
     )`,
    [words],
  )
  for (const { place } of remembered) found.add(`statistics of ${place}`)
  for (const folder of folders) for (const name of await filesNaming(folder, words)) found.add(`file:${name}`)
  return [...found].sort()
}

async function filesNaming(folder: string, words: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const naming: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const text = `${entry.name}\n${await readFile(path, 'utf8')}`.toLowerCase()
    if (words.some((word) => text.includes(word.toLowerCase()))) naming.push(entry.name)
  }
  return naming
}
