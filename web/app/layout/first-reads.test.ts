import type { Company } from '@filao/domain/company/company.schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache } from '#api/cache'
import { getHome } from '#api/calls'
import { peekEarly, requestEarly } from '#api/early'
import { query } from '#api/read'
import { companies } from '#session/session'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { takeFirstReads } from './first-reads.ts'

const address = new URL('http://localhost/')
const figures = query(getHome, { params: { companyId: 1 } }).queryKey

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  cache.setQueryData(companies.queryKey, [{ id: 1, countryCode: 'GP' } as Company])
})
afterEach(() => {
  cache.clear()
  vi.unstubAllGlobals()
})

test('what was asked for early is there before the first paint, and nothing more is asked for', async () => {
  server.answer = () => Response.json({ ongoingCount: 3 })
  requestEarly('/api/companies/1/home')
  await takeFirstReads(address)
  expect(cache.getQueryData(figures)).toEqual({ ongoingCount: 3 })
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/companies/1/home'])
})

test('the frame does not wait for an answer that stays away, and leaves a refusal to the screen', async () => {
  server.answer = (url) => (url.endsWith('/home') ? new Promise(() => {}) : Response.json({}, { status: 403 }))
  requestEarly('/api/companies/1/home')
  requestEarly('/api/companies/1/cash-desks/drawers')
  await takeFirstReads(address)
  expect(cache.getQueryCache().getAll()).toHaveLength(1)
  expect(peekEarly('/api/companies/1/cash-desks/drawers')).toBeDefined()
})
