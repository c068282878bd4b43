import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { dbProblem } from '#platform/database/problems'
import { createLog } from '#platform/log'
import { inTurns } from '#platform/turns'
import { sendProblem } from './problems.ts'

/** Returns the answer to a request for which the database fails, and its lines in the log. */
async function failedWith(error: Error) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger })
  app.decorateRequest('language', 'en')
  app.setErrorHandler(sendProblem)
  app.get('/', () => Promise.reject(dbProblem(error) ?? error))
  const response = await app.inject('/')
  return { answer: response, logged: JSON.parse(lines.join('')) }
}

const fullDisk = 'could not extend file "base/16384/2619": No space left on device'
const refused = (address: string) =>
  Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: 'ECONNREFUSED' })

test.each([
  ['a full disk', Object.assign(new Error(fullDisk), { code: '53100', severity: 'ERROR' }), '53100', fullDisk],
  ['a database that is away', refused('127.0.0.1'), 'ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  [
    'a database that is away at both addresses of its name',
    Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  ],
])('%s: the log has the cause, and the answer does not', async (_, error, errorCode, message) => {
  const { answer: response, logged } = await failedWith(error)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
  expect(response.json()).toEqual({
    type: '/api/docs#unavailable',
    title: 'Service briefly unavailable',
    status: 503,
    detail: 'The service is briefly unavailable. Try again shortly.',
    code: 'unavailable',
    errors: [],
  })
  expect(logged).toMatchObject({ msg: 'request failed', err: { cause: { errorCode, message } } })
})

test('a full queue is one line of the log, without a stack', async () => {
  const turns = inTurns({ atOnce: 1, perGroup: 1, waiting: 0, waitingPerGroup: 0 })
  void turns('one', () => new Promise(() => {}))
  const busy = await turns('one', async () => null).catch((error: Error) => error)
  const { answer: response, logged } = await failedWith(busy as Error)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  expect(logged).toMatchObject({ level: 40, msg: 'refused: too many requests wait', route: '/' })
  expect(logged.err).toBeUndefined()
})

test('a client that leaves in the middle of its body writes nothing to the log', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger })
  app.decorateRequest('language', 'en')
  const handled = Promise.withResolvers<void>()
  app.setErrorHandler((error, request, reply) => {
    sendProblem(error, request, reply)
    handled.resolve()
  })
  app.post('/', async () => null)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{')
  await once(app.server, 'request')
  socket.destroy()
  await handled.promise
  await app.close()
  expect(lines).toEqual([])
})
