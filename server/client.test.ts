import { join } from 'node:path'
import { type Answer, FilaoProblem, filao, type ListCall } from '@filao/client'
import { createApiKey } from '@filao/domain/access/contract'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { callTypes, type Document } from '#testing/client/call-types'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
let url: string
beforeAll(async () => {
  t = await testApp({ BILLING: 'local' })
  t.setNow(noon(0))
  await t.db.pool.query('update plans set most_agencies = null, most_vehicles = null where is_base')
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

test('the client has the types of every call that a key may make', async () => {
  const document = (await t.app.inject('/api/openapi.json')).json() as Document
  const types = callTypes(document)
  expect(types.match(/^ {2}"/gm)?.length).toBeGreaterThan(80)
  await expect(types).toMatchFileSnapshot(join(import.meta.dirname, '../client/calls.d.ts'))
})

async function givenKey() {
  const { by, params, wanted } = await givenCounter(t)
  const body = {
    name: 'Réservation',
    permissions: ['company.read', 'customers.write', 'rentals.write', 'rentals.operate'] as const,
  }
  const { key } = await by.request(createApiKey, { params, body: { ...body, permissions: [...body.permissions] } })
  return { call: filao({ url: `${url}/`, key }), vehicleId: wanted.vehicleId, companyId: by.companyId }
}

test('a program books, delivers and returns a vehicle with the client', async () => {
  t.setNow(noon(0))
  const { call, vehicleId } = await givenKey()
  const [company] = await call('GET /companies')
  const params = { companyId: company?.id ?? 0 }
  const customer = await call('POST /companies/{companyId}/customers', {
    params,
    body: { firstName: 'Maryse', lastName: 'Condé', phoneNumbers: ['590690001122'] },
  })
  const [agency] = await call('GET /companies/{companyId}/agencies', { params })
  const period = { start: noon(1), end: noon(3) }
  const places = { departureAgencyId: agency?.id ?? 0, arrivalAgencyId: agency?.id ?? 0 }
  const free = await call('GET /companies/{companyId}/availabilities', { params, query: { ...period, ...places } })
  expect(free.length).toBeGreaterThan(0)
  const wanted = { ...period, ...places, vehicleId, customerId: customer.id }
  const book = () => call('POST /companies/{companyId}/rentals', { params, body: wanted, idempotencyKey: 'order-1' })
  const { id, status } = await book()
  expectTypeOf(status).toEqualTypeOf<Answer<'GET /companies/{companyId}/rentals'>[number]['status']>()
  expectTypeOf(id).toEqualTypeOf<number>()
  expect([status, (await book()).id]).toEqual(['draft', id])
  const rental = { ...params, id }
  const agreed = await call('PATCH /companies/{companyId}/rentals/{id}', {
    params: rental,
    body: { status: 'pending' },
  })
  expect(agreed.status).toBe('pending')
  t.setNow(noon(1))
  const check = (stage: 'delivery' | 'return', odometer: number) =>
    call('POST /companies/{companyId}/rentals/{rentalId}/checks', {
      params: { ...params, rentalId: id },
      body: { stage, odometer, fuelLevel: '4/4' },
    })
  expect((await check('delivery', 1000)).status).toBe('ongoing')
  t.setNow(noon(3))
  expect((await check('return', 1200)).status).toBe('done')
})

test('a list is read page by page to its end, with its total', async () => {
  const { call, companyId } = await givenKey()
  const customers = '/companies/{companyId}/customers'
  const params = { companyId }
  for (const firstName of ['A', 'B', 'C', 'D']) await call(`POST ${customers}`, { params, body: { firstName } })
  const listed = async (query: { limit?: number; search?: string }) => {
    const pages: { names: (string | null)[]; total: number }[] = []
    for await (const { rows, total } of call.pages(`GET ${customers}`, { params, query })) {
      pages.push({ names: rows.map(({ firstName }) => firstName), total })
    }
    return pages
  }
  const whole = await call(`GET ${customers}`, { params })
  const pages = await listed({ limit: 2 })
  expect(pages.map(({ names, total }) => [names.length, total])).toEqual([2, 2, 1].map((rows) => [rows, 5]))
  expect(pages.flatMap(({ names }) => names)).toEqual(whole.map(({ firstName }) => firstName))
  expect(await listed({})).toMatchObject([{ total: 5 }])
  expect(await listed({ search: 'nobody@example.fr' })).toEqual([{ names: [], total: 0 }])
  expectTypeOf<Extract<ListCall, 'GET /companies/{companyId}/vehicles/{id}'>>().toBeNever()
})

test('a write with the version that was read is refused once somebody has changed it', async () => {
  const { call, companyId } = await givenKey()
  const customer = '/companies/{companyId}/customers/{id}'
  const { id } = await call('POST /companies/{companyId}/customers', {
    params: { companyId },
    body: { firstName: 'Awa' },
  })
  const params = { companyId, id }
  const { answer: response, version } = await call.versioned(`GET ${customer}`, { params })
  expect([response.firstName, version]).toEqual(['Awa', expect.stringMatching(/^"/)])
  const rename = (firstName: string) => call.versioned(`PATCH ${customer}`, { params, version, body: { firstName } })
  const renamed = await rename('Aïssatou')
  expect(renamed.version).not.toBe(version)
  await expect(rename('Aminata')).rejects.toMatchObject({ status: 412, code: 'stale' })
  const again = { params, version: renamed.version, body: { firstName: 'Aminata' } }
  expect((await call(`PATCH ${customer}`, again)).firstName).toBe('Aminata')
})

test('a refusal is a problem with a code, a sentence in the program’s language and its fields', async () => {
  const { call, companyId } = await givenKey()
  const refused = call('POST /companies/{companyId}/customers', { params: { companyId }, body: { firstName: '' } })
  await expect(refused).rejects.toThrow(FilaoProblem)
  await expect(refused).rejects.toMatchObject({
    status: 422,
    code: 'validation',
    errors: [{ path: 'firstName', message: expect.stringMatching(/^The field/) }],
  })
  const french = filao({ url, key: 'filao_unknown', language: 'fr' })
  await expect(french('GET /companies')).rejects.toMatchObject({
    status: 401,
    message: expect.stringMatching(/^Cette clé/),
  })
})

test('a file is sent as a form and received as a blob; the answer of a proxy is a problem too', async () => {
  const { call, companyId } = await givenKey()
  const params = { companyId }
  const { id: customerId } = await call('POST /companies/{companyId}/customers', { params, body: { firstName: 'Awa' } })
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.7 permis']), 'permis.pdf')
  const documents = '/companies/{companyId}/customers/{customerId}/documents'
  const { id } = await call(`POST ${documents}`, { params: { ...params, customerId }, body })
  const stored = await call(`GET ${documents}/{id}/download`, { params: { ...params, customerId, id } })
  expect(await stored.text()).toBe('%PDF-1.7 permis')
  await call(`DELETE ${documents}/{id}`, { params: { ...params, customerId, id } })
  const odd = filao({ url, key: 'x', fetch: async () => new Response('<html>', { status: 502 }) })
  await expect(odd('GET /companies')).rejects.toMatchObject({
    status: 502,
    code: 'unavailable',
    retryAfterSeconds: null,
  })
})
