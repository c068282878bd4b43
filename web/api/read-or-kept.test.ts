import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '#testing/fake-caches'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { cache, keyOf } from './cache.ts'
import { call } from './call.ts'
import { dropReceived, startStoring } from './kept-answers.ts'
import { oldestShown, readOlderAgain, readOrKept } from './read-or-kept.ts'

const getMe = { method: 'GET', path: '/users/me' } as const
const listCompanies = { method: 'GET', path: '/companies' } as const
const getHome = { method: 'GET', path: '/companies/:companyId/home' } as const
const listRentals = { method: 'GET', path: '/companies/:companyId/rentals' } as const
const listInvoices = { method: 'GET', path: '/companies/:companyId/invoices' } as const
const signOut = { method: 'DELETE', path: '/auth' } as const
type Read = typeof getMe | typeof listCompanies | typeof getHome | typeof listRentals | typeof listInvoices

const start = Date.parse('2026-11-22T18:00:00Z')
let server: FakeServer
let device: ReturnType<typeof fakeCaches>
let userId: number

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  server = fakeServer()
  device = fakeCaches()
  userId = 3
  startStoring()
  const stored = new Map<string, string>()
  vi.stubGlobal('caches', device)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  server.answer = (url) => {
    if (url.endsWith('/me')) return Response.json({ id: userId })
    if (url.endsWith('/companies')) return Response.json([{ id: 7 }])
    return Response.json([url], { headers: { 'X-Total-Count': '41', 'X-Secret': 'no' } })
  }
})
afterEach(async () => {
  await dropReceived()
  cache.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const params = { companyId: 7 }
const read = (endpoint: Read) =>
  readOrKept(endpoint, { params }, keyOf(endpoint, { params }), ({ body, headers }) => ({
    body,
    total: headers.get('X-Total-Count'),
    secret: headers.get('X-Secret'),
  }))

/** Lets what is kept beside a read be written. */
const settle = () => new Promise((done) => setTimeout(done, 5))

async function readAll(): Promise<void> {
  vi.setSystemTime(Date.now() + 1000)
  for (const endpoint of [getMe, listCompanies, getHome, listRentals, listInvoices]) {
    await read(endpoint)
    await settle()
  }
}

const goOffline = () => {
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
}

test('without a network the last answer is read, with the headers of a list, for what is on the list only', async () => {
  await readAll()
  expect(device.urls()).toEqual({
    'filao-answers-3': ['/api/users/me', '/api/companies', '/api/companies/7/home', '/api/companies/7/rentals'],
  })
  goOffline()
  expect(await read(listRentals)).toEqual({ body: ['/api/companies/7/rentals'], total: '41', secret: null })
  await expect(read(listInvoices)).rejects.toMatchObject({ code: 'network' })
})

test('nothing is written before the first screen is drawn; then what was read before is kept too', async () => {
  vi.resetModules()
  const [fresh, { readOrKept: readFresh }] = await Promise.all([
    import('./kept-answers.ts'),
    import('./read-or-kept.ts'),
  ])
  for (const endpoint of [getMe, listCompanies, getHome])
    await readFresh(endpoint, { params }, keyOf(endpoint, { params }), ({ body }) => body)
  await settle()
  expect(device.urls()).toEqual({})
  fresh.startStoring()
  await settle()
  expect(device.urls()).toEqual({ 'filao-answers-3': ['/api/users/me', '/api/companies', '/api/companies/7/home'] })
})

test('what a tab has read is not replaced by what is kept, whichever call it is', async () => {
  await readAll()
  cache.setQueryData(keyOf(listRentals, { params }), 'saved a moment ago')
  goOffline()
  expect(await read(listRentals)).toBe('saved a moment ago')
})

test('the age is that of the oldest answer on the screen, until it is read again', async () => {
  await readAll()
  const online = server.answer
  goOffline()
  vi.setSystemTime(start + 3_600_000)
  const queryKey = keyOf(getHome, { params })
  const { QueryObserver } = await import('@tanstack/react-query')
  const screen = new QueryObserver(cache, { queryKey, queryFn: () => read(getHome), retry: false })
  const leave = screen.subscribe(() => undefined)
  await vi.waitFor(() => expect(oldestShown()).toBe(start + 1000), { timeout: 30_000 })
  server.answer = online
  await screen.refetch()
  expect(oldestShown()).toBeGreaterThanOrEqual(start + 3_600_000)
  leave()
  expect(oldestShown()).toBeNull()
})

test('with the next response only what had none is read again', async () => {
  await readAll()
  const online = server.answer
  const { QueryObserver } = await import('@tanstack/react-query')
  const shown = [getHome, listCompanies].map((endpoint) => {
    const queryKey = keyOf(endpoint, { params })
    return new QueryObserver(cache, { queryKey, queryFn: () => read(endpoint), retry: false })
  })
  const leave = shown.map((screen) => screen.subscribe(() => undefined))
  await expect.poll(() => shown.every((screen) => screen.getCurrentResult().isSuccess)).toBe(true)
  goOffline()
  await shown[0]?.refetch()
  server.answer = online
  server.sent.length = 0
  await readOlderAgain()
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/companies/7/home'])
  await readOlderAgain()
  expect(server.sent).toHaveLength(1)
  for (const end of leave) end()
})

test('an answer of eight days ago is not shown', async () => {
  await readAll()
  goOffline()
  vi.setSystemTime(start + 8 * 86_400_000)
  await expect(read(getHome)).rejects.toMatchObject({ code: 'network' })
})

test('a sign-out drops everything, even when the server does not answer it', async () => {
  await readAll()
  goOffline()
  await expect(call(signOut, {})).rejects.toMatchObject({ code: 'network' })
  expect(device.urls()).toEqual({})
  await expect(read(getMe)).rejects.toMatchObject({ code: 'network' })
})

test('a full storage stops no sign-out, and one that the browser refuses stops no sign-in', async () => {
  await readAll()
  server.answer = () => new Response(null, { status: 204 })
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await call(signOut, {})
  expect(device.urls()).toEqual({})
  vi.spyOn(device, 'keys').mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'))
  await call(signOut, {})
})

test.each([401, 403])('an answer %i drops everything', async (status) => {
  await readAll()
  server.answer = () => Response.json({ code: 'unauthenticated' }, { status })
  await expect(read(getHome)).rejects.toMatchObject({ status })
  expect(device.urls()).toEqual({})
})

test('an answer that was asked for before a sign-out in another tab is not kept after it', async () => {
  await readAll()
  const answered = Promise.withResolvers<Response>()
  server.answer = () => answered.promise
  const requested = read(getHome)
  await settle()
  for (const name of await device.keys()) await device.delete(name)
  localStorage.setItem('filao:answers-dropped', String(Date.now()))
  answered.resolve(Response.json(['late']))
  await requested
  await settle()
  expect(device.urls()).toEqual({})
})

test('another user finds nothing of the first one, and another company’s answers go when the user leaves it', async () => {
  await readAll()
  userId = 4
  await readAll()
  expect(Object.keys(device.urls())).toEqual(['filao-answers-4'])
  const { answer: response } = server
  server.answer = (url) => (url.endsWith('/companies') ? Response.json([{ id: 8 }]) : response(url))
  await read(listCompanies)
  await settle()
  expect(device.urls()).toEqual({ 'filao-answers-4': ['/api/users/me', '/api/companies'] })
})

test('nothing is kept where no service worker could open the screens', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  await readAll()
  expect(device.urls()).toEqual({})
})
