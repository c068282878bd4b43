import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { call } from './call.ts'
import { requestEarly } from './early.ts'

const getMe = { method: 'GET', path: '/users/me' } as const
const signIn = { method: 'POST', path: '/auth' } as const

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
  const responses = ['Awa', 'Zoé', 'Léa']
  server.answer = (url) => Response.json(url.includes('users') ? responses.shift() : {})
})
afterEach(async () => {
  await call(signIn, {})
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const urls = () => server.sent.map(({ url }) => url)

test('a call takes the answer that was asked for early, once', async () => {
  requestEarly('/api/users/me')
  requestEarly('/api/users/me')
  expect(await call(getMe, {})).toBe('Awa')
  expect(urls()).toEqual(['/api/users/me'])
  expect(await call(getMe, {})).toBe('Zoé')
})

test('a user who signs in never gets an answer for the one before', async () => {
  requestEarly('/api/users/me')
  await call(signIn, {})
  expect(await call(getMe, {})).toBe('Zoé')
})

test('an answer is not used when it was asked for longer ago than reads stay fresh', async () => {
  requestEarly('/api/users/me')
  vi.advanceTimersByTime(30_000)
  expect(await call(getMe, {})).toBe('Zoé')
})

test('an early request without an answer is made again', async () => {
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  requestEarly('/api/users/me')
  server.answer = () => Response.json('Awa')
  expect(await call(getMe, {})).toBe('Awa')
})

test('a refusal that came early is the refusal of the call', async () => {
  server.answer = () => Response.json({ code: 'unauthenticated', status: 401 }, { status: 401 })
  requestEarly('/api/users/me')
  server.answer = () => Response.json({})
  await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 })
})
