import { afterAll, beforeAll, expect, it } from 'vitest'
import { references } from '#platform/database/references'
import { type TestDatabase, testDatabase } from '#testing/database'
import './app/features.ts'

type ForeignKey = { to: string; table: string; column: string; isRefusing: boolean }

let t: TestDatabase
let keys: ForeignKey[]
beforeAll(async () => {
  t = await testDatabase()
  const { rows } = await t.db.pool.query<ForeignKey>(`
    select k.confrelid::regclass::text as to, k.conrelid::regclass::text as table, a.attname as column,
      k.confdeltype = 'a' as "isRefusing"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_length(k.conkey, 1)]
    where k.contype = 'f'`)
  keys = rows.map((key) => ({ ...key, to: camel(key.to), table: camel(key.table), column: camel(key.column) }))
})
afterAll(() => t.drop())

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const named = ({ to, table, column }: { to: string; table: string; column: string }) => `${table}.${column} -> ${to}`

it('lists a foreign key to each of the things that are deleted, unless the database removes or empties it', () => {
  const listed = references.map(named)
  const referred = new Set<string>(references.map(({ to }) => to))
  const forgotten = keys.filter((key) => referred.has(key.to) && key.isRefusing && !listed.includes(named(key)))
  expect(referred.size).toBe(8)
  expect(forgotten.map(named)).toEqual([])
})

it('lists only foreign keys, once each', () => {
  const listed = references.map(named)
  expect(listed.filter((one) => !keys.map(named).includes(one))).toEqual([])
  expect(listed.filter((one, at) => listed.indexOf(one) !== at)).toEqual([])
})
