import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { cache } from './cache.ts'
import { query } from './read.ts'
import { versionOf } from './versions.ts'

const getAgency = { method: 'GET', path: '/agencies/7' } as const

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
afterEach(() => {
  cache.clear()
  vi.unstubAllGlobals()
})

/** Returns the agency as the screens have it after a read. */
async function read(name: string, hours: object, version: string | null) {
  server.answer = () => Response.json({ name, hours }, version ? { headers: { ETag: version } } : {})
  const { queryKey, ...agency } = query(getAgency)
  await cache.fetchQuery({ ...agency, queryKey, staleTime: 0 })
  return cache.getQueryData(queryKey) as unknown as { name: string; hours: object }
}

test('data have the version that they were answered with, also where parts are those of an older answer', async () => {
  const first = await read('Port', { monday: 8 }, '"one"')
  expect(versionOf(first)).toBe('"one"')
  const renamed = await read('Marina', { monday: 8 }, '"two"')
  expect(renamed.hours).toBe(first.hours)
  expect([versionOf(first), versionOf(renamed)]).toEqual(['"one"', '"two"'])
})

test('data without a version are written on every version', async () => {
  expect(versionOf(await read('Port', {}, null))).toBe('*')
})
