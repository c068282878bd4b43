import { listAudit } from '@filao/domain/access/contract'
import { createCustomer, listCustomers } from '@filao/domain/customers/contract'
import { deleteVehicle } from '@filao/domain/fleet/contract'
import { listImports } from '@filao/domain/imports/contract'
import { issueInvoice } from '@filao/domain/invoicing/contract'
import { getPlanning } from '@filao/domain/planning/contract'
import { listReceivables } from '@filao/domain/receivables/contract'
import * as calls from '@filao/domain/rentals/contract'
import { namePairs } from '@filao/domain/rentals/import/customer-book'
import type { ImportedRental } from '@filao/domain/rentals/import/imported-rental.schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenVehicle } from '#testing/given'
import { findKnownCustomers } from './import-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const bring = async (by: Member, rows: ImportedRental[]) =>
  (await by.request(calls.importRentals, { params: { companyId: by.companyId }, body: { rows } })).rows
const check = async (by: Member, rows: ImportedRental[]) =>
  (await by.request(calls.checkRentalImport, { params: { companyId: by.companyId }, body: { rows } })).rows
const rentals = async (by: Member) =>
  await by.request(calls.listRentals, { params: { companyId: by.companyId }, query: {} })

async function givenFleet() {
  const us = await t.company()
  const agency = await givenAgency(us)
  const category = await givenCategory(us, { preparationDurationMinutes: 60 })
  const vehicle = await givenVehicle(us, {
    categoryId: category.id,
    locationId: agency.id,
    registrationNumber: 'AB-123-CD',
  })
  const row = (over: Partial<ImportedRental> = {}): ImportedRental => ({
    registrationNumber: 'AB 123 CD',
    customerName: 'DUPONT Jean',
    createsCustomer: true,
    departureAgencyId: agency.id,
    start: '2036-03-12T08:30',
    end: '2036-03-16T18:00',
    totalAmount: 350,
    ...over,
  })
  return { us, agency, category, vehicle, row }
}

