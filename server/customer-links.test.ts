import { afterAll, beforeAll, expect, test } from 'vitest'
import { links } from '#features/customers/public'
import { type TestDatabase, testDatabase } from '#testing/database'
import './app/features.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await testDatabase()
})
afterAll(() => t.drop())

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test('a merge knows every column with the id of a customer', async () => {
  const { rows } = await t.db.pool.query<{ table: string; column: string }>(`
    select k.conrelid::regclass::text as table, a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_length(k.conkey, 1)]
    where k.contype = 'f' and k.confrelid = 'customers'::regclass
    union
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(customer|driver)_ids?$'`)
  const named = rows.map(({ table, column }) => `${camel(table)}.${camel(column)}`)
  expect(links.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(named.sort())
})
