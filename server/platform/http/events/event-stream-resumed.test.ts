import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { insertEvent, type StoredEvent } from '#platform/database/tables/events'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Events, followEvents } from '#platform/feature/events'
import { type Member, type TestApp, testApp } from '#testing/app'
import { openStream } from '#testing/event-stream'
import { gatedDatabase } from '#testing/gated-database'
import type { Person } from '../call.ts'
import { serveEvents } from './event-stream.ts'

let t: TestApp
let events: Events
let by: Member
let member: Person
beforeAll(async () => {
  t = await testApp()
  events = followEvents(t.db)
  by = await t.company()
  const { userId, companyId } = by
  const session = { sessionHash: Buffer.from('one'), mustChangePassword: false, mustSetFactor: false }
  member = { userId, key: null, companyId, role: 'admin', language: 'fr', ...session }
})
afterAll(async () => {
  await events.stop()
  await t.close()
})

let app: FastifyInstance
let url: string
/** The promise that the route waits for before it reads missed events. */
let gate: Promise<unknown>
let findCaller: () => Promise<Person | null>
/** The listeners of the open streams, and the events they were sent. */
const listeners = new Set<(event: StoredEvent) => void>()
const told: number[] = []

beforeEach(() => start({ heartbeatMs: 20 }))
afterEach(() => app.close())

/** Starts an application with the stream alone. */
async function start({ heartbeatMs }: { heartbeatMs: number }): Promise<void> {
  gate = Promise.resolve()
  findCaller = async () => member
  app = Fastify()
  const listen: Events['listen'] = (companyId, listener) => {
    listeners.add(listener)
    const stop = events.listen(companyId, (event) => {
      told.push(event.id)
      listener(event)
    })
    return () => {
      listeners.delete(listener)
      stop()
    }
  }
  const db = gatedDatabase(t.db, () => gate)
  serveEvents(app, { db, events: { ...events, listen }, findCaller: () => findCaller(), heartbeatMs })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Stores an event of the company. Returns its number. */
async function write(top = 'agencies'): Promise<number> {
  const { companyId } = by
  return await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => {
    await insertEvent(tx, { companyId, top, key: null })
    const { id } = await tx
      .selectFrom('events')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return id
  })
}

const resume = (lastId: number) => openStream(url, by, by.companyId, { lastId })
const isListening = (streams: number) => vi.waitFor(() => expect(listeners.size).toBe(streams), 30_000)

test('a stream resumed during writes begins with its head, and sends each event once', async () => {
  const first = await write()
  for (let round = 0; round < 10; round++) {
    const held = Promise.withResolvers<void>()
    gate = held.promise
    const opening = resume(first)
    await isListening(1)
    const written = [await write(), await write(), await write()]
    await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining(written)), 30_000)
    held.resolve()
    const { response, next, stop } = await opening
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const last = await write()
    const heard: number[] = []
    while (heard.at(-1) !== last) heard.push((await next()).id)
    expect(heard).toEqual(expect.arrayContaining(written))
    expect(new Set(heard).size).toBe(heard.length)
    stop()
    await isListening(0)
  }
})

test('a stream that missed more events than are listed is sent a reset', async () => {
  const first = await write()
  const { companyId } = by
  await inTransaction(t.db, { companyId, userId: 0 }, (tx) =>
    tx
      .insertInto('events')
      .values(Array.from({ length: 1001 }, () => ({ companyId, top: 'agencies', key: null })))
      .execute(),
  )
  const { next, stop } = await resume(first)
  expect((await next()).event).toBe('reset')
  stop()
})

test('a removed member is sent nothing more, on a resumed stream too', async () => {
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const { next } = await resume(await write())
  await write()
  findCaller = async () => null
  await expect(next()).rejects.toThrow('the stream ended')
  expect(listeners.size).toBe(0)
  held.resolve()
})

test('a session that is no longer valid when users have changed is sent nothing after that', async () => {
  await app.close()
  await start({ heartbeatMs: 600_000 })
  const { head, next } = await resume(await write())
  await head()
  findCaller = async () => null
  await write('users')
  const readAll = async () => {
    for (;;) await next()
  }
  await expect(readAll()).rejects.toThrow('the stream ended')
  expect(listeners.size).toBe(0)
})

test('a stream goes on while the session cannot be checked', async () => {
  const { next, stop } = await resume(await write())
  const checks = vi.fn(async () => {
    throw new Error('the database is away')
  })
  findCaller = checks
  await vi.waitFor(() => expect(checks.mock.calls.length).toBeGreaterThan(1), 30_000)
  const id = await write()
  while ((await next()).id !== id);
  stop()
})

test('the stream ends when the missed events cannot be read, so that the browser retries', async () => {
  gate = Promise.reject(new Error('the database is away'))
  gate.catch(() => undefined)
  const { response, next } = await resume(1)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  await expect(next()).rejects.toThrow('the stream ended')
  expect(listeners.size).toBe(0)
})

test('a client that leaves early leaves no listener', async () => {
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const { stop } = await resume(1)
  await isListening(1)
  stop()
  await isListening(0)
  held.resolve()
})

test('a client that leaves before its session is found gets no listener', async () => {
  const [isAsked, known] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  findCaller = async () => {
    isAsked.resolve()
    await known.promise
    return member
  }
  const left = Promise.withResolvers<void>()
  app.server.once('request', (_request, response) => response.once('close', left.resolve))
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET /api/companies/${by.companyId}/events HTTP/1.1\r\nHost: x\r\n\r\n`)
  await isAsked.promise
  socket.destroy()
  await left.promise
  known.resolve()
  await wait(0)
  expect(listeners.size).toBe(0)
})

test('a reader that stalls is disconnected before it fills the memory', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(`GET /api/companies/${by.companyId}/events HTTP/1.1\r\nHost: x\r\n\r\n`)
  await isListening(1)
  const event = { id: 1, companyId: by.companyId, top: 'agencies', key: 'x'.repeat(100_000) }
  let megabytes = 0
  while (listeners.size > 0 && megabytes < 100) {
    for (let n = 0; n < 10; n++) for (const listener of listeners) listener(event)
    megabytes++
    await wait(1)
  }
  expect(listeners.size).toBe(0)
  socket.destroy()
})

test('a session has 20 streams; one more ends its oldest, which comes back later', async () => {
  const address = `${url}/api/companies/${by.companyId}/events`
  const oldest = fetch(address).then((response) => response.text())
  await isListening(1)
  const others = []
  for (let n = 0; n < 19; n++) others.push(await openStream(url, by))
  member = { ...member, sessionHash: Buffer.from('another') }
  others.push(await openStream(url, by))
  await isListening(21)
  member = { ...member, sessionHash: Buffer.from('one') }
  others.push(await openStream(url, by))
  expect(await oldest).toMatch(/^retry: 2000\n\n.*retry: 30000\n\n$/s)
  expect(listeners.size).toBe(21)
  for (const { stop } of others) stop()
})
