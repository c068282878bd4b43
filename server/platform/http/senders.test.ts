import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitSenders } from './senders.ts'

/** Cuts off a slow body after a second, but no file. */
let shortForBodies: FastifyInstance
/** Cuts off a slow file after a second, but no other body. */
let shortForFiles: FastifyInstance
beforeAll(async () => {
  shortForBodies = await serve({ bodyMs: 1_000, fileMs: 600_000 })
  shortForFiles = await serve({ bodyMs: 600_000, fileMs: 1_000 })
})
afterAll(async () => {
  shortForBodies.server.closeAllConnections()
  await shortForBodies.close()
  await shortForFiles.close()
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
async function sendOf10(path: string, body: string, to = shortForBodies) {
  const began = performance.now()
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1')
  let response = ''
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      response += chunk
      if (response.endsWith('read')) socket.destroy()
    })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n${body}`,
  )
  await new Promise((resolve) => socket.once('close', resolve))
  return { status: Number(response.split(' ')[1]), ms: performance.now() - began }
}

test('a slow sender is cut off, by a limit of its own when it sends a file', async () => {
  let isFileCut = false
  void sendOf10('/file', '"12').then(() => {
    isFileCut = true
  })
  expect((await sendOf10('/json', '"12')).ms).toBeGreaterThan(990)
  expect((await sendOf10('/file', '"12', shortForFiles)).ms).toBeGreaterThan(990)
  expect(isFileCut).toBe(false)
})

test('a sender that continues after the answer reads it, and is cut off', async () => {
  expect((await sendOf10('/refused', '"12', shortForFiles)).status).toBe(401)
})

test('a complete request is answered', async () => {
  expect((await sendOf10('/json', '"12345678"')).status).toBe(200)
})
