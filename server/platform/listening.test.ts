import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { listening } from './listening.ts'
import { createLog } from './log.ts'
import { serveMetrics } from './metrics/metrics-server.ts'

const taken = createServer()
let port: number
beforeEach(async () => {
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  port = (taken.address() as AddressInfo).port
})
afterEach(() => once(taken.close(), 'close'))

const settings = { host: 'HOST', port: 'PORT' }
const listen = (host: string, port: number) =>
  listening(once(createServer().listen(port, host), 'listening'), { host, port, settings })

test('a port that another program uses is named with its setting', async () => {
  await expect(listen('127.0.0.1', port)).rejects.toThrow(
    `Another program uses port ${port} of 127.0.0.1: stop it, or set PORT to another port.`,
  )
})

test('an address that the machine does not have is named with its setting', async () => {
  await expect(listen('192.0.2.1', 0)).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set HOST to one of its own.',
  )
})

test('so is the port of the metrics', async () => {
  const config = loadConfig({ METRICS_PORT: String(port) })
  const watched = { db: { log: createLog('silent') }, config } as never
  await expect(serveMetrics(watched)).rejects.toThrow('set METRICS_PORT to another port')
})
