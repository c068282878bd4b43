import * as calls from '@filao/domain/access/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const view = { list: 'rentals', name: 'À encaisser', query: 'isUnpaid=true&order=end' } as const

test('a view is saved, renamed, changed and deleted', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const saved = await by.request(calls.createSavedView, { params, body: view })
  expect(saved).toEqual({ ...view, id: saved.id })
  const body = { name: 'Impayés', query: 'isUnpaid=true' }
  await by.request(calls.updateSavedView, { params: { ...params, id: saved.id }, body })
  expect(await by.request(calls.listSavedViews, { params })).toEqual([{ ...saved, ...body }])
  await by.request(calls.deleteSavedView, { params: { ...params, id: saved.id } })
  expect(await by.request(calls.listSavedViews, { params })).toEqual([])
})

test('a name is used once in a list', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  await by.request(calls.createSavedView, { params, body: view })
  const other = await by.request(calls.createSavedView, { params, body: { ...view, name: 'Autre' } })
  const taken = { status: 409, body: { errors: [{ path: 'name' }] } }
  expect(await by.send(calls.createSavedView, { params, body: view })).toMatchObject(taken)
  const change = { params: { ...params, id: other.id }, body: { name: view.name } }
  expect(await by.send(calls.updateSavedView, change)).toMatchObject(taken)
  for (const list of ['vehicles', 'invoices'] as const) {
    expect((await by.send(calls.createSavedView, { params, body: { ...view, list } })).status).toBe(201)
  }
})

test('20 views of a list are the limit, also for calls at the same time', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const save = (n: number) => by.send(calls.createSavedView, { params, body: { ...view, name: `Vue ${n}` } })
  for (let n = 0; n < 18; n++) await save(n)
  const last = await Promise.all([18, 19, 20, 21].map(save))
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
})

test('a colleague neither sees nor changes a view', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const { id } = await by.request(calls.createSavedView, { params, body: view })
  const colleague = await t.colleague(by, 'staff')
  expect(await colleague.request(calls.listSavedViews, { params })).toEqual([])
  const at = { params: { ...params, id } }
  expect((await colleague.send(calls.updateSavedView, { ...at, body: { name: 'À moi' } })).status).toBe(404)
  expect((await colleague.send(calls.deleteSavedView, at)).status).toBe(404)
  expect((await colleague.send(calls.createSavedView, { params, body: view })).status).toBe(201)
})
