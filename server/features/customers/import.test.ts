import { listAudit } from '@filao/domain/access/contract'
import * as calls from '@filao/domain/customers/contract'
import type { CustomerImport } from '@filao/domain/customers/customer-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const send = async (by: Member, content: string | Uint8Array, dryRun = false, headers = {}) =>
  await by.send(calls.importCustomers, {
    params: { companyId: by.companyId },
    query: { dryRun: String(dryRun) },
    file: { name: 'clients.csv', content },
    headers,
  })
const bring = async (by: Member, content: string | Uint8Array, dryRun = false): Promise<CustomerImport> => {
  const { status, body } = await send(by, content, dryRun)
  expect([status, body]).toEqual([200, expect.anything()])
  return body
}
const names = async (by: Member) =>
  (await by.ask(calls.listCustomers, { params: { companyId: by.companyId } })).map(({ firstName }) => firstName)

const file = `Prénom;Nom;E-mail;Téléphone;Naissance;Fidélité
Awa;Diallo;awa@example.fr;0690 12 34 56;2/3/1984;or
Zoé;Nestor;AWA@example.fr;;;
Jean;Baptiste;pas-une-adresse;12;31/02/1990;
;Sans prénom;;;;
Éloi;Marie;;;;
`

describe('an import', () => {
  test('creates the valid lines, and reports the problems of the others', async () => {
    const us = await t.company()
    const answer = await bring(us, file)
    expect(answer).toMatchObject({ dryRun: false, created: 2, duplicates: 1, refused: 2 })
    expect(answer.columns.map(({ label }) => label)).toEqual([
      'Prénom',
      'Nom',
      'E-mail',
      'Téléphones',
      'Date de naissance',
      null,
    ])
    expect(answer.rows.map(({ line, state }) => [line, state])).toEqual([
      [2, 'created'],
      [3, 'duplicate'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'created'],
    ])
    expect(answer.rows[1]?.problems).toEqual([
      { path: 'email', message: 'Cette adresse e-mail est déjà à la ligne 2 du fichier.' },
    ])
    expect(answer.rows[2]?.problems).toEqual([
      { path: 'email', message: 'Le champ «\u00a0E-mail\u00a0» doit être une adresse e-mail valable' },
      { path: 'birthDate', message: 'Le champ «\u00a0Date de naissance\u00a0» doit être une date valable' },
      { path: 'phoneNumbers.0', message: 'Ce numéro de téléphone n’est pas valable' },
    ])
    const kept = await us.ask(calls.listCustomers, { params: { companyId: us.companyId } })
    expect(kept).toMatchObject([
      {
        firstName: 'Awa',
        lastName: 'Diallo',
        email: 'awa@example.fr',
        phoneNumbers: ['590690123456'],
        birthDate: '1984-03-02',
      },
      { firstName: 'Éloi', lastName: 'Marie', email: null },
    ])
    expect(kept.map(({ publicId }) => publicId.slice(-4))).toEqual(['0001', '0002'])
  })

  test('reports the same in a dry run and writes nothing', async () => {
    const us = await t.company()
    const tried = await bring(us, file, true)
    expect(await names(us)).toEqual([])
    const { dryRun, ...done } = await bring(us, file)
    expect({ ...done, dryRun: !dryRun }).toEqual(tried)
  })

  test('skips customers of the same company with the same e-mail address', async () => {
    const [us, them] = [await t.company(), await t.company()]
    await them.ask(calls.createCustomer, {
      params: { companyId: them.companyId },
      body: { firstName: 'Leur', email: 'awa@example.fr' },
    })
    expect(await bring(us, file)).toMatchObject({ created: 2 })
    const again = await bring(us, file)
    expect(again).toMatchObject({ created: 1, duplicates: 2 })
    expect(again.rows[0]?.problems[0]?.message).toMatch(
      /^Cette adresse e-mail est déjà celle du client «\u00a0Awa Diallo\u00a0» \(\d{6}-0001\)\.$/,
    )
    expect(await names(them)).toEqual(['Leur'])
  })

  test('writes an audit entry for each customer', async () => {
    const us = await t.company()
    await bring(us, 'first name,email\nJo,jo@example.com\n')
    const entries = await us.ask(listAudit, { params: { companyId: us.companyId }, query: { entity: 'customer' } })
    expect(entries).toMatchObject([{ action: 'imported', changes: { email: [null, 'jo@example.com'] } }])
  })

  test('is for administrators of the company', async () => {
    const [us, them] = [await t.company(), await t.company()]
    expect((await send(await t.colleague(us, 'staff'), file)).status).toBe(403)
    expect((await send({ ...us, companyId: them.companyId }, file)).status).toBe(404)
    expect([await names(us), await names(them)]).toEqual([[], []])
  })

  test('is made once when it is sent twice with one key', async () => {
    const us = await t.company()
    const headers = { 'idempotency-key': 'import-1' }
    const first = await send(us, 'Prénom\nJo\n', false, headers)
    expect(await send(us, 'Prénom\nJo\n', false, headers)).toMatchObject({ status: 200, body: first.body })
    expect(await names(us)).toEqual(['Jo'])
  })

  test('of 5,000 customers takes less than ten seconds, with its dry run', { timeout: 30_000 }, async () => {
    const us = await t.company()
    const lines = Array.from({ length: 5000 }, (_, at) => {
      return `Prénom ${at};Nom ${at};client${at}@example.fr;0690 ${String(100_000 + at)};97110;Pointe-à-Pitre`
    })
    const content = ['Prénom;Nom;E-mail;Téléphone;CP;Ville', ...lines].join('\n')
    for (const dryRun of [true, false]) {
      const began = performance.now()
      expect(await bring(us, content, dryRun)).toMatchObject({ created: 5000, duplicates: 0, refused: 0 })
      expect(performance.now() - began).toBeLessThan(10_000)
    }
    const page = await us.send(calls.listCustomers, { params: { companyId: us.companyId }, query: { limit: 1 } })
    expect(page.headers['x-total-count']).toBe('5000')
  })
})

describe('a file', () => {
  test.each([
    ['without a heading', 'Awa;Diallo\n', 422],
    ['that is empty but for blanks', ' \n \n', 422],
    ['that is a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415],
    ['that is a workbook', Buffer.from('PK\x03\x04\x00\x00', 'latin1'), 415],
    ['of too many lines', `Prénom\n${'Jo\n'.repeat(10_001)}`, 422],
  ])('%s is rejected', async (_, content, status) => {
    expect((await send(await t.company(), content)).status).toBe(status)
  })

  test.each([
    ['Windows writes it', Buffer.from('Pr\xe9nom;Ville\nZo\xe9;B\xe9ziers\n', 'latin1')],
    ['Excel writes Unicode text', Buffer.from('\ufeffPrénom\tVille\nZoé\tBéziers\n', 'utf16le')],
    ['UTF-8 with its mark', Buffer.from('\ufeffPrénom,Ville\nZoé,Béziers\n')],
  ])('is read as %s', async (_, content) => {
    expect((await bring(await t.company(), content, true)).rows[0]).toMatchObject({ name: 'Zoé', city: 'Béziers' })
  })
})
