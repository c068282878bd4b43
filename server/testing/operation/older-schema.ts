import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#platform/database/connect'
import { migrate } from '#platform/database/migrations/migrate'
import { administer } from '../cluster.ts'

const shipped = join(import.meta.dirname, '..', '..', 'migrations')
const fills = join(import.meta.dirname, '..', 'upgrade')

/** Brings an empty database to an older version, filled with the companies of each version on the way. */
export async function fillOlderSchema(db: Database, url: string, version: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'filao-older-'))
  try {
    const names = (await readdir(shipped)).filter((name) => name.endsWith('.sql')).sort()
    for (const [index, name] of names.slice(0, version).entries()) {
      await cp(join(shipped, name), join(folder, name))
      await migrate(db, folder)
      const fill = await readFile(join(fills, `${String(index + 1).padStart(4, '0')}.sql`), 'utf8').catch(() => '')
      await administer(url, fill)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns a fingerprint of the rows of each table, the job queue's included. */
export async function fingerprints(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs') order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${name} t`,
      )
      found[name] = rows[0]?.print ?? ''
    }
    return found
  } finally {
    await client.end()
  }
}
