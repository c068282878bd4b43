import { listAudit } from '@filao/domain/access/contract'
import * as calls from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { findNamesakes } from './import-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const send = async (by: Member, rows: CustomerCreation[], headers = {}) =>
  await by.send(calls.importCustomers, { params: { companyId: by.companyId }, body: { rows }, headers })
const bring = async (by: Member, rows: CustomerCreation[]) =>
  (await by.request(calls.importCustomers, { params: { companyId: by.companyId }, body: { rows } })).rows
const check = async (by: Member, rows: CustomerCreation[]) =>
  (await by.request(calls.checkCustomerImport, { params: { companyId: by.companyId }, body: { rows } })).rows
const names = async (by: Member) =>
  (await by.request(calls.listCustomers, { params: { companyId: by.companyId } })).map(({ firstName }) => firstName)

const people: CustomerCreation[] = [
  { firstName: 'Awa', lastName: 'Diallo', email: 'awa@example.fr', phoneNumbers: ['590690123456'] },
  { firstName: 'A.', lastName: 'DIALLO', email: 'awa@example.fr' },
  { firstName: 'Éloi', lastName: 'Marie', phoneNumbers: ['590690111111'] },
]

describe('an import', () => {
  test('creates the new customers in their order, and names the known ones', async () => {
    const us = await t.company()
    expect(await bring(us, people)).toEqual([
      { state: 'created', id: expect.any(Number), path: null, message: null },
      { state: 'existing', id: null, path: null, message: 'Ce client est déjà plus haut dans cet envoi.' },
      { state: 'created', id: expect.any(Number), path: null, message: null },
    ])
    const kept = await us.request(calls.listCustomers, { params: { companyId: us.companyId } })
    expect(kept).toMatchObject([
      { firstName: 'Awa', lastName: 'Diallo', email: 'awa@example.fr', phoneNumbers: ['590690123456'] },
      { firstName: 'Éloi', lastName: 'Marie', email: null },
    ])
    expect(kept.map(({ publicId }) => publicId.slice(-4))).toEqual(['0001', '0002'])
  })

  test('is checked before: the same outcome, and nothing is written', async () => {
    const us = await t.company()
    const expected = await check(us, people)
    expect(expected.map(({ state }) => state)).toEqual(['created', 'existing', 'created'])
    expect(await names(us)).toEqual([])
    expect((await bring(us, people)).map(({ state }) => state)).toEqual(['created', 'existing', 'created'])
  })

  test('creates nobody twice, with or without an e-mail address', async () => {
    const [us, them] = [await t.company(), await t.company()]
    await them.request(calls.createCustomer, {
      params: { companyId: them.companyId },
      body: { firstName: 'Leur', email: 'awa@example.fr' },
    })
    await bring(us, people)
    const again = await bring(us, [
      ...people,
      { firstName: 'ELOI', lastName: 'marie', phoneNumbers: ['590690111111'] },
      { firstName: 'Éloi', lastName: 'Marie', phoneNumbers: ['590690222222'] },
    ])
    expect(again.map(({ state }) => state)).toEqual(['existing', 'existing', 'existing', 'existing', 'created'])
    expect(again[0]?.message).toMatch(
      /^Cette adresse e-mail est déjà celle du client «\u00a0Awa Diallo\u00a0» \(\d{6}-0001\)\.$/,
    )
    expect(again[2]?.message).toMatch(/^Le client «\u00a0Éloi Marie\u00a0» \(\d{6}-0002\) a le même nom/)
    expect(await names(them)).toEqual(['Leur'])
  })

  test('never takes people of other names for one, though they share an address, a licence or a SIREN', async () => {
    const us = await t.company()
    const john = { firstName: 'John', lastName: 'Doe', email: 'doe@example.test', drivingLicenseNumber: '12 AB-345' }
    const firm = { kind: 'company' as const, companyName: 'SARL Soleil', siren: '732829320' }
    await bring(us, [john, firm])
    const rows: CustomerCreation[] = [
      { firstName: 'Sam', lastName: 'Smith', email: 'doe@example.test' },
      { firstName: 'Jane', lastName: 'Doe', drivingLicenseNumber: '12ab345' },
      { ...firm, companyName: 'Garage des Alizés' },
      { firstName: 'DOE', lastName: 'John', email: 'doe@example.test' },
      { ...firm, companyName: 'Soleil' },
      { firstName: 'Luc', lastName: 'Petit', email: 'new@example.test' },
      { firstName: 'Ida', lastName: 'Petit', email: 'new@example.test' },
      { firstName: 'Ida', lastName: 'Petit', phoneNumbers: ['590690111111'] },
      { firstName: 'Luc', lastName: 'Petit', phoneNumbers: ['590690111111'] },
    ]
    const expected = [
      ['refused', 'email'],
      ['refused', 'drivingLicenseNumber'],
      ['refused', 'siren'],
      ['existing', 'email'],
      ['existing', null],
      ['created', null],
      ['refused', 'email'],
      ['created', null],
      ['created', null],
    ]
    for (const call of [check, bring]) {
      const outcomes = await call(us, rows)
      expect(outcomes.map(({ state, path }) => [state, path])).toEqual(expected)
      expect(outcomes[0]?.message).toMatch(/^C’est aussi celui de «\u00a0John Doe\u00a0» \(\d{6}-0001\)/)
      expect(outcomes[6]?.message).toContain('«\u00a0Luc Petit\u00a0», plus haut')
    }
  })

  test('compares a customer with those of both names, since a last name alone may be that of thousands', async () => {
    const us = await t.company()
    await bring(us, [
      { firstName: 'Awa', lastName: 'Martin', phoneNumbers: ['590690111111'] },
      { firstName: 'AWA', lastName: 'Martin', phoneNumbers: ['590690222222'] },
      { firstName: 'Zoé', lastName: 'Martin' },
      { kind: 'company', firstName: 'Léo', companyName: 'Martin', siren: '732829320' },
    ])
    const found = await inTransaction(t.db, { companyId: us.companyId, userId: 0 }, (tx) =>
      findNamesakes(tx, us.companyId, {
        people: [{ firstName: 'awa', lastName: 'MARTIN' }],
        companies: [],
        sirens: ['732829320'],
      }),
    )
    expect(found.map(({ firstName }) => firstName).sort()).toEqual(['AWA', 'Awa', 'Léo'])
  })

  test('creates nobody twice when two imports arrive at once', async () => {
    const us = await t.company()
    const rows = [{ firstName: 'Éloi', lastName: 'Marie' }]
    const responses = await Promise.all([bring(us, rows), bring(us, rows), bring(us, rows)])
    expect(
      responses
        .flat()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['created', 'existing', 'existing'])
    expect(await names(us)).toEqual(['Éloi'])
  })

  test('writes an audit entry for each customer', async () => {
    const us = await t.company()
    await bring(us, [{ firstName: 'Jo', email: 'jo@example.com' }])
    const entries = await us.request(listAudit, { params: { companyId: us.companyId }, query: { entity: 'customer' } })
    expect(entries).toMatchObject([{ action: 'imported', changes: { email: [null, 'jo@example.com'] } }])
  })

  test('is for administrators of the company', async () => {
    const [us, them] = [await t.company(), await t.company()]
    expect((await send(await t.colleague(us, 'staff'), people)).status).toBe(403)
    expect((await send({ ...us, companyId: them.companyId }, people)).status).toBe(404)
    expect([await names(us), await names(them)]).toEqual([[], []])
  })

  test('is made once when it is sent twice with one key', async () => {
    const us = await t.company()
    const headers = { 'idempotency-key': 'import-1' }
    const first = await send(us, people, headers)
    expect(await send(us, people, headers)).toMatchObject({ status: 200, body: first.body })
    expect(await names(us)).toHaveLength(2)
  })

  test('names the refused field of a row that is not in the contract’s form', async () => {
    const us = await t.company()
    const refused = await send(us, [{ firstName: 'Jo' }, { firstName: 'Al', email: 'al' }])
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'rows.1.email' }] } })
    expect((await send(us, Array(101).fill({ firstName: 'Jo' }))).status).toBe(422)
    expect(await names(us)).toEqual([])
  })
})
