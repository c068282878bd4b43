import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a free port is below those that the system gives to connections, and can be listened on', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePort(20_000)))
  expect(ports.every((port) => port >= 20_000 && port < 26_000)).toBe(true)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  await once(server.close(), 'close')
})

test('ports of different ranges never meet', async () => {
  expect(await freePort(26_000)).toBeGreaterThanOrEqual(26_000)
})
