import { listAudit } from '@filao/domain/access/contract'
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

test('a company states what its papers print; its VAT number must be of its SIREN', async () => {
  const admin = await t.company()
  const change = (body: object) => admin.send(calls.updateCompany, { params: admin, body })
  const stated = { legalForm: 'SARL', shareCapital: 10_000.5, registryCity: 'Basse-Terre', lateFeeRate: 12.5 }
  expect(await change(stated)).toMatchObject({ status: 200, body: { ...stated, isVatOnDebits: false, mediator: null } })
  const refused = { status: 422, body: { errors: [{ path: 'vatNumber', code: 'vat_number' }] } }
  expect(await change({ siret: '73282932000074', vatNumber: 'FR61901840629' })).toMatchObject(refused)
  expect(await change({ vatNumber: 'FR 44 732829320', siret: '73282932000074' })).toMatchObject({
    body: { vatNumber: 'FR44732829320' },
  })
  expect(await change({ siret: '90184062900017' })).toMatchObject(refused)
  expect(await change({ shareCapital: -1 })).toMatchObject({ body: { errors: [{ path: 'shareCapital' }] } })
  expect(await change({ lateFeeRate: 12.555 })).toMatchObject({ body: { errors: [{ path: 'lateFeeRate' }] } })
  const entries = await admin.ask(listAudit, { params: admin, query: {} })
  expect(entries.map(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ shareCapital: [null, 10_000.5], legalForm: [null, 'SARL'] }),
  )
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
