import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, whenSessionLost } from '#api/call'
import { logout } from '#api/calls'
import { fakeCaches } from '#testing/fake-caches'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { followOtherTabs } from './other-tabs.ts'

let server: FakeServer
let tab: EventTarget
let stop: () => void
beforeEach(() => {
  server = fakeServer()
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  vi.stubGlobal('caches', fakeCaches())
  // Other tabs get an event for what this one stores.
  const store = (key: string) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: store })
  stop = followOtherTabs()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a sign-out in another tab leads to the sign-in at once', async () => {
  const lost = Promise.withResolvers<void>()
  const leave = whenSessionLost(() => {
    stop()
    lost.resolve()
  })
  server.answer = (url) => new Response(null, { status: url === '/api/auth' ? 204 : 401 })
  await call(logout, {})
  await lost.promise
  leave()
})

test('nothing is asked for what else another tab stores', () => {
  localStorage.setItem('filao:agency', '3')
  expect(server.sent).toEqual([])
})
