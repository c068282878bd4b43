import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testDatabase } from '#testing/database'
import { describeSchema } from './migrations/describe-schema.ts'

it('matches the migrations (npm run schema writes it again)', async () => {
  const { db, drop } = await testDatabase()
  expect(readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(await describeSchema(db.pool))
  await drop()
})

it('binds every table of company rows by forced row-level security and a policy', async () => {
  const { db, drop } = await testDatabase()
  const { rows } = await db.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy where polrelid = c.oid))`)
  expect(rows).toEqual([])
  await drop()
})

it('finds words only among those of a company: every search index begins with it', async () => {
  const { db, drop } = await testDatabase()
  const { rows } = await db.pool.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_am m on m.oid = c.relam and m.amname = 'gin'
    join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum`)
  expect(rows).toEqual([])
  await drop()
})
