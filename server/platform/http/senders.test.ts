import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitSenders } from './senders.ts'

let app: FastifyInstance
let patient: FastifyInstance
beforeAll(async () => {
  app = await serve({ bodyMs: 1_000, fileMs: 2_000 })
  patient = await serve({ bodyMs: 600_000, fileMs: 600_000 })
})
afterAll(async () => {
  await app.close()
  await patient.close()
})

async function serve(limits: { bodyMs: number; fileMs: number }) {
  const app = Fastify()
  limitSenders(app, { ...limits, lingerMs: 50 })
  app.post('/json', async () => 'read')
  app.post('/file', { config: { takesFile: true } }, async () => 'read')
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send('no') }, async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** Announces 10 bytes and sends a body. Returns the answer, and the milliseconds until the connection is cut. */
async function sendOf10(path: string, body: string, to = app) {
  const began = performance.now()
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      answer += chunk
      if (answer.endsWith('read')) socket.destroy()
    })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n${body}`,
  )
  await new Promise((resolve) => socket.once('close', resolve))
  return { status: Number(answer.split(' ')[1]), ms: performance.now() - began }
}

test('a slow sender is cut off, with a file later', async () => {
  const [json, file] = await Promise.all([sendOf10('/json', '"12'), sendOf10('/file', '"12')])
  expect(json.ms).toBeGreaterThan(990)
  expect(json.ms).toBeLessThan(file.ms)
  expect(file.ms).toBeGreaterThan(1_990)
})

test('a sender that continues after the answer reads it, and is cut off', async () => {
  expect((await sendOf10('/refused', '"12', patient)).status).toBe(401)
})

test('a complete request is answered', async () => {
  expect((await sendOf10('/json', '"12345678"')).status).toBe(200)
})
