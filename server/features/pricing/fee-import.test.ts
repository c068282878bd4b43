import { listAudit } from '@filao/domain/access/contract'
import * as imports from '@filao/domain/imports/contract'
import * as calls from '@filao/domain/pricing/contract'
import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const bring = async (by: Member, rows: FeeCreation[], importKey?: string) =>
  (await by.request(calls.importFees, { params: by, body: { rows, importKey } })).rows
const list = (by: Member) => by.request(calls.listFees, { params: by })

test('fees are imported once, and checked before without writing', async () => {
  const [us, them] = [await t.company(), await t.company()]
  const [here, there, theirs] = [await givenAgency(us), await givenAgency(us), await givenAgency(them)]
  const category = await givenCategory(them)
  const oneWay = { kind: 'one_way' as const, name: 'Aller simple', price: 40, agencyId: here.id }
  const rows: FeeCreation[] = [
    { kind: 'outside_hours', name: 'Nuit', price: 30 },
    { kind: 'outside_hours', name: 'NUIT', price: 35 },
    { kind: 'outside_hours', name: 'Soirée', price: 20 },
    { kind: 'place', name: 'Aéroport', price: 12 },
    { kind: 'additional_driver', name: 'Conducteur' },
    { ...oneWay, toAgencyId: there.id },
    { ...oneWay, name: 'Autre', toAgencyId: theirs.id },
    { ...oneWay, name: 'Cabriolet', toAgencyId: there.id, categoryId: category.id },
  ]
  const expected = [
    ['created', null],
    ['existing', 'name'],
    ['refused', 'kind'],
    ['refused', 'agencyId'],
    ['refused', 'price'],
    ['created', null],
    ['refused', 'toAgencyId'],
    ['refused', 'categoryId'],
  ]
  const checked = await us.request(calls.checkFeeImport, { params: us, body: { rows } })
  expect(checked.rows.map(({ state, path }) => [state, path])).toEqual(expected)
  expect(await list(us)).toEqual([])
  const answers = await Promise.all([bring(us, rows), bring(us, rows)])
  const created = answers.map((rows) => rows.filter(({ state }) => state === 'created').length)
  expect(created.toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await list(us)).map(({ name, price }) => [name, price])).toEqual([
    ['Nuit', 30],
    ['Aller simple', 40],
  ])
  expect((await bring(us, rows))[0]).toMatchObject({
    state: 'existing',
    message: 'Les frais «\u00a0Nuit\u00a0» existent déjà dans ce cas.',
  })
  const entries = await us.request(listAudit, { params: us, query: { entity: 'fee' } })
  expect(entries.map(({ action }) => action)).toEqual(['imported', 'imported'])
})

test('an import of fees is undone as one, and only once', async () => {
  const us = await t.company()
  const kept = { kind: 'additional_driver', name: 'Conducteur', price: 5 } as const
  await us.request(calls.createFee, { params: us, body: kept })
  await bring(us, [{ kind: 'outside_hours', name: 'Nuit', price: 30 }], 'import-of-fees')
  const [batch] = await us.request(imports.listImports, { params: us })
  expect(batch).toMatchObject({ kind: 'fees', created: { fees: 1, options: 0 } })
  const params = { ...us, id: batch?.id ?? 0 }
  const undone = await us.request(imports.undoImport, { params })
  expect(undone).toMatchObject({ removed: { fees: 1, prices: 0 }, keptCount: 0 })
  expect(await list(us)).toMatchObject([kept])
  expect((await us.send(imports.undoImport, { params })).status).toBe(409)
})
