import { listAudit } from '@filao/domain/access/contract'
import * as calls from '@filao/domain/fleet/contract'
import type { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCategory } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const bring = async (by: Member, rows: OptionCreation[]) =>
  (await by.request(calls.importOptions, { params: { companyId: by.companyId }, body: { rows } })).rows

test('options are imported once, with their categories, and checked before without writing', async () => {
  const [us, them] = [await t.company(), await t.company()]
  const category = await givenCategory(us, { code: 'B' })
  const theirs = await givenCategory(them)
  const rows: OptionCreation[] = [
    { name: 'Siège bébé', dailyPrice: 5, categories: [{ categoryId: category.id }] },
    { name: 'SIEGE BEBE', price: 3 },
    { name: 'GPS', categories: [{ categoryId: theirs.id }] },
  ]
  const checked = await us.request(calls.checkOptionImport, { params: us, body: { rows } })
  expect(checked.rows.map(({ state, path }) => [state, path])).toEqual([
    ['created', null],
    ['existing', 'name'],
    ['refused', 'categories'],
  ])
  expect(await us.request(calls.listOptions, { params: us })).toEqual([])
  await Promise.all([bring(us, rows), bring(us, rows)])
  expect(await us.request(calls.listOptions, { params: us })).toMatchObject([
    { name: 'Siège bébé', price: 0, dailyPrice: 5, isEnabled: true, categories: [{ categoryId: category.id }] },
  ])
  expect((await bring(us, rows))[0]).toMatchObject({
    state: 'existing',
    message: 'Une option s’appelle déjà «\u00a0Siège bébé\u00a0».',
  })
  const entries = await us.request(listAudit, { params: us, query: { entity: 'option' } })
  expect(entries.map(({ action }) => action)).toEqual(['imported'])
})
