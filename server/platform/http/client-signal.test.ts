import { EventEmitter, once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientSignal } from './client-signal.ts'

let app: FastifyInstance
let port: number
const seen = new EventEmitter()
beforeAll(async () => {
  app = Fastify()
  app.post('/quick', async (_request, reply) => {
    seen.emit('signal', clientSignal(reply))
    return 'done'
  })
  app.post('/slow', async (_request, reply) => {
    const signal = clientSignal(reply)
    seen.emit('signal', signal)
    await once(signal, 'abort')
    return 'too late'
  })
  app.post('/late', async (_request, reply) => {
    const closed = once(reply.raw, 'close')
    seen.emit('arrival')
    await closed
    seen.emit('signal', clientSignal(reply))
    return 'too late'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const ask = (path: string, agent?: Agent) => {
  const asking = request({ port, path, method: 'POST', agent, headers: { 'content-type': 'application/json' } })
  asking.on('error', () => undefined)
  asking.end('{}')
  return asking
}

const nextSignal = async () => (await once(seen, 'signal'))[0] as AbortSignal

test('the signal of an answered request never aborts when its connection closes later', async () => {
  const agent = new Agent({ keepAlive: true })
  const connected = once(app.server, 'connection')
  const given = nextSignal()
  const [response] = await once(ask('/quick', agent), 'response')
  await once(response.resume(), 'end')
  const [connection] = await connected
  const closed = once(connection, 'close')
  agent.destroy()
  await closed
  expect((await given).aborted).toBe(false)
})

test('the signal of a request whose client leaves aborts', async () => {
  const given = nextSignal()
  const asking = ask('/slow')
  const signal = await given
  expect(signal.aborted).toBe(false)
  const aborted = once(signal, 'abort')
  asking.destroy()
  await aborted
  expect(signal.reason).toMatchObject({ code: 'malformed' })
})

test('the signal of a client who has already left is aborted', async () => {
  const [given, arrived] = [nextSignal(), once(seen, 'arrival')]
  const asking = ask('/late')
  await arrived
  asking.destroy()
  expect((await given).aborted).toBe(true)
})
