import * as calls from '@filao/domain/company/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { cookieOf } from '#testing/given-user'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the company’s phone number must exist in its territory', async () => {
  const admin = await t.company()
  const params = { companyId: admin.companyId }
  const change = (body: object) => admin.send(calls.updateCompany, { params, body })
  const refused = { status: 422, body: { errors: [{ path: 'phoneNumber', code: 'phone' }] } }
  for (const phoneNumber of ['appelez-nous', '0690 12', '55 12 34'])
    expect(await change({ phoneNumber })).toMatchObject(refused)
  expect(await change({ phoneNumber: '0590 12 34 56' })).toMatchObject({ body: { phoneNumber: '0590 12 34 56' } })
  expect(await change({ phoneNumber: '55 12 34', countryCode: 'PM' })).toMatchObject({ status: 200 })
  expect(await change({ phoneNumber: null })).toMatchObject({ body: { phoneNumber: null } })
})

test('the phone number sent at the creation must exist too', async () => {
  const { person } = await newcomer()
  const create = (body: { name: string; phoneNumber: string; countryCode?: 'PM' }) =>
    person.send(calls.createCompany, { body })
  const refused = { status: 422, body: { errors: [{ path: 'phoneNumber', code: 'phone' }] } }
  expect(await create({ name: 'Miquelon Auto', phoneNumber: '55 12 34' })).toMatchObject(refused)
  const created = await create({ name: 'Miquelon Auto', phoneNumber: '55 12 34', countryCode: 'PM' })
  expect(created).toMatchObject({ status: 201, body: { phoneNumber: '55 12 34' } })
})

test('a rate with three decimals is refused with a message, and a bare website gets https', async () => {
  const admin = await t.company()
  const params = { companyId: admin.companyId }
  const answer = await admin.send(calls.updateCompany, { params, body: { vatRate: 8.555 } })
  const message = 'Un taux a deux décimales au plus'
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'vatRate', code: 'pattern', message }] } })
  const changed = await admin.ask(calls.updateCompany, { params, body: { vatRate: 8.55, website: 'www.exemple.fr' } })
  expect(changed).toMatchObject({ vatRate: 8.55, website: 'https://www.exemple.fr' })
})

/** Registers a user who has no company yet. */
async function newcomer() {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/registration',
    payload: { email: 'newcomer@example.test', language: 'fr' },
  })
  return { person: t.client(cookieOf(answer.headers)) }
}
