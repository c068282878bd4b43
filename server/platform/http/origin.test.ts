import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { checkOrigin } from './origin.ts'

/** Returns the status of a write from a browser without `Sec-Fetch-Site`. */
async function write(publicUrl: string, host: string, origin: string): Promise<number> {
  const app = Fastify()
  app.addHook('onRequest', async (request) => checkOrigin(request, publicUrl))
  app.post('/', async () => 'written')
  app.setErrorHandler((error: { status?: number }, _request, reply) => reply.code(error.status ?? 500).send())
  const headers = { host, origin, cookie: 'filao_session=x' }
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers })
  await app.close()
  return statusCode
}

test.each([
  // Through a proxy that rewrites the host.
  ['backend:3000', 'https://filao.example', 200],
  ['backend:3000', 'https://evil.example', 403],
  ['backend:3000', 'https://filao.example:8443', 403],
  ['backend:3000', 'https://filao.example.evil.example', 403],
  ['backend:3000', 'http://filao.example', 403],
  ['backend:3000', 'null', 403],
  // Through one that passes it on; the second name is another one of the same server.
  ['filao.example', 'https://filao.example', 200],
  ['filao.example', 'http://filao.example', 403],
  ['agence.example', 'https://agence.example', 200],
  ['agence.example', 'http://agence.example', 403],
])(
  'where people type https://filao.example, asked as %s, a write from %s is answered %i',
  async (host, from, status) => {
    expect(await write('https://filao.example', host, from)).toBe(status)
  },
)

test.each([
  ['192.168.1.5:3000', 'http://192.168.1.5:3000', 200],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', 200],
  ['127.0.0.1:3000', 'http://127.0.0.1:3001', 403],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000', 403],
])('on a local machine, called as %s, a write from %s is answered %i', async (host, from, status) => {
  expect(await write('http://127.0.0.1:3000', host, from)).toBe(status)
})