describe('an import of rentals', () => {
  test('creates past and coming rentals with their customers, without mails, payments or entries of the journal', async () => {
    const { us, row } = await givenFleet()
    const rows = [
      row({ reference: 'L-1', paidAmount: 100, securityDepositAmount: 500 }),
      row({ reference: 'L-2', start: '2024-03-12T08:30', end: '2024-03-16T18:00' }),
      row({ reference: 'L-3', start: '2024-04-12T08:30', end: '2024-04-16T18:00', paidAmount: 300 }),
      row({ reference: 'L-4', status: 'cancelled' }),
    ]
    expect((await check(us, rows)).map(({ state, id }) => [state, id])).toEqual(rows.map(() => ['created', null]))
    expect(await rentals(us)).toEqual([])
    const created = await bring(us, rows)
    expect(created.map(({ state }) => state)).toEqual(rows.map(() => 'created'))
    expect(created[0]?.message).toContain('Le client sera créé.')
    const request = async (at: number) =>
      await us.request(calls.getRental, { params: { companyId: us.companyId, id: created[at]?.id as number } })
    const [coming, past, unpaid] = [await request(0), await request(1), await request(2)]
    expect(coming).toMatchObject({
      status: 'pending',
      start: '2036-03-12T12:30:00Z',
      totalAmount: 350,
      price: null,
      settledElsewhereAmount: 100,
      creditedAmount: 100,
      paidTotalAmount: 0,
      securityDepositAmount: 500,
      importReference: 'L-1',
    })
    expect(past).toMatchObject({
      status: 'done',
      returnedAt: '2024-03-16T22:00:00Z',
      settledElsewhereAmount: 350,
      settledAt: '2024-03-16T22:00:00Z',
      securityDepositAmount: 0,
    })
    expect(unpaid).toMatchObject({ status: 'done', settledElsewhereAmount: 300, settledAt: null })
    const open = await us.request(listReceivables, { params: us, query: { kind: 'unpaid' } })
    expect(open.map(({ id, dueAmount }) => [id, dueAmount])).toEqual([
      [unpaid.id, 50],
      [coming.id, 250],
    ])
    const months = { start: '2024-03-01T04:00:00Z', end: '2024-05-01T04:00:00Z' }
    const board = await us.request(getPlanning, { params: us, query: months })
    expect(board.rentals.map(({ id, isPaid }) => [id, isPaid])).toEqual([
      [past.id, true],
      [unpaid.id, false],
    ])
    expect((await us.request(listCustomers, { params: us, query: {} })).map(({ lastName }) => lastName)).toEqual([
      'DUPONT',
    ])
    const stored = await inTransaction(t.db, us, async (tx) => {
      const { rows } =
        await sql`select (select count(*)::int from payments) as payments, (select count(*)::int from journal_entries) as entries,
        (select count(*)::int from sent_mails) as mails, (select rental_ids from import_batches) as rental_ids,
        (select cardinality(customer_ids) from import_batches) as customers`.execute(tx)
      return rows[0]
    })
    expect(stored).toEqual({ payments: 0, entries: 0, mails: 0, rentalIds: created.map(({ id }) => id), customers: 1 })
    expect(await us.request(listImports, { params: us })).toMatchObject([
      {
        kind: 'rentals',
        createdBy: { id: us.userId },
        created: { customers: 1, vehicles: 0, options: 0, rentals: 4, prices: 0 },
        undoneAt: null,
      },
    ])
    const entries = await us.request(listAudit, { params: us, query: { entity: 'rental' } })
    expect(entries.map(({ action }) => action)).toEqual(rows.map(() => 'imported'))
    const steps = await us.request(calls.getTimeline, { params: { companyId: us.companyId, id: coming.id } })
    expect(steps.map(({ kind }) => kind)).toEqual(['imported'])
    // The same file again creates nothing.
    expect((await bring(us, rows)).map(({ state }) => state)).toEqual(rows.map(() => 'existing'))
  })

  test('brings the past rentals of an archived vehicle, and no coming one', async () => {
    const { us, row, vehicle } = await givenFleet()
    await bring(us, [row({ start: '2024-01-12T08:30', end: '2024-01-16T18:00' })])
    // A vehicle with a rental is archived, not deleted.
    await us.request(deleteVehicle, { params: { companyId: us.companyId, id: vehicle.id } })
    const rows = [row(), row({ start: '2024-03-12T08:30', end: '2024-03-16T18:00' })]
    const outcomes = await bring(us, rows)
    expect(outcomes.map(({ state, path }) => [state, path])).toEqual([
      ['refused', 'registrationNumber'],
      ['created', null],
    ])
    const past = { vehicleId: vehicle.id, status: 'done' }
    expect(await rentals(us)).toMatchObject([past, past])
  })

  test('shows a double booking with a rental and with another row, and two imports at once take a vehicle once', async () => {
    const { us, row } = await givenFleet()
    const twice = [row(), row({ customerName: 'Zoé', start: '2036-03-16T08:00', end: '2036-03-17T08:00' })]
    expect((await check(us, twice)).map(({ state, path }) => [state, path])).toEqual([
      ['created', null],
      ['refused', 'registrationNumber'],
    ])
    const outcomes = await Promise.all([bring(us, twice.slice(0, 1)), bring(us, twice.slice(1))])
    expect(
      outcomes
        .flat()
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['created', 'refused'])
    expect(await rentals(us)).toHaveLength(1)
    const [again] = await check(us, [row({ start: '2036-03-15T08:00', reference: 'other' })])
    expect(again).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Ce véhicule est pris par la location'),
    })
  })

  test('compares with the customers of both names alone, in any order and spelling', async () => {
    const us = await t.company()
    const people = [
      ['Jean-Pierre', 'Dupont'],
      ['Jean-Pierre', 'Martin'],
      ['Zoé', 'Dupont'],
      ['Élodie', "D'Arc"],
      [undefined, undefined, 'SARL Les Alizés'],
      ['Awa', undefined],
    ] as const
    for (const [firstName, lastName, companyName] of people) {
      const body = companyName
        ? { kind: 'company' as const, companyName }
        : { firstName: firstName ?? '', ...(lastName && { lastName }) }
      await us.request(createCustomer, { params: us, body })
    }
    const found = async (...names: string[]) =>
      await inTransaction(t.db, us, async (tx) => {
        const pairs = names.flatMap((customerName) => namePairs({ customerName }))
        const known = await findKnownCustomers(tx, us.companyId, { emails: [], phones: [], names: pairs })
        return known.map(({ companyName, firstName, lastName }) => companyName ?? [firstName, lastName].join(' '))
      })
    expect(await found('M. DUPONT Jean Pierre')).toEqual(['Jean-Pierre Dupont'])
    expect(await found('elodie d’arc', 'sarl les alizes', 'Mme Awa')).toEqual([
      "Élodie D'Arc",
      'SARL Les Alizés',
      'Awa ',
    ])
    expect(await found('Pierre', '')).toEqual([])
  })

  test('creates a company once, whichever of its phone numbers a row has', async () => {
    const { us, row } = await givenFleet()
    await us.request(createCustomer, {
      params: us,
      body: { kind: 'company', companyName: 'SARL Karukera', phoneNumbers: ['590690000000'] },
    })
    const of = (month: string, customerName: string, phone: string) =>
      row({ start: `2036-${month}-01T08:00`, end: `2036-${month}-02T08:00`, customerName, customerPhones: [phone] })
    const created = await bring(us, [
      of('05', 'SARL Les Alizés', '590690111111'),
      of('06', 'SARL Les Alizés', '590690222222'),
      of('07', 'SARL Karukera', '590690333333'),
    ])
    expect(created.map(({ state }) => state)).toEqual(['created', 'created', 'created'])
    const names = (await us.request(listCustomers, { params: us, query: {} })).map(({ companyName }) => companyName)
    expect(names.toSorted()).toEqual(['SARL Karukera', 'SARL Les Alizés'])
  })

  test('of an imported rental, the invoice states what was settled before', async () => {
    const { us, row } = await givenFleet()
    const [created] = await bring(us, [row({ paidAmount: 100 })])
    const params = { companyId: us.companyId, rentalId: created?.id as number }
    const invoice = await us.request(issueInvoice, { params, body: { kind: 'invoice' } })
    expect(invoice).toMatchObject({ total: 350, paidAmount: 100 })
  })

  test('stays in its company, and is for administrators', async () => {
    const [ours, theirs] = [await givenFleet(), await givenFleet()]
    const rows = [ours.row({ departureAgencyId: theirs.agency.id })]
    expect(await bring(ours.us, rows)).toMatchObject([{ state: 'refused', path: 'departureAgencyId' }])
    expect(
      await bring(ours.us, [ours.row({ registrationNumber: null, categoryId: theirs.category.id })]),
    ).toMatchObject([{ state: 'refused', path: 'categoryId' }])
    const staff = await t.colleague(ours.us, 'staff')
    const response = await staff.send(calls.importRentals, { params: { companyId: ours.us.companyId }, body: { rows } })
    expect(response.status).toBe(403)
  })
})
