import { getMe } from '@filao/domain/access/contract'
import { createCustomer, importCustomers, listCustomers } from '@filao/domain/customers/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { testDatabase } from '#testing/database'
import { sharedConnections } from './call-transactions.ts'

const poolSize = 6
let t: TestApp
let outside: pg.Client
beforeAll(async () => {
  t = await testApp({}, await testDatabase({ poolSize }))
  outside = new pg.Client({ connectionString: t.url })
  await outside.connect()
})
afterAll(async () => {
  await outside.end()
  await t.close()
})

const addCustomer = (by: Member) =>
  by.send(createCustomer, { params: { companyId: by.companyId }, body: { firstName: 'Zoé' } })

/** Locks the row from which every new customer of the company takes a number. */
async function withCompanyLocked(by: Member, work: () => Promise<void>): Promise<void> {
  await outside.query('begin')
  try {
    await outside.query('select from companies where id = $1 for update', [by.companyId])
    await work()
  } finally {
    await outside.query('rollback')
  }
}

/** Counts the connections of the application that wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await outside.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

test('health answers while every connection of the pool is taken', async () => {
  const taken = await Promise.all(Array.from({ length: poolSize }, () => t.db.pool.connect()))
  try {
    const health = await t.app.inject('/api/health')
    expect([health.statusCode, t.db.pool.idleCount, t.db.pool.waitingCount]).toEqual([200, 0, 0])
  } finally {
    for (const client of taken) client.release()
  }
})

test('a change that waits for a lock is given up after three seconds, with a sentence and a Retry-After', async () => {
  const by = await t.company()
  await withCompanyLocked(by, async () => {
    const response = await addCustomer(by)
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'unavailable', detail: expect.stringMatching(/^Une autre modification/) },
    })
  })
  expect((await addCustomer(by)).status).toBe(201)
})

test('a company with only blocked writers takes only its share of the connections', async () => {
  const [slow, other] = [await t.company(), await t.company()]
  const writers: ReturnType<typeof addCustomer>[] = []
  await withCompanyLocked(slow, async () => {
    for (let n = 0; n < 14; n++) writers.push(addCustomer(slow))
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), { timeout: 30_000 })
    expect(await addCustomer(other)).toMatchObject({ status: 201 })
    expect(await other.request(listCustomers, { params: { companyId: other.companyId } })).toHaveLength(1)
    expect(await waitingForLocks()).toBe(2)
    expect(t.db.pool.waitingCount).toBe(0)
  })
  const statuses = (await Promise.all(writers)).map(({ status }) => status)
  const made = await slow.request(listCustomers, { params: { companyId: slow.companyId } })
  expect(made).toHaveLength(statuses.filter((status) => status === 201).length)
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
})

test('imports of a company run one by one: those that wait hold no connection and delay nobody else', async () => {
  const [busy, other] = [await t.company(), await t.company()]
  const rowsOf = (by: Member, name: string) => ({ params: by, body: { rows: [{ firstName: name }] } })
  const imports: Promise<{ status: number }>[] = []
  await withCompanyLocked(busy, async () => {
    for (let n = 0; n < 5; n++) imports.push(busy.send(importCustomers, rowsOf(busy, `Zoé ${n}`)))
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 30_000 })
    expect(await busy.request(listCustomers, { params: busy, query: { limit: 5 } })).toEqual([])
    expect(await other.send(importCustomers, rowsOf(other, 'Awa'))).toMatchObject({ status: 200 })
    expect(await waitingForLocks()).toBe(1)
  })
  await Promise.all(imports)
})

test('a read takes two connections, one after the other: for its session and for its transaction', async () => {
  const by = await t.company()
  const connect = vi.spyOn(t.db.pool, 'connect')
  await by.request(getMe)
  expect(connect).toHaveBeenCalledTimes(2)
  connect.mockRestore()
})

test('a transaction beside that of its own call waits for no slot that only this call can release', async () => {
  const database = await testDatabase({ poolSize: 2 })
  try {
    const { decide, apart } = sharedConnections(database.db)(
      { group: 'company 1', isLong: true, signal: new AbortController().signal },
      { companyId: 1, userId: 1 },
    )
    const beside = await decide(
      () => apart(async (tx) => (await sql<{ one: number }>`select 1 as one`.execute(tx)).rows),
      '',
    )
    expect(beside).toEqual([{ one: 1 }])
  } finally {
    await database.drop()
  }
})
