import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/free-port'
import { type TestDatabase, testDatabase } from '#testing/database'
import { type ServerProcess, startServer } from '#testing/processes'

let database: TestDatabase
const servers: ServerProcess[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()))
})
afterAll(() => database.drop())

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(database.url, settings)
  servers.push(server)
  return server
}

const mailStates = async () => {
  const { rows } = await database.db.pool.query<{ state: string }>(`select state from jobs.job where name = 'mail'`)
  return rows.map(({ state }) => state)
}

test('a process for web requests leaves the jobs to one that opens nothing but its health and metrics', async () => {
  const web = await start({ ROLES: 'web' })
  const registered = await fetch(`${web.url}/api/auth/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'one@example.test', language: 'fr' }),
  })
  expect(registered.status).toBe(201)
  // Longer than a process that works jobs needs to see one.
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(await mailStates()).toEqual(['created'])

  const metricsPort = await freePort(20_000)
  const jobs = await start({ ROLES: 'jobs', METRICS_PORT: String(metricsPort) })
  await expect.poll(mailStates).toEqual(['completed'])
  expect(await readdir(join(jobs.dataDir, 'mail'))).toHaveLength(1)
  const statusOf = (url: string) => fetch(url).then(({ status }) => status)
  const paths = ['live', 'ready', 'health', 'openapi.json', 'users/me']
  const statuses = await Promise.all(paths.map((path) => statusOf(`${jobs.url}/api/${path}`)))
  expect(statuses).toEqual([200, 200, 200, 404, 404])
  expect(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`)).toBe(200)
  expect(await statusOf(`${web.url}/api/openapi.json`)).toBe(200)
})
