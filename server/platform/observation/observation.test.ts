import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '@filao/domain/access/contract'
import { getAgency } from '@filao/domain/company/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { connect } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { freePort } from '#platform/free-port'
import { alwaysReady } from '#platform/health/readiness'
import { forgetJob, startJobs } from '#platform/jobs/jobs'
import { createLog } from '#platform/log'
import { fetchJson } from '#platform/lookups/fetch-json'
import { type TestApp, testApp } from '#testing/app'
import { testDatabase } from '#testing/database'
import { openStream } from '#testing/event-stream'
import { json, testService } from '#testing/http-server'
import { serveMetrics } from '../metrics/metrics-server.ts'
import { runTraced } from '../trace.ts'
import { exportSpans } from './otlp.ts'
import type { ServedRequest } from './requests.ts'

type Line = { msg: string; reqId?: string; traceId?: string; statement?: string; route?: string }

let t: TestApp
const lines: string[] = []
const answered: ServedRequest[] = []
const read = (): Line[] => lines.map((line) => JSON.parse(line))
beforeAll(async () => {
  const database = await testDatabase()
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const db = { ...database.db, log }
  t = await testApp({ SLOW_REQUEST_MS: '1' }, { ...database, log, db }, { onAnswer: (one) => void answered.push(one) })
})
beforeEach(() => {
  lines.length = 0
  answered.length = 0
})
afterAll(() => t.close())

const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
let people = 0
/** Registers a new person from a network of their own. */
const send = (headers: Record<string, string> = {}, url = `/api${register.path}?token=secret-token`) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { email: `lea.personal-${++people}@example.test`, language: 'fr' },
    headers,
    remoteAddress: `10.1.1.${people}`,
  })

test('a request keeps the id of its proxy, and gets one where that is missing or may not be logged', async () => {
  const idOf = async (headers: Record<string, string>) => (await send(headers)).headers['x-request-id']
  expect(await idOf({ 'x-request-id': 'haproxy:0A-1.b' })).toBe('haproxy:0A-1.b')
  for (const id of ['', 'two words', 'x'.repeat(65), '<script>']) {
    expect(await idOf({ 'x-request-id': id })).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  }
})

test('a slow request is a line with its route and ids, and without anything that a person sent', async () => {
  await send({ 'x-request-id': 'one', traceparent: trace })
  const headers = { 'x-request-id': 'two', traceparent: `${trace}<script>` }
  await t.app.inject({ url: '/api/companies/-1/rentals/byCode/personal', headers })
  expect(read()).toEqual([
    expect.objectContaining({
      msg: 'slow request',
      reqId: 'one',
      traceId: trace.split('-')[1],
      method: 'POST',
      route: `/api${register.path}`,
      status: 201,
    }),
    expect.objectContaining({ reqId: 'two', route: '/api/companies/-1/rentals/byCode/:code', status: 404 }),
  ])
  expect(read()[1]).not.toHaveProperty('traceId')
  expect(lines.join('')).not.toMatch(/personal|secret-token|script/)
})

test('each answer is counted under the pattern of its route', async () => {
  await t.visitor().send(getAgency, { params: { companyId: 7, id: 8 } })
  const seconds = expect.any(Number)
  expect(answered).toEqual([{ method: 'GET', route: `/api${getAgency.path}`, status: 401, seconds }])
})

test('an event stream that ends is neither counted nor slow', async () => {
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const by = await t.company()
  const oldest = await openStream(url, by)
  // A session has twenty streams at most.
  const others = await Promise.all(Array.from({ length: 20 }, () => openStream(url, by)))
  await expect(oldest.next()).rejects.toThrow('the stream ended')
  await send()
  for (const stream of others) stream.stop()
  expect([...answered, ...read()].filter(({ route }) => route?.endsWith('/events'))).toEqual([])
})

test('a slow statement is a line of the request that issued it, without its values', async () => {
  await runTraced({ requestId: 'three', traceparent: trace }, () =>
    inTransaction(t.db, { identity: true }, (tx) =>
      sql`select pg_sleep(0.6), ${'lea.personal'}::text, 'lea''s personal', 4179, id as "n1" from users where id < 0`
        .execute(tx)
        .then(() => sql`select pg_sleep(0.6) as "lea", ${'0690001122'}::text`.execute(tx)),
    ),
  )
  // On a slow machine others are slow too.
  expect(read()).toContainEqual(
    expect.objectContaining({
      msg: 'slow query',
      reqId: 'three',
      statement: 'select pg_sleep(?) as "lea", $1::text',
    }),
  )
  // The time of a line may hold any four digits.
  expect(lines.join('')).not.toMatch(/personal|0690001122/)
})

test('a lookup continues the trace of its request in the other service', async () => {
  const service = await testService()
  const received: unknown[] = []
  service.behave((request, response) => {
    received.push(request.headers.traceparent)
    json({})(request, response)
  })
  await runTraced({ traceparent: trace }, () => fetchJson(new URL(service.url)))
  await fetchJson(new URL(service.url))
  await service.close()
  expect(received).toEqual([trace, undefined])
})

