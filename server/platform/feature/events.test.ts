import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insertEvent } from '#platform/database/tables/events'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { gatedDatabase } from '#testing/gated-database'
import { followEvents } from './events.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => count * 60_000

test('what changed while the database was away for minutes is told after it', async () => {
  const { companyId } = await t.company()
  const isBack = Promise.withResolvers<void>()
  const db = gatedDatabase(t.db, () => isBack.promise)
  const events = followEvents(db)
  const heard: string[] = []
  events.listen(companyId, ({ top }) => heard.push(top))
  await inTransaction(t.db, { companyId, userId: 0 }, (tx) =>
    tx
      .insertInto('events')
      .values({ companyId, top: 'vehicles', key: null, at: new Date(Date.now() - minutes(3)).toISOString() })
      .execute(),
  )
  // The first reading began before the outage ended; the next one knows how long nothing was read.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes(5) })
  isBack.resolve()
  await vi.waitFor(() => expect(heard).toContain('vehicles'), 30_000)
  await events.stop()
})

test('a reading is followed by a rest of three times as long, since it reads for every company', async () => {
  const { companyId } = await t.company()
  const began: number[] = []
  const db = gatedDatabase(t.db, async () => {
    began.push(performance.now())
    if (began.length === 1) await change()
    await wait(50)
  })
  const change = () =>
    inTransaction(t.db, { companyId, userId: 0 }, (tx) => insertEvent(tx, { companyId, top: 'vehicles', key: null }))
  const events = followEvents(db)
  events.listen(companyId, () => undefined)
  await change()
  await vi.waitFor(() => expect(began.length).toBeGreaterThan(1), 30_000)
  const [first = 0, second = 0] = began
  expect(second - first).toBeGreaterThanOrEqual(200)
  await events.stop()
})
