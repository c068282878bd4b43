import * as calls from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const soleil = { kind: 'company', companyName: 'SARL Soleil', phoneNumbers: [] } satisfies CustomerCreation
const create = (by: Member, body: CustomerCreation) => by.send(calls.createCustomer, { params: by, body })
const change = (by: Member, id: number, body: object) =>
  by.send(calls.updateCustomer, { params: { companyId: by.companyId, id }, body })
const idOf = (response: { body: unknown }) => (response.body as { id: number }).id
const found = async (by: Member, query: Record<string, string>) =>
  (await by.request(calls.listCustomers, { params: by, query })).map(
    ({ companyName, lastName }) => companyName ?? lastName,
  )

describe('a company as a customer', () => {
  test('has a name instead of a first name', async () => {
    const us = await t.company()
    expect(await create(us, soleil)).toMatchObject({
      status: 201,
      body: { kind: 'company', companyName: 'SARL Soleil', firstName: null, billingAddress: null },
    })
    expect(await create(us, { kind: 'company', firstName: 'Awa' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'companyName', code: 'required' }] },
    })
  })

  test('is not what a customer is unless told', async () => {
    const us = await t.company()
    expect(await create(us, { firstName: 'Awa' })).toMatchObject({ status: 201, body: { kind: 'person' } })
    expect(await create(us, { companyName: 'SARL Soleil' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'firstName', code: 'required' }] },
    })
  })

  test('has numbers in their format, which match', async () => {
    const us = await t.company()
    const refused = async (numbers: object) => (await create(us, { ...soleil, ...numbers })).body
    expect(await refused({ siren: '732829321' })).toMatchObject({ errors: [{ path: 'siren', code: 'siren' }] })
    expect(await refused({ vatNumber: 'FR45732829320' })).toMatchObject({ errors: [{ path: 'vatNumber' }] })
    const numbers = { siren: '901840629', vatNumber: 'FR44732829320' }
    expect(await refused(numbers)).toMatchObject({ errors: [{ path: 'vatNumber', code: 'vat_number' }] })
    const stored = { ...numbers, siren: '732 829 320' }
    expect(await create(us, { ...soleil, ...stored })).toMatchObject({ status: 201, body: { siren: '732829320' } })
  })

  test('stays whole when it is changed', async () => {
    const us = await t.company()
    const id = idOf(await create(us, { ...soleil, vatNumber: 'FR44732829320' }))
    expect(await change(us, id, { companyName: null })).toMatchObject({ status: 422 })
    expect(await change(us, id, { siren: '901840629' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'vatNumber' }] },
    })
    expect(await change(us, id, { kind: 'person' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'firstName', code: 'required' }] },
    })
    expect(await change(us, id, { kind: 'person', firstName: 'Awa' })).toMatchObject({ status: 200 })
    expect(await change(us, id, { firstName: null })).toMatchObject({ status: 422 })
  })

  test('has an address for invoices, which can be removed', async () => {
    const us = await t.company()
    const id = idOf(await create(us, soleil))
    const billingAddress = { address: 'BP 12', city: 'Les Abymes', countryCode: 'GP' }
    expect(await change(us, id, { billingAddress })).toMatchObject({
      body: { billingAddress: { ...billingAddress, postalCode: null, department: null } },
    })
    expect(await change(us, id, { contactName: 'Jo' })).toMatchObject({ body: { billingAddress } })
    expect(await change(us, id, { billingAddress: null })).toMatchObject({ body: { billingAddress: null } })
  })

  test('is found by its name, contact, numbers and address for invoices, and ordered by its name', async () => {
    const us = await t.company()
    const numbers = { siren: '732829320', vatNumber: 'FR44732829320', contactName: 'Ludovic Nestor' }
    await create(us, { ...soleil, ...numbers, billingEmail: 'compta@soleil.example' })
    await create(us, { firstName: 'Awa', lastName: 'Sylla' })
    await create(us, { firstName: 'Zoé', lastName: 'Abidos' })
    for (const search of ['soleil', 'solleil', 'nestor', '732829320', '732 829 320', 'FR44732829320', 'compta@']) {
      expect([search, await found(us, { search })]).toEqual([search, ['SARL Soleil']])
    }
    expect(await found(us, { lastName: 'sarl' })).toEqual(['SARL Soleil'])
    expect(await found(us, {})).toEqual(['Abidos', 'SARL Soleil', 'Sylla'])
  })

  test('is named where its address is taken', async () => {
    const us = await t.company()
    await create(us, { ...soleil, email: 'contact@soleil.example' })
    const { status, body } = await create(us, { firstName: 'Awa', email: 'contact@soleil.example' })
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('SARL Soleil')])
  })

  test('is imported once: known by its SIREN, or without one by its name', async () => {
    const us = await t.company()
    await create(us, { ...soleil, siren: '732829320' })
    await create(us, { ...soleil, companyName: 'Éts. Nestor' })
    const rows: CustomerCreation[] = [
      { ...soleil, companyName: 'Soleil (siège)', siren: '732829320' },
      { ...soleil, companyName: 'ETS. NESTOR' },
      { ...soleil, companyName: 'Caraïbes Transport' },
      { ...soleil, companyName: 'Caraïbes Transport' },
      { firstName: 'Awa', lastName: 'Éts. Nestor' },
      { ...soleil, companyName: 'Soleil', siren: '732829320', email: 'compta@soleil.example' },
    ]
    const response = await us.request(calls.importCustomers, { params: us, body: { rows } })
    expect(response.rows.map(({ state }) => state)).toEqual([
      ...['existing', 'existing', 'created', 'existing', 'created', 'existing'],
    ])
    expect(response.rows[0]?.message).toContain('SARL Soleil')
  })

  test('is exported with its numbers', async () => {
    const us = await t.company()
    const billingAddress = {
      address: 'BP 12',
      postalCode: '97139',
      city: 'Les Abymes',
      department: null,
      countryCode: 'GP',
    }
    await create(us, { ...soleil, siren: '732829320', billingAddress })
    const { body } = await us.send(calls.exportCustomers, { params: us, query: {} })
    expect(String(body)).toContain('Entreprise;SARL Soleil;732829320')
    expect(String(body)).toContain('BP 12, 97139 Les Abymes, Guadeloupe')
  })
})