test('spans of a request, its statements and lookups reach the collector as one trace, without values', async () => {
  type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; kind: number }
  const spans: Sent[] = []
  const bodies: string[] = []
  const collector = await testService()
  collector.behave((request, response) => {
    void Array.fromAsync(request).then((chunks) => {
      const body = Buffer.concat(chunks as Buffer[]).toString()
      bodies.push(body)
      const { resourceSpans } = JSON.parse(body)
      spans.push(
        ...resourceSpans.flatMap((r: { scopeSpans: { spans: Sent[] }[] }) => r.scopeSpans.flatMap((s) => s.spans)),
      )
      json({})(request, response)
    })
  })
  const flush = await exportSpans({ otlpEndpoint: collector.url })
  await send({ traceparent: trace }, `/api${register.path}?email=personal`)
  await flush()
  await collector.close()
  expect(collector.asked).toEqual(['/v1/traces'])
  const [, traceId, parentSpanId] = trace.split('-')
  const request = spans.find(({ name }) => name === `POST /api${register.path}`)
  expect(request).toMatchObject({ traceId, parentSpanId })
  const statements = spans.filter(({ name }) => /^(insert|select|commit)$/.test(name))
  expect(statements.length).toBeGreaterThan(2)
  expect(statements.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual(
    statements.map(() => [traceId, request?.spanId]),
  )
  expect(bodies.join('')).not.toMatch(/personal/)
})

test('a collector that is away disturbs neither requests nor the stop', async () => {
  const flush = await exportSpans({ otlpEndpoint: `http://127.0.0.1:${await freePort(20_000)}` })
  expect((await send()).statusCode).toBe(201)
  await flush()
  expect(read().filter(({ msg }) => msg !== 'slow request')).toEqual([])
})

test('metrics tell requests, pool, queues, mails, schema, disks and the last backup', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'filao-metrics-'))
  const backup = { at: '2026-11-22T03:00:00.000Z', bytes: 64_000_000, seconds: 2, schema: 14 }
  await writeFile(join(dataDir, 'last-backup.json'), JSON.stringify(backup))
  const jobs = await startJobs(t.db, t.log, [forgetJob], { works: false })
  await t.db.pool.query(`
    insert into jobs.job (name, state, start_after) values ('forget', 'created', now() - interval '90 seconds')`)
  const config = loadConfig({ DATA_DIR: dataDir, METRICS_PORT: '0' })
  const metrics = await serveMetrics({ db: t.db, readiness: alwaysReady, config })
  metrics.answered({ method: 'GET', route: '/api/users/me', status: 200, seconds: 0.02 })
  const url = `http://127.0.0.1:${metrics.port}/metrics`
  const text = await fetch(url).then((response) => response.text())
  expect(text).toContain('filao_http_request_duration_seconds_count{method="GET",route="/api/users/me",status="200"} 1')
  expect(text).toContain('filao_last_backup_timestamp_seconds 1795316400')
  expect(text).toMatch(/^filao_job_oldest_seconds\{queue="forget"\} (8[89]|9\d|1\d\d)/m)
  expect(text).toContain('filao_jobs{queue="forget",state="due"} 1')
  for (const line of [
    /^filao_pool_connections\{state="waiting"\} 0$/m,
    /^filao_turns\{resource="pdf",state="waiting"\} 0$/m,
    /^filao_schema_version \d\d$/m,
    /^filao_disk_free_bytes\{folder="data"\} [\d.e+]+$/m,
    /^filao_mails\{state="failed"\} 0$/m,
    /^filao_ready 1$/m,
    /^filao_database_up 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^nodejs_heap_size_used_bytes /m,
  ]) {
    expect(text).toMatch(line)
  }
  expect((await fetch(`${url}/other`)).status).toBe(404)
  await metrics.stop()
  await jobs.stop()
  await rm(dataDir, { recursive: true })
})

test('metrics are answered while the database is away, without its numbers', async () => {
  const db = connect({ url: `postgres://filao@127.0.0.1:${await freePort(20_000)}/filao` }, createLog('silent'))
  const metrics = await serveMetrics({ db, readiness: alwaysReady, config: loadConfig({ METRICS_PORT: '0' }) })
  const text = await fetch(`http://127.0.0.1:${metrics.port}/metrics`).then((response) => response.text())
  expect(text).toMatch(/^filao_database_up 0$/m)
  expect(text).not.toMatch(/^filao_schema_version \d/m)
  await metrics.stop()
  await db.close()
})

test('a process without the setting opens no port', async () => {
  const metrics = await serveMetrics({ db: t.db, readiness: alwaysReady, config: loadConfig({}) })
  metrics.answered({ method: 'GET', route: '/', status: 200, seconds: 1 })
  expect(metrics.port).toBeNull()
})
