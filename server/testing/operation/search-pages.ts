import { fold } from '@filao/domain/kernel/text'
import type { Database } from '#platform/database/connect'

/**
 * Searches the files of every table and index of a database for words, byte by byte, as the superuser. Every table is
 * rewritten before and every index built again, so that no deleted row is left: run it on a database of its own.
 * Returns the tables concerned, an index with its table: `customers`, `customers_name of customers`.
 *
 * Bytes of a value that PostgreSQL compressed do not match: `searchEverywhere` reads those. A trigram index holds
 * pieces of three letters without their order, and would match only a word of three letters.
 */
export async function searchPages(db: Database, words: string[]): Promise<string[]> {
  await db.pool.query('vacuum full')
  await db.pool.query('checkpoint')
  const { rows: relations } = await db.pool.query<{ place: string; path: string }>(`
    select case when c.relkind = 'i' then c.relname || ' of ' || coalesce(parent.relname, t.relname)
        else coalesce(parent.relname, c.relname) end as place, pg_relation_filepath(c.oid) as path
    from pg_class c
    left join pg_index x on x.indexrelid = c.oid
    left join pg_class t on t.oid = x.indrelid
    left join pg_class parent on parent.reltoastrelid = coalesce(t.oid, c.oid)
    where c.relkind in ('r', 'i', 't', 'm') and pg_relation_size(c.oid) > 0
    order by 1`)
  const wanted = [...new Set(words.flatMap((word) => [word, fold(word)]))].map(bytesOf)
  const found = new Set<string>()
  for (const { place, path } of relations) {
    const { rows } = await db.pool.query<{ bytes: Buffer }>('select pg_read_binary_file($1) as bytes', [path])
    const bytes = rows[0]?.bytes.toString('latin1').toLowerCase() ?? ''
    if (wanted.some((word) => bytes.includes(word))) found.add(place)
  }
  return [...found].sort()
}

/** Returns the UTF-8 bytes of a word as letters, in lower case where they are ASCII. */
function bytesOf(word: string): string {
  return Buffer.from(word).toString('latin1').toLowerCase()
}
