import type { Role } from '@filao/domain/access/roles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompanyRead } from '#session/screen'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { listReadable, requestFirstReads } from './first-reads.ts'
import { lastCompany, rememberCompany } from './last-company.ts'

const home = new URL('http://localhost/')
const company: CompanyRead = { id: 71, countryCode: 'GP' }
const other: CompanyRead = { id: 72, countryCode: 'GP' }

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the first data of a member who reads them are asked for, and the company is remembered', async () => {
  await start('staff', company)
  expect(server.sent.map(({ url }) => url)).toContain('/api/companies/71/billing/state')
  expect(lastCompany()).toEqual(company)
})

test('an accountant asks for nothing that is refused, and the company of a user before is forgotten', async () => {
  await start('accountant', other)
  expect(server.sent).toEqual([])
  rememberCompany(other)
  await start('accountant', other)
  expect(lastCompany()).toBeNull()
})

test('the company stays known when the session does not answer', async () => {
  rememberCompany(company)
  const refused = () => Promise.resolve(Response.json({}, { status: 503 }))
  await expect(requestFirstReads(home, listReadable(refused(), refused()))).rejects.toHaveProperty('status', 503)
  expect(lastCompany()).toEqual(company)
})

/** Starts at the home page as a member of the role; the session's answers stay readable. */
async function start(role: Role, own: CompanyRead): Promise<void> {
  const [me, companies] = [Response.json({ role }), Response.json([own])]
  await requestFirstReads(home, listReadable(Promise.resolve(me), Promise.resolve(companies)))
  expect(await me.json()).toEqual({ role })
  expect(await companies.json()).toEqual([own])
}
