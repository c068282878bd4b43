import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endConnections } from './connections.ts'

const bigBytes = 30_000_000
const agent = new Agent({ keepAlive: true })

let app: FastifyInstance
let port: number
let letAnswer: () => void
let requested: Promise<void>
beforeEach(() => start(50_000))
afterEach(() => app.close())

/** Starts an application that cuts requests so many milliseconds after it was asked to close. */
async function start(waitMs: number): Promise<void> {
  app = Fastify({ return503OnClosing: false })
  endConnections(app, { waitMs })
  let ask: () => void
  requested = new Promise((done) => {
    ask = done
  })
  const released = new Promise<void>((done) => {
    letAnswer = done
  })
  app.get('/', async () => 'ok')
  app.get('/slow', async () => {
    ask()
    await released
    return 'late'
  })
  app.get('/big', async () => Buffer.alloc(bigBytes))
  app.post('/upload', async () => 'arrived')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
}

async function ask(path: string): Promise<IncomingMessage> {
  const [response] = await once(get({ port, host: '127.0.0.1', path, agent }), 'response')
  return response
}

async function textOf(response: IncomingMessage): Promise<string> {
  return Buffer.concat(await response.toArray()).toString()
}

test('closing ends idle connections, also those that never sent a request', async () => {
  expect(await textOf(await ask('/'))).toBe('ok')
  const silent = connect(port, '127.0.0.1').resume()
  const halfSaid = connect(port, '127.0.0.1').resume()
  const ended = [silent, halfSaid].map((socket) => new Promise((done) => socket.on('error', done).on('close', done)))
  halfSaid.write('GET / HT')
  await Promise.all([once(silent, 'connect'), once(halfSaid, 'connect')])
  await textOf(await ask('/'))
  await app.close()
  await Promise.all(ended)
})

test('closing waits for an answer on a kept connection, and announces that the connection ends with it', async () => {
  await textOf(await ask('/'))
  const answer = ask('/slow')
  await requested
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  letAnswer()
  const response = await answer
  expect(response.headers.connection).toBe('close')
  expect(await textOf(response)).toBe('late')
  await closed
})

test('closing lets a slowly read answer arrive whole', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /big HTTP/1.1\r\nHost: filao\r\n\r\n')
  await once(socket, 'readable')
  let bytes = 0
  const closed = app.close()
  setTimeout(() => socket.on('data', (chunk) => (bytes += chunk.length)), 100)
  await once(socket, 'close')
  expect(bytes).toBeGreaterThan(bigBytes)
  await closed
})

test('closing cuts a request that never ends', async () => {
  await app.close()
  await start(500)
  const upload = request({ port, host: '127.0.0.1', path: '/upload', method: 'POST', agent })
  upload.setHeader('content-type', 'text/plain')
  upload.setHeader('content-length', 100)
  upload.write('half')
  const cut = once(upload, 'error')
  await once(upload, 'socket')
  await textOf(await ask('/'))
  await app.close()
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
})
