import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { keyOf } from './cache.ts'
import { call, download, endSession, whenSessionLost } from './call.ts'
import { isConnectionLost } from './connection.ts'
import { urlOf } from './input.ts'
import { toPage } from './read.ts'

const getVehicle = { method: 'GET', path: '/companies/:companyId/vehicles/:id' } as const

let server: FakeServer
beforeEach(() => {
  server = fakeServer('en')
})
afterEach(() => vi.unstubAllGlobals())

const params = { companyId: 7, id: 3 }

test('params are filled in and absent query values left out', () => {
  const query = { start: '2026-03-02T18:30:00Z', status: ['draft', 'quote'], end: undefined, term: '' }
  expect(urlOf(getVehicle.path, { params, query })).toBe(
    '/api/companies/7/vehicles/3?start=2026-03-02T18%3A30%3A00Z&status=draft%2Cquote',
  )
  expect(urlOf('/l/:code', { params: { code: 'a/b' } })).toBe('/api/l/a%2Fb')
})

test('a refusal is thrown with its code, sentence, fields and data', async () => {
  const body = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'vehicle_taken',
    detail: 'The vehicle is taken',
    errors: [{ path: 'vehicleId', code: 'taken', message: 'Taken' }],
    rental: { publicId: '2026-0007' },
  }
  server.answer = () => Response.json(body, { status: 409, headers: { 'Content-Type': 'application/problem+json' } })
  await expect(call(getVehicle, { params })).rejects.toMatchObject({
    code: 'vehicle_taken',
    status: 409,
    detail: 'The vehicle is taken',
    errors: body.errors,
    data: { rental: { publicId: '2026-0007' } },
  })
})

test('a response that is no problem+json still becomes a problem', async () => {
  server.answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  await expect(call(getVehicle, { params })).rejects.toMatchObject({ code: 'unavailable', status: 502 })
})

test('without a response the code is network; an abort stays an abort', async () => {
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(getVehicle, { params })).rejects.toMatchObject({ code: 'network', status: 0 })
  const abort = AbortSignal.abort()
  server.answer = () => Promise.reject(abort.reason)
  await expect(call(getVehicle, { params, signal: abort })).rejects.toBe(abort.reason)
})

test('the connection is lost with a call without a response, and there again with the next response', async () => {
  const page = server.answer
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(getVehicle, { params })).rejects.toMatchObject({ code: 'network' })
  expect(isConnectionLost()).toBe(true)
  server.answer = page
  await call(getVehicle, { params })
  expect(isConnectionLost()).toBe(false)
})

test('only a 401 reports a lost session', async () => {
  const lost = vi.fn()
  const stop = whenSessionLost(lost)
  server.answer = () => new Response(null, { status: 403 })
  await expect(call(getVehicle, { params })).rejects.toThrow()
  expect(lost).not.toHaveBeenCalled()
  server.answer = () => new Response(null, { status: 401 })
  await expect(call(getVehicle, { params })).rejects.toThrow()
  expect(lost).toHaveBeenCalledOnce()
  stop()
})

test('an upload carries its fields and its file as a form', async () => {
  server.answer = () => new Response(null, { status: 204 })
  const form = new FormData()
  form.append('file', new File(['png'], 'logo.png'))
  await call({ method: 'POST', path: '/files' }, { body: { resize: 512 }, form } as never)
  const [sent] = server.sent
  expect(sent?.body instanceof FormData && [...sent.body.keys()]).toEqual(['resize', 'file'])
  expect(sent?.headers.has('Content-Type')).toBe(false)
})

test('a download has the name and type that the server gave it', async () => {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="Contrat-accept_.pdf"; filename*=UTF-8''Contrat-accept%C3%A9.pdf`,
  }
  server.answer = () => new Response('%PDF', { headers })
  const { name, content } = await download(getVehicle, { params })
  expect({ name, type: content.type }).toEqual({ name: 'Contrat-accepté.pdf', type: 'application/pdf' })
})

test('the key of a read starts with its top-level path', () => {
  expect(keyOf(getVehicle, { params })).toEqual(['vehicles', 'GET /companies/:companyId/vehicles/:id', params, {}])
})

test('a page of a list has its total and the cursor of the next page', () => {
  const headers = new Headers({
    'X-Total-Count': '1200',
    Link: '</api/companies/7/customers?limit=50&cursor=abc>; rel="next"',
  })
  expect(toPage(['a'], headers)).toEqual({ rows: ['a'], total: 1200, nextCursor: 'abc' })
  expect(toPage(['a'], new Headers())).toEqual({ rows: ['a'], total: 1, nextCursor: null })
})

test('a read that is refused while the session ends on purpose is no lost session', async () => {
  const lost = vi.fn()
  const stop = whenSessionLost(lost)
  server.answer = () => Response.json({ code: 'unauthenticated' }, { status: 401 })
  const read = () => call(getVehicle, { params }).catch(() => undefined)
  await expect(endSession(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await read()
  expect(lost).toHaveBeenCalledTimes(1)
  await endSession(async () => undefined)
  await read()
  expect(lost).toHaveBeenCalledTimes(1)
  stop()
  const stopNext = whenSessionLost(lost)
  await read()
  expect(lost).toHaveBeenCalledTimes(2)
  stopNext()
})

test('a refusal of an earlier session neither ends the new one nor drops what it keeps', async () => {
  const [lost, drop] = [vi.fn(), vi.fn(async () => true)]
  vi.stubGlobal('caches', { keys: async () => ['filao-answers-3'], delete: drop })
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  const stop = whenSessionLost(lost)
  const refusal = Promise.withResolvers<Response>()
  server.answer = (url) => (url === '/api/auth' ? Response.json({}) : refusal.promise)
  const late = [call(getVehicle, { params }), call(getVehicle, { params })]
  await call({ method: 'POST', path: '/auth' }, {})
  drop.mockClear()
  refusal.resolve(new Response(null, { status: 401 }))
  await Promise.allSettled(late)
  expect([lost, drop].map(({ mock }) => mock.calls)).toEqual([[], []])
  await call(getVehicle, { params }).catch(() => undefined)
  expect(lost).toHaveBeenCalledOnce()
  expect(drop).toHaveBeenCalledWith('filao-answers-3')
  stop()
})

test('a navigation while the session ends on purpose does not make a refused read a lost session', async () => {
  const lost = vi.fn()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const leave = whenSessionLost(lost)
  const ending = endSession(() => ended)
  leave()
  const stop = whenSessionLost(lost)
  server.answer = () => new Response(null, { status: 401 })
  await call(getVehicle, { params }).catch(() => undefined)
  end()
  await ending
  await call(getVehicle, { params }).catch(() => undefined)
  expect(lost).not.toHaveBeenCalled()
  stop()
})
