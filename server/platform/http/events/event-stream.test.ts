import type { AddressInfo } from 'node:net'
import { createAgency, updateAgency } from '@filao/domain/company/contract'
import { searchRentals } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { openStream } from '#testing/event-stream'

let t: TestApp
let url: string
beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterAll(() => t.close())

const listen = (by: Member, options?: Parameters<typeof openStream>[2]) => openStream(url, by, options)

test('colleagues receive changes, and nobody receives a search', async () => {
  const by = await t.company()
  const colleague = await t.colleague(by, 'staff')
  const params = { companyId: by.companyId }
  const stream = await listen(colleague)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  await by.ask(searchRentals, { params, body: { term: 'x' } })
  await by.ask(createAgency, { params, body: { name: 'Port' }, headers: { 'idempotency-key': 'k1' } })
  expect(await stream.next()).toMatchObject({ event: 'changed', data: { top: 'agencies', key: 'k1' } })
  stream.stop()
})

test('a refused write sends no event; another company’s writes are never sent', async () => {
  const [ours, theirs] = [await t.company(), await t.company()]
  const stream = await listen(ours)
  await theirs.ask(createAgency, { params: { companyId: theirs.companyId }, body: { name: 'Port' } })
  await ours.send(createAgency, { params: { companyId: ours.companyId }, body: { name: '' } })
  const { id } = await ours.ask(createAgency, { params: { companyId: ours.companyId }, body: { name: 'Bourg' } })
  const first = await stream.next()
  expect(first.data.top).toBe('agencies')
  await ours.ask(updateAgency, { params: { companyId: ours.companyId, id }, body: { name: 'Marina' } })
  const second = await stream.next()
  expect(second.id).toBeGreaterThanOrEqual(first.id)
  stream.stop()
})

const inCompany = ({ companyId }: Member, work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(t.db, { companyId, userId: 0 }, work)

const insertRows = (tx: Tx, rows: { companyId: number; top: string; key: string | null; at?: string }[]) =>
  tx.insertInto('events').values(rows).execute()

const createKeyed = (by: Member, key: string) =>
  by.ask(createAgency, {
    params: { companyId: by.companyId },
    body: { name: key },
    headers: { 'idempotency-key': key },
  })

test('a new stream begins with what changed since the oldest data of its screen', async () => {
  const by = await t.company()
  const readAt = Date.now()
  await createKeyed(by, 'between')
  const stream = await listen(by, { age: Date.now() - readAt })
  expect((await stream.ready()).event).toBe('ready')
  expect(await stream.next()).toMatchObject({ event: 'changed', data: { top: 'agencies', key: 'between' } })
  await createKeyed(by, 'after')
  expect((await stream.next()).data.key).toBe('after')
  stream.stop()
})

test('a new stream leaves out what was read long after it changed', async () => {
  const by = await t.company()
  const at = new Date(Date.now() - 90_000).toISOString()
  await inCompany(by, (tx) => insertRows(tx, [{ companyId: by.companyId, top: 'agencies', key: 'long ago', at }]))
  const stream = await listen(by, { age: 0 })
  await createKeyed(by, 'after')
  expect((await stream.next()).data.key).toBe('after')
  stream.stop()
})

test('a stream that broke before its first change is resumed from its beginning', async () => {
  const by = await t.company()
  const before = await listen(by)
  const { id } = await before.ready()
  before.stop()
  await createKeyed(by, 'missed')
  const again = await listen(by, { lastId: id })
  expect((await again.next()).data.key).toBe('missed')
  again.stop()
})

test('a resumed stream sends missed events, or a reset when they are too old or unknown', async () => {
  const by = await t.company()
  const before = await listen(by)
  await createKeyed(by, 'A')
  const { id } = await before.next()
  before.stop()
  await createKeyed(by, 'B')
  const again = await listen(by, { lastId: id })
  const keys = [(await again.next()).data.key]
  while (keys.at(-1) !== 'B') keys.push((await again.next()).data.key)
  again.stop()
  const dayMs = 86_400_000
  for (const from of [{ lastId: id - dayMs }, { lastId: id + dayMs }, { age: dayMs }, { age: Number.NaN }]) {
    const lost = await listen(by, from)
    expect((await lost.next()).event).toBe('reset')
    lost.stop()
  }
})

test('a thousand missed events are sent, one more is a reset', async () => {
  const by = await t.company()
  const firstAfter = async (count: number) => {
    const row = { companyId: by.companyId, top: 'agencies', key: null }
    await inCompany(by, (tx) => insertRows(tx, Array<typeof row>(count).fill(row)))
    const stream = await listen(by, { age: 0 })
    const { event } = await stream.next()
    stream.stop()
    return event
  }
  expect([await firstAfter(1000), await firstAfter(1)]).toEqual(['changed', 'reset'])
})

test('it needs a session, and the caller’s own company', async () => {
  const [ours, theirs] = [await t.company(), await t.company()]
  const nobody = await fetch(`${url}/api/companies/${ours.companyId}/events`)
  expect(nobody.status).toBe(401)
  expect((await listen(ours, { companyId: theirs.companyId })).response.status).toBe(404)
})
