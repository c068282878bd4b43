import { createAgency, getAgency, updateAgency } from '@filao/domain/company/contract'
import { listPrices, putPrices } from '@filao/domain/pricing/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function givenAgencyPath() {
  const by = await t.company()
  const { id } = await by.request(createAgency, { params: { companyId: by.companyId }, body: { name: 'Port' } })
  return { by, params: { companyId: by.companyId, id } }
}

test('a write on the current version succeeds; on an older one it is refused and changes nothing', async () => {
  const { by, params } = await givenAgencyPath()
  const { etag } = (await by.send(getAgency, { params })).headers as { etag: string }
  const first = await by.send(updateAgency, { params, body: { name: 'Marina' }, headers: { 'if-match': etag } })
  expect(first.status).toBe(200)
  const second = await by.send(updateAgency, { params, body: { name: 'Bourg' }, headers: { 'if-match': etag } })
  expect(second).toMatchObject({ status: 412, body: { code: 'stale' } })
  expect((await by.request(getAgency, { params })).name).toBe('Marina')
  const third = { 'if-match': String(first.headers.etag) }
  expect((await by.send(updateAgency, { params, body: { name: 'Bourg' }, headers: third })).status).toBe(200)
})

test('of two concurrent writers of one version, one is refused', async () => {
  const { by, params } = await givenAgencyPath()
  const { etag } = (await by.send(getAgency, { params })).headers as { etag: string }
  const responses = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) =>
      by.send(updateAgency, { params, body: { name }, headers: { 'if-match': etag } }),
    ),
  )
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 412, 412, 412])
})

test('writers at other spellings of one URL write the same thing', async () => {
  const { by, params } = await givenAgencyPath()
  const { etag } = (await by.send(getAgency, { params })).headers as { etag: string }
  const { companyId, id } = params
  const rename = (spelling: string) =>
    t.app.inject({
      method: 'PATCH',
      url: `/api/companies/${companyId}/${spelling}`,
      headers: { cookie: by.cookie, 'sec-fetch-site': 'same-origin', 'if-match': etag },
      payload: { name: spelling },
    })
  const spellings = [`agencies/${id}`, `agencies/0${id}`, `agencies/+${id}`, `%61gencies/${id}`]
  const responses = await Promise.all(spellings.map(rename))
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 412, 412, 412])
})

test('without If-Match, or with a star, a write succeeds', async () => {
  const { by, params } = await givenAgencyPath()
  expect((await by.send(updateAgency, { params, body: { name: 'A' } })).status).toBe(200)
  const star = { 'if-match': '*' }
  expect((await by.send(updateAgency, { params, body: { name: 'B' }, headers: star })).status).toBe(200)
})

test('the price list has a version too', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const { etag } = (await by.send(listPrices, { params })).headers as { etag: string }
  expect((await by.send(putPrices, { params, body: [], headers: { 'if-match': etag } })).status).toBe(200)
  expect((await by.send(putPrices, { params, body: [], headers: { 'if-match': '"other"' } })).status).toBe(412)
})
