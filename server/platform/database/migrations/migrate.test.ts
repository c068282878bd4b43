import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { emptyDatabase } from '#testing/database'
import { connect, type Database } from '../connect.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let db: Database
let other: Database
let drop: () => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-migrations-'))
  const empty = await emptyDatabase()
  drop = empty.drop
  url = empty.url
  db = connect({ url: empty.url }, createLog('silent'))
  other = connect({ url: empty.url }, createLog('silent'))
  await write('0001_islands.sql', 'create table islands (name text);')
})
afterEach(async () => {
  await Promise.all([db.close(), other.close(), rm(folder, { recursive: true })])
  await drop()
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

async function tables(): Promise<string[]> {
  const { rows } = await db.pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map(({ tablename }) => tablename)
}

it('applies each file once, in order', async () => {
  await write('0002_capes.sql', `create table capes (name text); insert into islands values ('Marie-Galante');`)
  await migrate(db, folder)
  await migrate(db, folder)
  expect((await db.pool.query('select name from islands')).rows).toEqual([{ name: 'Marie-Galante' }])
  expect(await tables()).toEqual(['capes', 'islands', 'migration'])
})

it('logs one line for a new database, and one for each migration of an upgrade', async () => {
  const lines: object[] = []
  const logged = connect({ url }, createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }))
  await write('0002_capes.sql', 'create table capes (name text);')
  await migrate(logged, folder)
  expect(lines).toMatchObject([{ msg: 'the tables of a new database were created', migrations: 2 }])
  await write('0003_bays.sql', 'create table bays (name text);')
  await migrate(logged, folder)
  expect(lines.slice(1)).toMatchObject([{ msg: 'migrated', migration: '0003_bays.sql' }])
  await logged.close()
})

it('leaves the database as it was when a file fails half way', async () => {
  await write('0002_broken.sql', 'create table capes (name text); select 1 / 0;')
  await expect(migrate(db, folder)).rejects.toThrow('Migration 0002_broken.sql failed')
  expect(await tables()).toEqual(['islands', 'migration'])
  await write('0002_broken.sql', 'create table capes (name text);')
  await migrate(db, folder)
  expect(await tables()).toContain('capes')
})

it('starts again after it was interrupted in the middle of a file', async () => {
  await write('0002_slow.sql', 'create table capes (name text); select pg_sleep(60);')
  const cut = expect(migrate(db, folder)).rejects.toThrow('0002_slow.sql')
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60);'`
  await expect.poll(async () => (await other.pool.query(kill)).rowCount).toBe(1)
  await cut
  await write('0002_slow.sql', 'create table capes (name text);')
  await migrate(db, folder)
  expect(await tables()).toEqual(['capes', 'islands', 'migration'])
})

it('lets several processes start at once', async () => {
  await write('0002_capes.sql', `select pg_sleep(0.1); insert into islands values ('Désirade');`)
  await Promise.all([migrate(db, folder), migrate(other, folder), migrate(other, folder)])
  expect((await db.pool.query('select name from islands')).rows).toEqual([{ name: 'Désirade' }])
})

it('refuses a file that was changed after it had been applied', async () => {
  await migrate(db, folder)
  await write('0001_islands.sql', 'create table islands (name text, area integer);')
  await expect(migrate(db, folder)).rejects.toThrow('changed after it had been applied')
})

it('refuses a database that a newer version has migrated', async () => {
  await write('0002_capes.sql', 'create table capes (name text);')
  await migrate(db, folder)
  await rm(join(folder, '0002_capes.sql'))
  await expect(migrate(db, folder)).rejects.toThrow('0002_capes.sql, which this version of Filao does not know')
})

it('refuses a gap in the numbers', async () => {
  await write('0003_capes.sql', 'create table capes (name text);')
  await expect(migrate(db, folder)).rejects.toThrow('0003_capes.sql is not number 2')
})

it('refuses an empty database that is not in Unicode, and says how to create one', async () => {
  const ascii = await emptyDatabase("template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'")
  const its = connect({ url: ascii.url }, createLog('silent'))
  try {
    await expect(migrate(its, folder)).rejects.toThrow(/has the encoding SQL_ASCII\. Create it with .* encoding 'UTF8'/)
  } finally {
    await its.close()
    await ascii.drop()
  }
})
