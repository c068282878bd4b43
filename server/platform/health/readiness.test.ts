import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getMe } from '@filao/domain/access/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#platform/database/connect'
import { startEmbedded } from '#platform/database/embedded/embedded-server'
import { createLog } from '#platform/log'
import { testApp } from '#testing/app'
import { type TestDatabase, testDatabase } from '#testing/database'
import { memoryFolder } from '#testing/memory-folder'
import { bridge } from '#testing/network/bridge'
import { followReadiness, freeBytesOf, type Readiness } from './readiness.ts'

const places = { dataDir: '/nowhere/data', filesUrl: 's3://bucket' }

let database: TestDatabase
let readiness: Readiness | undefined
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  readiness?.stop()
  await database.drop()
})

/** Returns the state after another check. */
async function checked(): Promise<string | undefined> {
  await readiness?.check()
  return readiness?.state()
}

test('a database that is silent for half a minute changes nothing; after that the process is not ready', async () => {
  const way = await bridge(database.url)
  const db = connect({ url: way.url }, createLog('silent'))
  let seconds = 0
  readiness = await followReadiness(db, places, { now: () => seconds * 1000 })
  expect(readiness.state()).toBe('ready')
  await way.take()
  seconds = 30
  expect(await checked()).toBe('ready')
  seconds = 31
  expect(await checked()).toBe('database')
  await way.putBack()
  expect(await checked()).toBe('ready')
  await db.close()
  await way.take()
})

test('a database that takes no writes for half a minute, such as a standby, makes the process unready', async () => {
  const options = encodeURIComponent('-c default_transaction_read_only=on')
  const db = connect({ url: `${database.url}?options=${options}` }, createLog('silent'))
  let seconds = 0
  readiness = await followReadiness(db, places, { now: () => seconds * 1000 })
  seconds = 30
  expect(await checked()).toBe('ready')
  seconds = 31
  expect(await checked()).toBe('database')
  await db.close()
})

test('a database whose only synchronous standby is gone commits no write, which the process tells', async () => {
  const folder = await mkdtemp(join(await memoryFolder(), 'filao-standby-'))
  const log = createLog('silent')
  const embedded = await startEmbedded(folder, log)
  const db = connect({ url: embedded.url }, log)
  readiness = await followReadiness(db, places)
  const written = async (standby: string) => {
    await db.observe(`alter system set synchronous_standby_names = '${standby}'`)
    await db.observe('select pg_reload_conf()')
    const { rows } = await db.pool.query('show synchronous_standby_names')
    await readiness?.checkWrites()
    return [...rows, readiness?.isWritable()]
  }
  await expect.poll(() => written('gone'), { interval: 10 }).toEqual([{ synchronous_standby_names: 'gone' }, false])
  await expect.poll(() => written(''), { interval: 10 }).toEqual([{ synchronous_standby_names: '' }, true])
  readiness.stop()
  await db.close()
  await embedded.stop()
  await rm(folder, { recursive: true })
})

test('the embedded database may be on a disk of its own', async () => {
  const freeBytes = async (folder: string) => (folder === '/nowhere/data/postgres' ? 0 : 1e12)
  readiness = await followReadiness(database.db, places, { freeBytes })
  expect(readiness.state()).toBe('disk')
})

test('a disk without room makes the process unready until there is room again', async () => {
  let free = 64 * 1024 * 1024
  readiness = await followReadiness(database.db, places, { freeBytes: async () => free })
  expect(readiness.state()).toBe('ready')
  free--
  expect(await checked()).toBe('disk')
  free++
  expect(await checked()).toBe('ready')
})

test('the room of a folder is that of its disk; a bucket and a missing folder are not short of it', async () => {
  expect(await freeBytesOf('/')).toBeGreaterThan(0)
  expect(await freeBytesOf('/')).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(await freeBytesOf('s3://bucket')).toBe(Number.POSITIVE_INFINITY)
})

test('a schema that lacks a migration, or has another one of its number, is not ours; a newer one is', async () => {
  const { pool } = database.db
  readiness = await followReadiness(database.db, places)
  await pool.query(`insert into migration (version, name, checksum) values (9999, '9999_newer.sql', 'x')`)
  expect(await checked()).toBe('ready')
  const { rows } = await pool.query(`select version, checksum from migration where version = 7`)
  await pool.query(`update migration set checksum = 'other' where version = 7`)
  expect(await checked()).toBe('schema')
  await pool.query(`update migration set checksum = $1 where version = 7`, [rows[0].checksum])
  expect(await checked()).toBe('ready')
  await pool.query('delete from migration where version = 10')
  expect(await checked()).toBe('schema')
  await pool.query('drop table migration')
  expect(await checked()).toBe('schema')
})

test('a process that leaves its balancer says so, and still answers, without keeping connections', async () => {
  readiness = await followReadiness(database.db, places)
  const t = await testApp({}, database, { readiness })
  const request = async (url: string) => {
    const { statusCode, headers, json } = await t.app.inject({ url })
    return { statusCode, status: json().status, connection: headers.connection, retryAfter: headers['retry-after'] }
  }
  expect(await request('/api/ready')).toMatchObject({ statusCode: 200, status: 'ready' })
  expect(await request('/api/live')).toMatchObject({ statusCode: 200, status: 'ok' })
  readiness.leave()
  expect(await request('/api/ready')).toEqual({
    statusCode: 503,
    status: 'stopping',
    connection: 'close',
    retryAfter: '2',
  })
  expect(await request('/api/health')).toMatchObject({ statusCode: 200, status: 'ok', connection: 'close' })
  expect(await request(`/api${getMe.path}`)).toMatchObject({ statusCode: 401, connection: 'close' })
  expect(await request('/api/live')).toMatchObject({ statusCode: 200, status: 'ok' })
  await t.close()
  database = await testDatabase()
})
