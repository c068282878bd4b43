import { createApiKey } from '@filao/domain/access/contract'
import { deleteAgency } from '@filao/domain/company/contract'
import { deleteCategory } from '@filao/domain/fleet/contract'
import { deleteRefusedRequest, recordRefusedRequest } from '@filao/domain/rentals/contract'
import type { RefusedRequestCreation } from '@filao/domain/rentals/refused-request/refused-request.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

const period = { start: '2026-03-10T13:00:00Z', end: '2026-03-12T13:00:00Z' }

async function givenSearch() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by)
  const search = { ...period, departureAgencyId: agency.id, categoryId: category.id }
  const record = (over: Partial<RefusedRequestCreation> = {}, who: Client = by) =>
    who.request(recordRefusedRequest, { params, body: { ...search, ...over } })
  return { by, params, agency, category, search, record }
}

/** Reads the ids of the stored requests of a company. */
async function storedOf({ companyId }: Member): Promise<number[]> {
  const { rows } = await t.db.pool.query<{ id: number }>(
    'select id from refused_requests where company_id = $1 order by id',
    [companyId],
  )
  return rows.map(({ id }) => id)
}

test('a refused search is stored with the place, the time, the category and the member, and can be taken back', async () => {
  const { by, params, agency, category, search, record } = await givenSearch()
  const first = await record({ referralMode: 'phone' })
  expect(first).toMatchObject({
    ...search,
    referralMode: 'phone',
    departureAgency: { id: agency.id, name: agency.name },
    category: { id: category.id, code: category.code },
    createdAt: '2026-03-01T12:00:00Z',
    createdBy: { id: by.userId },
  })
  const { categoryId: _, ...anyCategory } = search
  const any = await by.request(recordRefusedRequest, { params, body: anyCategory })
  expect(any).toMatchObject({ categoryId: null, category: null, referralMode: 'desk' })

  const at = { params: { ...params, id: first.id } }
  expect((await by.send(deleteRefusedRequest, at)).status).toBe(204)
  expect((await by.send(deleteRefusedRequest, at)).status).toBe(404)
  expect(await storedOf(by)).toEqual([any.id])
  expect(await auditOf(t, by, 'refusedRequest', first.id)).toMatchObject([
    { action: 'created', changes: { start: [null, period.start], categoryId: [null, category.id] } },
    { action: 'deleted', changes: { start: [period.start, null], categoryId: [category.id, null] } },
  ])
})

test('the same search within a quarter of an hour is the same customer; another one, or one taken back, is not', async () => {
  const { by, params, record } = await givenSearch()
  const staff = await t.colleague(by, 'staff')
  const [{ id: first }, { id: twin }] = await Promise.all([record(), record()])
  expect(twin).toBe(first)
  t.setNow('2026-03-01T12:14:59Z')
  expect((await record()).id).toBe(first)
  const others = [
    await record({ categoryId: null }),
    await record({ end: '2026-03-12T13:01:00Z' }),
    await record({ referralMode: 'phone' }),
    await record({}, staff),
  ].map(({ id }) => id)
  expect(await storedOf(by)).toEqual([first, ...others])
  t.setNow('2026-03-01T12:15:00Z')
  const later = (await record()).id
  expect(await storedOf(by)).toEqual([first, ...others, later])
  await by.request(deleteRefusedRequest, { params: { ...params, id: later } })
  const again = (await record()).id
  expect(await storedOf(by)).toEqual([first, ...others, again])
})

test('a program has a customer for each call, and repeats a lost one with its key', async () => {
  const { by, params, search } = await givenSearch()
  const { key } = await by.request(createApiKey, { params, body: { name: 'Site', permissions: ['rentals.write'] } })
  const program = t.program(key)
  const request = (headers = {}) => program.request(recordRefusedRequest, { params, body: search, headers })
  expect(await request()).toMatchObject({ referralMode: 'web', createdBy: null })
  await request()
  const once = { 'idempotency-key': 'once' }
  expect((await request(once)).id).toBe((await request(once)).id)
  expect(await storedOf(by)).toHaveLength(3)
})

test('nothing is stored for another company’s agency or category, by an accountant, or for no possible rental', async () => {
  const { by, params, search } = await givenSearch()
  const other = await givenSearch()
  const status = async (over: object, who: Client = by) =>
    (await who.send(recordRefusedRequest, { params, body: { ...search, ...over } })).status
  expect(await status({ departureAgencyId: other.agency.id })).toBe(404)
  expect(await status({ categoryId: other.category.id })).toBe(404)
  expect(await status({}, other.by)).toBe(404)
  expect(await status({}, await t.colleague(by, 'accountant'))).toBe(403)
  expect(await status({ start: '2026-02-28T12:00:00Z' })).toBe(422)
  expect(await status({ end: '2027-03-12T13:00:00Z' })).toBe(422)
  const theirs = await other.record()
  expect((await by.send(deleteRefusedRequest, { params: { ...params, id: theirs.id } })).status).toBe(404)
  expect([await storedOf(by), await storedOf(other.by)]).toEqual([[], [theirs.id]])
})

test('an agency and a category that customers asked for are archived, not deleted', async () => {
  const { by, params, agency, category, record } = await givenSearch()
  const { id } = await record()
  await by.request(deleteAgency, { params: { ...params, id: agency.id } })
  await by.request(deleteCategory, { params: { ...params, id: category.id } })
  expect(await storedOf(by)).toEqual([id])
})
