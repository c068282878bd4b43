import { createRental } from '@filao/domain/rentals/contract'
import * as calls from '@filao/domain/sources/contract'
import type { SourceCreation } from '@filao/domain/sources/source.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenShop, now } from '#testing/rentals/shop'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

const broker: SourceCreation = {
  name: 'Alizé Résa',
  kind: 'broker',
  commissionPercent: 20,
  commissionOn: ['stay'],
  collectsMoney: true,
}

test('a source is created with what is usual, changed and listed by name', async () => {
  const by = await t.company()
  const hotel = await by.request(calls.createSource, { params: by, body: { name: 'Hôtel des Palmes', kind: 'hotel' } })
  expect(hotel).toMatchObject({ isEnabled: true, commissionPercent: null, collectsMoney: false, language: null })
  const { id } = await by.request(calls.createSource, { params: by, body: { ...broker, commissionPercent: 12.5 } })
  const params = { ...by, id }
  const changed = await by.request(calls.updateSource, {
    params,
    body: { priceAdjustmentPercent: -10, language: 'en' },
  })
  expect(changed).toMatchObject({ commissionPercent: 12.5, priceAdjustmentPercent: -10, language: 'en' })
  const listed = await by.request(calls.listSources, { params: by })
  expect(listed.map(({ name }) => name)).toEqual(['Alizé Résa', 'Hôtel des Palmes'])
  expect((await auditOf(t, by, 'source', id)).map(({ action }) => action)).toEqual(['created', 'changed'])
})

test('the name is unique in the company, and free again once its source is deleted', async () => {
  const [ours, theirs] = [await t.company(), await t.company()]
  const { id } = await ours.request(calls.createSource, { params: ours, body: broker })
  await theirs.request(calls.createSource, { params: theirs, body: broker })
  const again = { ...broker, name: 'alizé résa' }
  expect(await ours.send(calls.createSource, { params: ours, body: again })).toMatchObject({
    status: 409,
    body: { code: 'conflict', errors: [{ path: 'name', code: 'taken' }] },
  })
  expect((await ours.send(calls.deleteSource, { params: { ...ours, id } })).status).toBe(204)
  await ours.request(calls.createSource, { params: ours, body: again })
})

test('a source that rentals name is archived: they keep it, no other takes it', async () => {
  const { by, params, rent, wanted } = await givenShop(t)
  const { id } = await by.request(calls.createSource, { params, body: broker })
  const rental = await rent({ sourceId: id })
  await by.request(calls.deleteSource, { params: { ...params, id } })
  expect(await by.request(calls.listSources, { params })).toEqual([])
  expect(rental).toMatchObject({ source: { id, name: 'Alizé Résa' } })
  const refused = await by.send(createRental, { params, body: { ...wanted, sourceId: id } })
  expect(refused).toMatchObject({ status: 404, body: { errors: [{ path: 'sourceId' }] } })
})

test('only administrators write sources, staff read them, and no other company sees them', async () => {
  const by = await t.company()
  const { id } = await by.request(calls.createSource, { params: by, body: broker })
  const params = { companyId: by.companyId, id }
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(calls.getSource, { params })).status).toBe(200)
  expect((await staff.send(calls.updateSource, { params, body: { name: 'X' } })).status).toBe(403)
  const stranger = await t.company()
  const elsewhere = { companyId: stranger.companyId, id }
  expect((await stranger.send(calls.getSource, { params: elsewhere })).status).toBe(404)
  expect((await stranger.send(calls.updateSource, { params: elsewhere, body: { name: 'X' } })).status).toBe(404)
  expect((await stranger.send(calls.deleteSource, { params: elsewhere })).status).toBe(404)
})

test('a commission of both kinds, or of nothing, is refused at its field', async () => {
  const by = await t.company()
  const send = (body: object) => by.send(calls.createSource, { params: by, body: { ...broker, ...body } })
  expect(await send({ commissionAmount: 10 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'commissionAmount' }] },
  })
  expect(await send({ commissionOn: [] })).toMatchObject({ status: 422, body: { errors: [{ path: 'commissionOn' }] } })
  expect((await send({ priceAdjustmentPercent: -91 })).status).toBe(422)
})
