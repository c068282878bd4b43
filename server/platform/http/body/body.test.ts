import { endpoint } from '@filao/domain/kernel/endpoint'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readBodies } from './body.ts'

const putThing = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Takes things.',
  can: 'anyone',
  body: z.array(z.object({ name: z.string() })).max(20_000),
  bodyBytes: 4 * 1024 * 1024,
})

let app: FastifyInstance
/** The groups whose bodies were read, in their order. */
let order: string[]
beforeEach(async () => {
  order = []
  app = Fastify()
  const readBody = readBodies(app)
  app.post('/things', { bodyLimit: putThing.bodyBytes }, async (request: FastifyRequest) => {
    const group = String(request.headers['x-group'])
    const { signal } = new AbortController()
    const body = await readBody({ endpoint: putThing, request, group, signal, refusesUnknown: false })
    order.push(group)
    return { length: (body as unknown[]).length }
  })
  await app.ready()
})
afterEach(() => app.close())

const send = (group: string, length: number) =>
  app.inject({
    method: 'POST',
    url: '/things',
    headers: { 'content-type': 'application/json', 'x-group': group },
    payload: JSON.stringify(Array.from({ length }, () => ({ name: 'x' }))),
  })

test('large bodies of one company are read one after the other, and others do not wait for them', async () => {
  const large = 15_000
  const responses = await Promise.all([
    ...Array.from({ length: 3 }, () => send('company 1', large)),
    send('company 1', 3),
    send('company 2', large),
  ])
  expect(responses.map((response) => response.json())).toEqual(
    [large, large, large, 3, large].map((length) => ({ length })),
  )
  // Its second and third wait for the rest after the one before; a small one waits for nothing.
  expect(order.slice(-2)).toEqual(['company 1', 'company 1'])
})
