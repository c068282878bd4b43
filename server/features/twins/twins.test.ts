import { createCustomer, deleteCustomer, updateCustomer } from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import * as calls from '@filao/domain/twins/contract'
import { mostSharing } from '@filao/domain/twins/twin'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { planRows } from '#testing/operation/plan-rows'
import { pairs } from './twin-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Creates a company with a way to add customers and to read who may be whom. */
async function givenCompany() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const add = (body: CustomerCreation) => by.request(createCustomer, { params, body })
  const list = async (query = {}) =>
    (await by.request(calls.listTwins, { params, query })).map(({ customer, other, shared }) => [
      customer.id,
      other.id,
      shared,
    ])
  const twinsOf = async (customerId: number) =>
    (await by.request(calls.listTwinsOf, { params: { ...params, customerId } })).map(({ customer }) => customer.id)
  const tell = (id: number, customerId: number, isDistinct = true) =>
    by.send(calls.putDistinct, { params: { ...params, id, customerId }, body: { isDistinct } })
  return { by, params, add, list, twinsOf, tell }
}

const phone = '590690123456'

test('customers who share a phone, a licence, an address, or name and birth date are proposed as one', async () => {
  const { add, list, twinsOf } = await givenCompany()
  const awa = await add({ firstName: 'Awa', phoneNumbers: [phone], drivingLicenseNumber: '14 AB-12345' })
  const same = await add({ firstName: 'A.', phoneNumbers: ['590590112233', phone], drivingLicenseNumber: '14ab12345' })
  const [birthDate, otherDay] = ['1990-02-03', '1990-02-04']
  const jean = await add({ firstName: 'Jean', lastName: 'Dupré', birthDate, billingEmail: 'jean@example.org' })
  const swapped = await add({ firstName: 'DUPRE', lastName: 'jean', birthDate })
  const mailed = await add({ firstName: 'J.', lastName: 'D.', email: 'jean@example.org' })
  await add({ firstName: 'Jean', lastName: 'Dupré', birthDate: otherDay, drivingLicenseNumber: 'B' })
  await add({ firstName: 'Léa', drivingLicenseNumber: 'B' })
  await add({ kind: 'company', companyName: 'Awa SARL', phoneNumbers: [phone] })
  expect(await list()).toEqual([
    [awa.id, same.id, ['licence', 'phone']],
    [jean.id, mailed.id, ['email']],
    [jean.id, swapped.id, ['name']],
  ])
  expect([await twinsOf(jean.id), await twinsOf(same.id)]).toEqual([[swapped.id, mailed.id], [awa.id]])
})

test('an edit and an archived customer change who is proposed', async () => {
  const { by, params, add, list } = await givenCompany()
  const one = await add({ firstName: 'Awa', phoneNumbers: [phone] })
  const other = await add({ firstName: 'Awa' })
  const change = (body: object) => by.request(updateCustomer, { params: { ...params, id: other.id }, body })
  expect(await list()).toEqual([])
  await change({ phoneNumbers: [phone] })
  expect(await list()).toEqual([[one.id, other.id, ['phone']]])
  await by.send(deleteCustomer, { params: { ...params, id: one.id } })
  expect(await list()).toEqual([])
})

test('two who are said to be two are no longer proposed, until that is taken back', async () => {
  const { by, params, add, list, twinsOf, tell } = await givenCompany()
  const [one, other] = [
    await add({ firstName: 'Ali', phoneNumbers: [phone] }),
    await add({ firstName: 'Omar', phoneNumbers: [phone] }),
  ]
  expect((await tell(other.id, one.id)).status).toBe(204)
  expect((await tell(one.id, other.id)).status).toBe(204)
  expect([await list(), await twinsOf(one.id)]).toEqual([[], []])
  expect(await list({ isDistinct: 'true' })).toEqual([[one.id, other.id, ['phone']]])
  await tell(one.id, other.id, false)
  expect(await list()).toHaveLength(1)
  expect(await tell(one.id, one.id)).toMatchObject({ status: 422 })
  const { rows } = await t.db.pool.query<{ entityId: number }>(
    `select entity_id as "entityId" from audit_entries where company_id = ${params.companyId} and action = 'told_apart' order by id`,
  )
  expect(rows.map(({ entityId }) => entityId)).toEqual([other.id, one.id, one.id, other.id])
  const stranger = await t.company()
  const foreign = { companyId: stranger.companyId, id: one.id, customerId: other.id }
  expect(await stranger.send(calls.putDistinct, { params: foreign, body: { isDistinct: true } })).toMatchObject({
    status: 404,
  })
  expect(await stranger.request(calls.listTwins, { params: { companyId: stranger.companyId } })).toEqual([])
  expect(by.companyId).not.toBe(stranger.companyId)
})

test('what more customers share than can be one proposes nobody, and pairs are paged', async () => {
  const { by, params, add, list } = await givenCompany()
  for (let n = 0; n < mostSharing; n += 1) await add({ firstName: `Guest ${n}`, phoneNumbers: [phone] })
  expect(await list()).toHaveLength((mostSharing * (mostSharing - 1)) / 2)
  const first = await by.send(calls.listTwins, { params, query: { limit: 100 } })
  expect(first.headers['x-total-count']).toBe('190')
  expect(first.headers.link).toContain('cursor=')
  await add({ firstName: 'One more', phoneNumbers: [phone] })
  expect(await list()).toEqual([])
})

test('pairs are found by reading each key once, also where many share one', async () => {
  const { by } = await givenCompany()
  const { companyId } = by
  const count = 400
  const rows = await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => {
    await sql`
      insert into customers (company_id, public_id, first_name, phone_numbers, driving_license_number)
      select ${companyId}, 'T' || n, 'Awa', '["590690000000"]', 'LIC' || n / 2 from generate_series(1, ${count}::int) n`.execute(
      tx,
    )
    const query = pairs(companyId, false, { limit: 50, offset: 0 })
    const explain = async () => (await sql<object>`explain (analyze, format json) ${query}`.execute(tx)).rows
    return await planRows({ explain })
  })
  expect(rows).toBeLessThan(25 * count)
})
