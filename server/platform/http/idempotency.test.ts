import * as access from '@filao/domain/access/contract'
import { createCustomer, deleteCustomer, listCustomers } from '@filao/domain/customers/contract'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { searchRentals } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const create = (by: Member, key: string, body: object = { firstName: 'Awa' }) =>
  by.send(createCustomer, {
    params: { companyId: by.companyId },
    body: body as never,
    headers: { 'idempotency-key': key },
  })
const count = async (by: Member) => (await by.request(listCustomers, { params: { companyId: by.companyId } })).length

test('a repeated write gets the first answer again and writes nothing', async () => {
  const us = await t.company()
  const [first, again] = [await create(us, 'a'), await create(us, 'a')]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(again.headers.location).toBe(first.headers.location)
  expect(again.headers.location).toMatch(/\/customers\/\d+$/)
  expect(await count(us)).toBe(1)
  await create(us, 'b')
  expect(await count(us)).toBe(2)
})

test('an answer without a body is repeated too', async () => {
  const us = await t.company()
  const { id } = (await create(us, 'a')).body as Customer
  const remove = () =>
    us.send(deleteCustomer, { params: { companyId: us.companyId, id }, headers: { 'idempotency-key': 'b' } })
  expect(await remove()).toMatchObject({ status: 204, body: undefined })
  expect(await remove()).toMatchObject({ status: 204, body: undefined })
})

test('the same key with another body, or for another call, is refused', async () => {
  const us = await t.company()
  const { id } = (await create(us, 'a')).body as Customer
  const refusal = { status: 422, body: { errors: [{ path: 'Idempotency-Key', code: 'reused' }] } }
  expect(await create(us, 'a', { firstName: 'Zoé' })).toMatchObject(refusal)
  const params = { companyId: us.companyId, id }
  expect(await us.send(deleteCustomer, { params, headers: { 'idempotency-key': 'a' } })).toMatchObject(refusal)
  expect(await count(us)).toBe(1)
})

test('a key belongs to its user', async () => {
  const [us, them] = [await t.company(), await t.company()]
  const colleague = await t.colleague(us, 'staff')
  const ids = []
  for (const by of [us, them, colleague]) ids.push(((await create(by, 'shared')).body as Customer).id)
  expect(new Set(ids).size).toBe(3)
})

test('concurrent twins write once and get the same answer', async () => {
  const us = await t.company()
  const responses = await Promise.all(Array.from({ length: 12 }, () => create(us, 'twins')))
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(new Set(responses.map(({ body }) => (body as Customer).id)).size).toBe(1)
  expect(await count(us)).toBe(1)
})

test('a failed write leaves no key behind', async () => {
  const us = await t.company()
  const email = 'awa@example.fr'
  const { id } = (await create(us, 'first', { firstName: 'Awa', email })).body as Customer
  const twin = { firstName: 'Twin', email }
  expect((await create(us, 'later', twin)).status).toBe(409)
  await us.request(deleteCustomer, { params: { companyId: us.companyId, id } })
  expect((await create(us, 'later', twin)).status).toBe(201)
  expect((await create(us, 'invalid', { firstName: '' })).status).toBe(422)
  expect((await create(us, 'invalid', { firstName: 'Awa' })).status).toBe(201)
})

test('a refusal that keeps its writes is no answer to repeat', async () => {
  const us = await t.company()
  const tryLogin = () =>
    us.send(access.login, {
      body: { email: 'nobody@example.test', password: 'wrong' },
      headers: { 'idempotency-key': 'login' },
    })
  expect((await tryLogin()).status).toBe(404)
  expect((await tryLogin()).status).toBe(404)
})

test('the answer of a call that writes nothing is not stored', async () => {
  const us = await t.company()
  const before = await t.db.pool.query('select count(*)::int as kept from idempotency_keys')
  // A lone surrogate is no text for the database.
  const body = { term: 'a\ud800' }
  const headers = { 'idempotency-key': 'search' }
  const response = await us.send(searchRentals, { params: { companyId: us.companyId }, body, headers })
  expect(response.status).toBe(200)
  expect((await t.db.pool.query('select count(*)::int as kept from idempotency_keys')).rows).toEqual(before.rows)
})

test('passwords are not part of the compared hash', async () => {
  const us = await t.company()
  const change = (password: string) =>
    us.send(access.updateMe, { body: { firstName: 'Awa', password }, headers: { 'idempotency-key': 'me' } })
  await t.db.pool.query('update users set company_id = null where id = $1', [us.userId])
  expect((await change('les grands fonds blancs')).status).toBe(200)
  const hashOf = async () =>
    (await t.db.pool.query('select request_hash from idempotency_keys where user_id = $1', [us.userId])).rows[0]
      .request_hash
  const first: Buffer = await hashOf()
  await t.db.pool.query('delete from idempotency_keys where user_id = $1', [us.userId])
  expect((await change('la pointe des châteaux')).status).toBe(200)
  expect((await hashOf()).equals(first)).toBe(true)
})

test('after a day the key is free again', async () => {
  const us = await t.company()
  const { id } = (await create(us, 'a')).body as Customer
  await t.db.pool.query("update idempotency_keys set created_at = created_at - interval '23 hours'")
  expect(((await create(us, 'a')).body as Customer).id).toBe(id)
  await t.db.pool.query("update idempotency_keys set created_at = created_at - interval '2 hours'")
  expect(((await create(us, 'a', { firstName: 'Zoé' })).body as Customer).id).not.toBe(id)
})

test('a key that is too long is refused', async () => {
  expect(await create(await t.company(), 'x'.repeat(201))).toMatchObject({ status: 422 })
})
