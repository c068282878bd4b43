import type { AddressInfo } from 'node:net'
import { endOtherSessions, login } from '@filao/domain/access/contract'
import { deleteTeamMember, updateTeamMember } from '@filao/domain/access/team/contract'
import { createAgency, updateAgency } from '@filao/domain/company/contract'
import { searchRentals } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { openStream } from '#testing/event-stream'
import { givenFactors, type Protected } from '#testing/factor/given-factor'
import { cookieOf, goodPassword } from '#testing/given-user'

let t: TestApp
let url: string
beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterAll(() => t.close())

const listen = (by: Member, companyId?: number, from?: Parameters<typeof openStream>[3]) =>
  openStream(url, by, companyId, from)

test('colleagues receive changes, and nobody receives a search', async () => {
  const by = await t.company()
  const colleague = await t.colleague(by, 'staff')
  const params = { companyId: by.companyId }
  const stream = await listen(colleague)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  await by.request(searchRentals, { params, body: { term: 'x' } })
  await by.request(createAgency, { params, body: { name: 'Port' }, headers: { 'idempotency-key': 'k1' } })
  expect(await stream.next()).toMatchObject({ event: 'changed', data: { top: 'agencies', key: 'k1' } })
  stream.stop()
})

test('a refused write sends no event; another company’s writes are never sent', async () => {
  const [ours, theirs] = [await t.company(), await t.company()]
  const stream = await listen(ours)
  await theirs.request(createAgency, { params: { companyId: theirs.companyId }, body: { name: 'Port' } })
  await ours.send(createAgency, { params: { companyId: ours.companyId }, body: { name: '' } })
  const { id } = await ours.request(createAgency, { params: { companyId: ours.companyId }, body: { name: 'Bourg' } })
  const first = await stream.next()
  expect(first.data.top).toBe('agencies')
  await ours.request(updateAgency, { params: { companyId: ours.companyId, id }, body: { name: 'Marina' } })
  const second = await stream.next()
  expect(second.id).toBeGreaterThan(first.id)
  stream.stop()
})

test('a resumed stream sends missed events, or a reset when too many were missed', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const before = await listen(by)
  await by.request(createAgency, { params, body: { name: 'A' } })
  const { id } = await before.next()
  before.stop()
  await by.request(createAgency, { params, body: { name: 'B' } })
  const again = await listen(by, by.companyId, { lastId: id })
  expect((await again.next()).id).toBeGreaterThan(id)
  again.stop()
  const lost = await listen(by, by.companyId, { lastId: 999_999_999 })
  expect((await lost.next()).event).toBe('reset')
  lost.stop()
})

test('a stream that broke before its first event is resumed from its head', async () => {
  const by = await t.company()
  const quiet = await listen(by)
  const lastId = await quiet.head()
  quiet.stop()
  await by.request(createAgency, { params: { companyId: by.companyId }, body: { name: 'A' } })
  const again = await listen(by, by.companyId, { lastId })
  while ((await again.next()).data.top !== 'agencies');
  again.stop()
  const dayOld = await listen(by, by.companyId, { lastId: `at-${Date.now() - 86_400_000}` })
  expect((await dayOld.next()).event).toBe('reset')
  dayOld.stop()
})

test('the stream of an ended session ends at once; those of colleagues hear of the change and go on', async () => {
  const by = await t.company()
  const member = await givenFactors(t).withPassword(await t.colleague(by, 'staff'))
  const [streams, theirs] = [[await listen(member), await listen(member)], await listen(by)]
  const other = await signInAgain(member)
  for (const stream of [...streams, theirs]) await stream.head()
  await other.request(endOtherSessions)
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject({ data: { top: 'users' } })
    await expect(stream.next()).rejects.toThrow('the stream ended')
  }
  expect(await theirs.next()).toMatchObject({ data: { top: 'users' } })
  await by.request(createAgency, { params: { companyId: by.companyId }, body: { name: 'Port' } })
  expect(await theirs.next()).toMatchObject({ data: { top: 'agencies' } })
  theirs.stop()
})

test('streams of a session check it together, however many changes of users there are', async () => {
  const by = await t.company()
  const member = await t.colleague(by, 'staff')
  const streams = await Promise.all(Array.from({ length: 5 }, () => listen(by)))
  for (const stream of streams) await stream.head()
  const requested = vi.spyOn(t.db.pool, 'query')
  const change = { params: { id: member.userId } }
  for (let n = 1; n <= 10; n++) await by.request(updateTeamMember, { ...change, body: { firstName: `Guy ${n}` } })
  for (const stream of streams) for (let n = 1; n <= 10; n++) await stream.next()
  const lookups = requested.mock.calls.filter(([query]) => JSON.stringify(query).includes('find_session')).length
  requested.mockRestore()
  // One for each call, and those of the streams.
  expect(lookups).toBeGreaterThan(10)
  expect(lookups).toBeLessThan(20)
  const theirs = await listen(member)
  await theirs.head()
  await by.request(deleteTeamMember, change)
  while ((await theirs.next()).data.top !== 'users');
  await expect(theirs.next()).rejects.toThrow('the stream ended')
  for (const stream of streams) stream.stop()
})

/** Signs a member in on another browser. */
async function signInAgain({ email }: Protected) {
  const { headers } = await t.visitor().send(login, { body: { email, password: goodPassword } })
  return t.client(cookieOf(headers))
}

test('a stream begins with what changed since the data was read', async () => {
  const by = await t.company()
  await by.request(createAgency, { params: { companyId: by.companyId }, body: { name: 'A' } })
  const stream = await listen(by, by.companyId, { age: 60_000 })
  while ((await stream.next()).data.top !== 'agencies');
  stream.stop()
  for (const age of [86_400_000, 'x']) {
    const unknown = await listen(by, by.companyId, { age })
    expect((await unknown.next()).event, `age ${age}`).toBe('reset')
    unknown.stop()
  }
})

test('it needs a session, and the caller’s own company', async () => {
  const [ours, theirs] = [await t.company(), await t.company()]
  const nobody = await fetch(`${url}/api/companies/${ours.companyId}/events`)
  expect(nobody.status).toBe(401)
  expect((await listen(ours, theirs.companyId)).response.status).toBe(404)
})
