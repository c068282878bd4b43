import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#platform/free-port'
import { type TestDatabase, testDatabase } from '#testing/database'
import { type Balancer, startBalancer } from '#testing/network/balancer'
import { type ServerProcess, startServer } from '#testing/processes'

let database: TestDatabase
let ports: number[]
let servers: ServerProcess[]
let balancer: Balancer
beforeAll(async () => {
  database = await testDatabase()
  ports = [await freePort(20_000), await freePort(20_000)]
  servers = await Promise.all(ports.map(start))
  balancer = await startBalancer(ports)
})
afterAll(async () => {
  await balancer.stop()
  await Promise.all(servers.map(({ stop }) => stop('SIGKILL')))
  await database.drop()
})

const start = (port: number) => startServer(database.url, { PORT: String(port), STOP_DELAY: '3' })

async function request(method: string, path: string, cookie = '', body?: object) {
  const headers = { 'sec-fetch-site': 'same-origin', cookie, ...(body && { 'content-type': 'application/json' }) }
  return await fetch(`${balancer.url}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
}

test('two processes are replaced one after the other under load, and no request fails', async () => {
  await expect.poll(() => request('GET', '/ready').then(({ status }) => status)).toBe(200)
  const registered = await request('POST', '/auth/registration', '', { email: 'one@example.test', language: 'fr' })
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id } = (await (await request('POST', '/companies', cookie, { name: 'Karukera' })).json()) as { id: number }

  const failures: string[] = []
  const served = { writes: 0, reads: 0 }
  let isOver = false
  const person = async (number: number) => {
    for (let turn = 0; !isOver; turn++) {
      const customer = { firstName: 'Zoé', lastName: `Éboué ${number}-${turn}`, phoneNumbers: [] }
      const responses = [
        await request('POST', `/companies/${id}/customers`, cookie, customer).catch(String),
        await request('GET', `/companies/${id}/customers?limit=5`, cookie).catch(String),
      ]
      for (const response of responses) {
        if (typeof response === 'string') failures.push(response)
        else if (response.status >= 300) failures.push(`${response.status} ${await response.text()}`)
        else await response.arrayBuffer()
      }
      served.writes++
      served.reads++
    }
  }
  const people = Array.from({ length: 4 }, (_, number) => person(number))
  for (const [index, port] of ports.entries()) {
    const before = served.writes
    await servers[index]?.stop('SIGTERM')
    servers[index] = await start(port)
    // The balancer sends requests to the new process before the next one leaves.
    await expect.poll(() => served.writes).toBeGreaterThan(before + 20)
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  isOver = true
  await Promise.all(people)
  expect(failures).toEqual([])
  const { rows } = await database.db.pool.query('select count(*)::int as customers from customers')
  expect(rows).toEqual([{ customers: served.writes }])
})
