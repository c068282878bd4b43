import { createHash } from 'node:crypto'
import { listAudit, updateMe } from '@filao/domain/access/contract'
import { getRentalTerms, putRentalTerms, updateCompany } from '@filao/domain/company/contract'
import { updateOption } from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the audit trail names the user, the time and each old and new value, latest first', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  await by.request(updateMe, { body: { firstName: 'Maryse', lastName: 'Condé' } })
  const option = await givenOption(by, { price: 15 })
  const staff = await t.colleague(by, 'staff')
  await staff.request(updateOption, { params: { ...params, id: option.id }, body: { price: 18.5 } })
  const [change, creation] = await by.request(listAudit, { params, query: { entity: 'option', entityId: option.id } })
  expect(change).toMatchObject({ action: 'changed', user: { id: staff.userId }, changes: { price: [15, 18.5] } })
  expect(creation).toMatchObject({
    action: 'created',
    entity: 'option',
    entityId: option.id,
    user: { id: by.userId, firstName: 'Maryse', lastName: 'Condé' },
  })
  expect(Date.parse(change?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(creation?.at ?? ''))
})

test('the audit trail stores long terms as their length and hash, since it stays for ever', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const rentalTerms = `<p>${'Conditions '.repeat(10_000)}</p>`
  await by.request(putRentalTerms, { params, body: { rentalTerms } })
  const [change] = await by.request(listAudit, { params, query: { entity: 'company' } })
  const { rentalTerms: stored } = (await by.request(getRentalTerms, { params })) as { rentalTerms: string }
  const sha256 = createHash('sha256').update(stored).digest('hex')
  expect(change?.changes).toEqual({ rentalTerms: ['', { characters: stored.length, sha256 }] })
})

test('the audit trail is paged, and filtered by kind of entity', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  for (let made = 0; made < 5; made++) await givenOption(by)
  await by.request(updateCompany, { params, body: { name: 'Karukera Auto' } })
  const all = await by.request(listAudit, { params })
  expect(all.map(({ entity }) => entity)).toEqual(['company', ...Array(5).fill('option'), 'company'])
  const options = await by.send(listAudit, { params, query: { entity: 'option', limit: 2 } })
  expect(options.headers['x-total-count']).toBe('5')
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(options.headers.link))?.[1] ?? ''
  const rest = await by.request(listAudit, { params, query: { entity: 'option', limit: 500, cursor } })
  expect([...(options.body as { id: number }[]), ...rest].map(({ id }) => id)).toEqual(
    all.filter(({ entity }) => entity === 'option').map(({ id }) => id),
  )
  expect(await by.request(listAudit, { params, query: { entity: 'rental' } })).toEqual([])
})

test('the audit trail is for administrators of the same company', async () => {
  const [by, stranger] = [await t.company(), await t.company()]
  const params = { companyId: by.companyId }
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(listAudit, { params })).status).toBe(403)
  expect((await stranger.send(listAudit, { params })).status).toBe(404)
  expect((await t.visitor().send(listAudit, { params })).status).toBe(401)
  const theirs = await stranger.request(listAudit, { params: { companyId: stranger.companyId } })
  expect(theirs.every(({ user }) => user?.id === stranger.userId)).toBe(true)
})
