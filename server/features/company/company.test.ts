import { listAudit } from '@filao/domain/access/contract'
import type { CompanyChange } from '@filao/domain/company/company.schema'
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
  expect(await change({ phoneNumber: '0590 12 34 56' })).toMatchObject({ body: { phoneNumber: '590590123456' } })
  expect(await change({ phoneNumber: '55 12 34', countryCode: 'PM' })).toMatchObject({ status: 200 })
  expect(await change({ phoneNumber: null })).toMatchObject({ body: { phoneNumber: null } })
})

test.each(['rentalTerms', 'contractTerms'] as const)('%s are replaced on the version that was read', async (field) => {
  const admin = await t.company()
  const [get, put] = {
    rentalTerms: [calls.getRentalTerms, calls.putRentalTerms] as const,
    contractTerms: [calls.getContractTerms, calls.putContractTerms] as const,
  }[field]
  const version = async () => ({ 'if-match': String((await admin.send(get, { params: admin })).headers.etag) })
  const replace = (text: string, headers: { 'if-match': string }) =>
    admin.send(put, { params: admin, body: { [field]: text } as never, headers })
  const first = await version()
  expect(await replace('<p>Un</p><script>x</script>', first)).toMatchObject({
    status: 200,
    body: { [field]: '<p>Un</p>' },
  })
  expect(await replace('<p>Deux</p>', first)).toMatchObject({ status: 412, body: { code: 'stale' } })

  const second = await version()
  await admin.request(calls.updateCompany, { params: admin, body: { name: 'Alizés Location' } })
  expect(await version()).toEqual(second)
  await admin.request(calls.updateCompany, { params: admin, body: { [field]: '<p>Trois</p>' } })
  expect(await replace('<p>Quatre</p>', second)).toMatchObject({ status: 412 })
  expect(await admin.request(get, { params: admin })).toEqual({ [field]: '<p>Trois</p>' })
  const [row] = (await admin.request(listAudit, { params: admin, query: { entity: 'company' } })) as {
    changes: object
  }[]
  expect(row?.changes).toHaveProperty(field)
})

test('a change of the whole company never comes between the check of a version of the terms and its write', async () => {
  const admin = await t.company()
  const terms = (text: string) => ({ params: admin, body: { rentalTerms: `<p>${text}</p>` } })
  for (let round = 0; round < 10; round++) {
    const headers = { 'if-match': String((await admin.send(calls.getRentalTerms, { params: admin })).headers.etag) }
    await Promise.all([
      admin.send(calls.putRentalTerms, { ...terms(`put ${round}`), headers }),
      admin.request(calls.updateCompany, terms(`whole ${round}`)),
    ])
    expect(await admin.request(calls.getRentalTerms, { params: admin })).toEqual({
      rentalTerms: `<p>whole ${round}</p>`,
    })
  }
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
  const entries = await admin.request(listAudit, { params: admin, query: {} })
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
  expect(created).toMatchObject({ status: 201, body: { phoneNumber: '508551234' } })
})

test('a rate with three decimals is refused with a message, and a bare website gets https', async () => {
  const admin = await t.company()
  const params = { companyId: admin.companyId }
  const response = await admin.send(calls.updateCompany, { params, body: { vatRate: 8.555 } })
  const message = 'Un taux a deux décimales au plus'
  expect(response).toMatchObject({ status: 422, body: { errors: [{ path: 'vatRate', code: 'pattern', message }] } })
  const changed = await admin.request(calls.updateCompany, {
    params,
    body: { vatRate: 8.55, website: 'www.exemple.fr' },
  })
  expect(changed).toMatchObject({ vatRate: 8.55, website: 'https://www.exemple.fr' })
})

/** Registers a user who has no company yet. */
async function newcomer() {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/registration',
    payload: { email: 'newcomer@example.test', language: 'fr' },
  })
  return { person: t.client(cookieOf(response.headers)) }
}

test('a move to another territory takes its VAT rate along, unless the call or the company has one of its own', async () => {
  const by = await t.company()
  const change = (body: CompanyChange) => by.request(calls.updateCompany, { params: by, body })
  expect(await change({ countryCode: 'GF' })).toMatchObject({ countryCode: 'GF', vatRate: null })
  expect(await change({ countryCode: 'FR' })).toMatchObject({ vatRate: 20 })
  expect(await change({ countryCode: 'RE', vatRate: 2.1 })).toMatchObject({ vatRate: 2.1 })
  expect(await change({ countryCode: 'GP' })).toMatchObject({ vatRate: 2.1 })
})
