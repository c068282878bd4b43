import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { followEvents } from '#platform/feature/events'
import { freePort } from '#platform/free-port'
import { createLog } from '#platform/log'
import { type TestDatabase, testDatabase } from '#testing/database'
import { bridge } from '#testing/network/bridge'
import { connect } from './connect.ts'
import { hear } from './notifications.ts'
import { untilReachable } from './reachable.ts'
import { startDatabase } from './start/start.ts'
import { inTransaction } from './tenancy/tenant.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const silent = createLog('silent')

/** Lists the names under which the connections of an action are shown to an operator of PostgreSQL. */
async function namesOf(action: (url: string) => Promise<unknown>): Promise<string[]> {
  await action(database.url)
  const { rows } = await database.db.pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Returns what the server's side of a connection waits for. */
async function waitOf(pid: number | undefined): Promise<string | null | undefined> {
  const { rows } = await database.db.pool.query<{ wait: string | null }>(
    'select wait_event as wait from pg_stat_activity where pid = $1',
    [pid],
  )
  return rows[0]?.wait
}

test('each connection is shown to the operator of the database with its purpose', async () => {
  const db = connect({ url: database.url }, silent)
  const heard = Promise.withResolvers<void>()
  const hearing = hear(db, 'here', heard.resolve, heard.reject)
  const names = await namesOf(() => Promise.all([db.ping(), db.pool.query('select 1'), heard.promise]))
  await hearing.stop()
  await db.close()
  expect(names).toEqual(['filao', 'filao events', 'filao health'])
})

test('events are heard on the direct address, since a pooler passes on no notifications', async () => {
  const directUrl = `${database.url}?application_name=direct`
  const db = connect({ url: database.url, directUrl }, silent)
  const heard = Promise.withResolvers<void>()
  const hearing = hear(db, 'here', heard.resolve, heard.reject)
  expect(await namesOf(() => heard.promise)).toEqual(['direct'])
  await hearing.stop()
  await db.close()
})

test('a connection on which nothing can be heard is closed before the next one opens', async () => {
  const db = connect({ url: database.url }, silent)
  let opened = 0
  const counted: typeof db = {
    ...db,
    client: (options) => {
      opened++
      return db.client(options)
    },
  }
  const failures: string[] = []
  const fails = (err: unknown) => failures.push((err as Error).message)
  const hearing = hear(counted, 'not a channel', () => undefined, fails)
  await expect.poll(() => opened).toBe(4)
  const { rows } = await database.db.pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and application_name = 'filao events'`,
  )
  await hearing.stop()
  await db.close()
  expect(rows[0]?.open).toBeLessThan(3)
  expect(failures.slice(0, 3)).toEqual(Array(3).fill('syntax error at or near "not"'))
})

test('a direct address that leads nowhere is told in the log', async () => {
  const lines: { msg: string; err: { errorCode: string } }[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) })
  const directUrl = Object.assign(new URL(database.url), { port: String(await freePort(20_000)) }).href
  const db = connect({ url: database.url, directUrl }, log)
  const events = followEvents(db)
  await expect.poll(() => lines).toHaveLength(1)
  await events.stop()
  await db.close()
  expect(lines[0]).toMatchObject({
    msg: 'notifications of the database do not arrive: changes show three seconds late',
    err: { errorCode: 'ECONNREFUSED' },
  })
})

test('a direct address that leads to another database is refused at the start', async () => {
  const other = await testDatabase()
  const start = async (directUrl: string) =>
    await startDatabase(loadConfig({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: directUrl }), silent)
  await expect(start(other.url)).rejects.toThrow('DATABASE_DIRECT_URL leads to another database than DATABASE_URL')
  await other.drop()
  const started = await start(database.url)
  await started.stop()
})

test('a long answer is read in parts, and other requests get a turn between them', async () => {
  const db = connect({ url: database.url }, silent)
  const client = (await db.pool.connect()) as pg.PoolClient & pg.Client
  const { rows: backend } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let [inTurn, most, isReading] = [0, 0, true]
  client.connection.stream.prependListener('data', (part: Buffer) => {
    inTurn += part.length
  })
  const count = () => {
    most = Math.max(most, inTurn)
    inTurn = 0
    if (isReading) setImmediate(count)
  }
  // The answer waits until it fills the buffers of the connection.
  client.connection.stream.pause()
  const requested = client.query("select repeat('x', 1000) as text from generate_series(1, 8000)")
  await expect.poll(() => waitOf(backend[0]?.pid)).toBe('ClientWrite')
  client.connection.stream.resume()
  setImmediate(count)
  const { rows } = await requested
  isReading = false
  expect(rows).toHaveLength(8000)
  expect(most).toBeGreaterThan(16 * 1024)
  // One read of 64 kB, and what the pause of this test left in the stream's buffer.
  expect(most).toBeLessThanOrEqual(128 * 1024)
  client.release()
  await db.close()
})

test('a connection to a server that has become a standby is given up', async () => {
  const db = connect({ url: database.url }, silent)
  const pid = async (before?: string) =>
    await inTransaction(db, { identity: true }, async (tx) => {
      if (before) await sql.raw(before).execute(tx)
      return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid
    })
  const first = await pid()
  expect(await pid()).toBe(first)
  const writes = 'do $$ begin set transaction read only; delete from companies; end $$'
  await expect(pid(writes)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await pid()).not.toBe(first)
  await db.close()
})

test('a database that is not there yet is waited for, and told about once', async () => {
  const way = await bridge(database.url)
  await way.take()
  const lines: { msg: string; err: { errorCode: string } }[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) })
  const db = connect({ url: way.url }, log)
  const reached = untilReachable(db)
  await expect.poll(() => lines).toHaveLength(1)
  // Longer than an attempt, so that a second line would be seen.
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await way.putBack()
  await reached
  expect(lines).toMatchObject([
    {
      msg: 'the database of DATABASE_URL does not answer yet: waiting up to 60 seconds',
      err: { errorCode: 'ECONNREFUSED' },
    },
  ])
  await db.close()
  await way.take()
})

test('a database that never comes ends the start with a sentence', async () => {
  const db = connect({ url: `postgres://filao@127.0.0.1:${await freePort(20_000)}/filao` }, silent)
  await expect(untilReachable(db, 600)).rejects.toThrow(
    /^The database of DATABASE_URL did not answer within 0.6 seconds: .*ECONNREFUSED/,
  )
  await db.close()
})

test.each([
  ['a wrong password', { password: 'Wr0ng' }, 'password authentication failed'],
  ['an unknown user', { username: 'nobody_here' }, 'password authentication failed'],
  ['an unknown database', { pathname: '/no_such_database' }, 'does not exist'],
  ['TLS that the server does not have', { search: '?sslmode=verify-full' }, 'does not support SSL'],
])('%s ends the start at once, and names the setting', async (_what, part, words) => {
  const wrong = Object.assign(new URL(database.url), part).href
  const db = connect({ url: wrong }, silent)
  const error: Error = await untilReachable(db).catch((err) => err)
  await db.close()
  expect(error.message).toMatch(/^The database of DATABASE_URL refuses the connection: /)
  expect(error.message).toContain(words)
  expect(error.message).not.toContain('Wr0ng')
  const direct = startDatabase(loadConfig({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: wrong }), silent)
  await expect(direct).rejects.toThrow(/^The database of DATABASE_DIRECT_URL refuses the connection: /)
})

test('a direct address that does not answer does not keep the start', async () => {
  const directUrl = Object.assign(new URL(database.url), { port: String(await freePort(20_000)) }).href
  const started = await startDatabase(
    loadConfig({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: directUrl }),
    silent,
  )
  await started.stop()
})

test.each(['SASL authentication failed', 'no such database: filao'])(
  'PgBouncer that says "%s" ends the start at once',
  async (words) => {
    const pooler = createServer((socket) => {
      socket.on('error', () => undefined)
      const fields = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`)
      const length = Buffer.alloc(4)
      length.writeInt32BE(fields.length + 4)
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
    }).listen(0, '127.0.0.1')
    await once(pooler, 'listening')
    const db = connect({ url: `postgres://filao:x@127.0.0.1:${(pooler.address() as AddressInfo).port}/filao` }, silent)
    await expect(untilReachable(db, 600)).rejects.toThrow(
      `The database of DATABASE_URL refuses the connection: ${words}`,
    )
    await db.close()
    pooler.close()
  },
)
